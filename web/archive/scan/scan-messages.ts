import type { Quadrilateral } from '../../../shared/reading/picture/quadrilateral.ts';

export type Rotation = 0 | 90 | 180 | 270;

/** `corners` are fractions of the photo's width and height. */
export type ScanTask =
  | { kind: 'find'; photo: Blob | ImageBitmap }
  | { kind: 'straighten'; photo: Blob; corners: Quadrilateral; rotation: Rotation };

export type FoundCorners = { corners: Quadrilateral; confidence: number } | null;

export type ScanRequest = { id: number; task: ScanTask };
export type ScanResponse = { id: number } & (
  | { found: FoundCorners }
  | { page: Blob }
  | { error: string }
);
