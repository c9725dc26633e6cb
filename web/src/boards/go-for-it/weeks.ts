// Weeks by number, from their keys.

import type { Argument } from '../../protocol';

export const WEEKS = 48;

export const weekNumber = (key: Argument | undefined): number => Number(String(key).split('-')[1]);
