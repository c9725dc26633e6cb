// Keeps the screen awake while somebody here is to act. A browser that can't do it goes on without.

import type { Attachment } from 'svelte/attachments';

/** Holds the lock while `wanted` says so; asked for again when the page comes back into sight. */
export function keepAwake(wanted: () => boolean): Attachment {
  return () => {
    $effect(() => {
      if (!wanted()) return;
      let lock: WakeLockSentinel | null = null;
      let done = false;

      async function hold(): Promise<void> {
        if (document.hidden || (lock && !lock.released)) return;
        // Refused on low battery, or where pages may not ask.
        const got = await navigator.wakeLock?.request('screen').catch(() => null);
        if (done) void got?.release();
        else lock = got ?? null;
      }

      void hold();
      document.addEventListener('visibilitychange', hold);
      return () => {
        done = true;
        document.removeEventListener('visibilitychange', hold);
        void lock?.release();
      };
    });
  };
}
