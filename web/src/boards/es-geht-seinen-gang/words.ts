// What things are called: points, spaces, effects of cards, and why something can't be had.

import { t, titleOf } from '../../texts/words.svelte';
import { countPoints } from './points';
import { COLOURS, type Chips, type Effect, type Space } from './types';

/** A text of this board by name; the rules' underscores are hyphens there. */
export const say = (name: string, args: Record<string, string | number> = {}): string =>
  t(`es-geht-seinen-gang-board-${name.replaceAll('_', '-')}`, args);

/** Points in words: `2 green, 1 blue`. */
export const pointsInWords = (letters: string): string => chipsInWords(countPoints(letters));

export function chipsInWords(chips: Chips): string {
  const told = COLOURS.filter((colour) => chips[colour] > 0).map((colour) =>
    say('points', { colour, count: chips[colour] }),
  );
  return told.length > 0 ? told.join(', ') : say('no-points');
}

export function effectWords(effect: Effect): string {
  const does = say(`effect-${effect.do}`, {
    count: effect.count,
    space: effect.to ? titleOf(effect.to) : '',
    good: effect.good ? titleOf(effect.good) : '',
    points: pointsInWords(effect.points),
  });
  return effect.if === 'anybody' ? does : say(`if-${effect.if}`, { effect: does });
}

/** What a space is called and does. */
export function spaceWords(space: Space): string {
  const told = [titleOf(space.key)];
  if (space.kind !== 'plain') told.push(kindWords(space));
  if (space.dots) told.push(pointsInWords(space.dots));
  if (space.red) told.push(say('space-red', { space: titleOf(space.red) }));
  return told.join(' · ');
}

export const kindWords = ({
  kind,
  number,
  certificate,
}: Pick<Space, 'kind' | 'number' | 'certificate'>): string =>
  say(`space-${kind}`, { number, certificate: certificate ?? '' });
