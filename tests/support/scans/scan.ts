/** Kinds of scans with the share of words that must be found in each file of the kind. */
export const scanKinds = {
  clean: 0.97,
  turned: 0.95,
  imperfect: 0.92,
  damaged: 0.8,
  photo: 0.82,
  /** Curled, rolled, crumpled and shadowed sheets. */
  bent: 0.7,
  /** Files without text, in which nothing may be found. */
  empty: 1,
} as const;

export type ScanKind = keyof typeof scanKinds;

export type Scan = {
  name: string;
  kind: ScanKind;
  mimeType: string;
  pages: readonly string[];
  added?: string;
  make(): Promise<Uint8Array> | Uint8Array;
};
