import { cleanScans, damagedScans, imperfectScans, turnedScans } from './office-scans.ts';
import { bentScans, emptyScans, photoScans } from './photo-scans.ts';
import type { Scan } from './scan.ts';

/** The scans that measure recognition, created on demand. */
export const scans: readonly Scan[] = [
  ...cleanScans,
  ...turnedScans,
  ...imperfectScans,
  ...damagedScans,
  ...photoScans,
  ...bentScans,
  ...emptyScans,
];
