import { cleanScans, damagedScans, imperfectScans, turnedScans } from './office-scans.ts';
import { bentScans, emptyScans, photoScans } from './photo-scans.ts';
import type { Scan } from './scan.ts';

/** The scans by which recognition is judged. They are made when they are needed. */
export const scans: readonly Scan[] = [
  ...cleanScans,
  ...turnedScans,
  ...imperfectScans,
  ...damagedScans,
  ...photoScans,
  ...bentScans,
  ...emptyScans,
];
