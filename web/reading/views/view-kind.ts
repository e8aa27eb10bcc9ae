import {
  mailMimeTypes,
  mimeTypeEssence,
  signedMimeType,
} from '../../../shared/reading/file-types/mime-types.ts';

export type ViewKind = 'mail';

const kinds: ReadonlyMap<string, ViewKind> = new Map(
  [...mailMimeTypes, signedMimeType].map((type) => [type, 'mail']),
);

/** How a file that no browser shows is made readable; undefined for others. */
export function viewKindOf(mimeType: string): ViewKind | undefined {
  return kinds.get(mimeTypeEssence(mimeType));
}
