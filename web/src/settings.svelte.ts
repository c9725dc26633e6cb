// How this person likes it: language, light or dark, how fast pieces move, who rolls.

import type { Speed } from './boards/contract';
import { remember, remembered } from './memory';
import { LANGUAGES, type Language } from './texts/languages';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['normal', 'fast', 'none'] as const satisfies readonly Speed[];
export const ROLLS = ['tap', 'auto'] as const;
export const SOUNDS = ['on', 'off'] as const;

export type Theme = (typeof THEMES)[number];
export type Rolls = (typeof ROLLS)[number];
export type Sound = (typeof SOUNDS)[number];

interface Kept {
  language?: Language;
  theme?: Theme;
  speed?: Speed;
  rolls?: Rolls;
  sound?: Sound;
}

const KEY = 'laufspiel.settings';
const DARK = matchMedia('(prefers-color-scheme: dark)');
const STILL = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  #kept = $state.raw(remembered<Kept>(KEY, {}));
  #dark = $state(DARK.matches);
  #still = $state(STILL.matches);

  constructor() {
    DARK.addEventListener('change', (change) => (this.#dark = change.matches));
    STILL.addEventListener('change', (change) => (this.#still = change.matches));
  }

  get language(): Language {
    return known(LANGUAGES, this.#kept.language) ?? spokenByBrowser();
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  get theme(): Theme {
    return known(THEMES, this.#kept.theme) ?? 'system';
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  get isDark(): boolean {
    return this.theme === 'system' ? this.#dark : this.theme === 'dark';
  }

  get speed(): Speed {
    return known(SPEEDS, this.#kept.speed) ?? (this.#still ? 'none' : 'normal');
  }
  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  get rolls(): Rolls {
    return known(ROLLS, this.#kept.rolls) ?? 'tap';
  }
  set rolls(rolls: Rolls) {
    this.#keep({ rolls });
  }

  get sound(): Sound {
    return known(SOUNDS, this.#kept.sound) ?? 'off';
  }
  set sound(sound: Sound) {
    this.#keep({ sound });
  }

  #keep(change: Kept): void {
    this.#kept = { ...this.#kept, ...change };
    remember(KEY, this.#kept);
  }
}

function known<T>(values: readonly T[], value: T | undefined): T | undefined {
  return value !== undefined && values.includes(value) ? value : undefined;
}

function spokenByBrowser(): Language {
  for (const wish of navigator.languages) {
    const language = known<string>(LANGUAGES, wish.slice(0, 2).toLowerCase());
    if (language) return language as Language;
  }
  return 'en';
}

export const settings = new Settings();
