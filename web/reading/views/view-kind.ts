import {
  mailMimeTypes,
  mimeTypeEssence,
  officeMimeTypes,
  signedMimeType,
} from '../../../shared/reading/file-types/mime-types.ts';

type ViewKind =
  | 'markdown'
  | 'html'
  | 'calendar'
  | 'contacts'
  | 'mail'
  | 'xlsx'
  | 'ods'
  | 'docx'
  | 'odt'
  | 'pptx'
  | 'odp';

const kinds: ReadonlyMap<string, ViewKind> = new Map<string, ViewKind>([
  ...[...mailMimeTypes, signedMimeType].map((type) => [type, 'mail'] as const),
  ['text/markdown', 'markdown'],
  ['text/html', 'html'],
  ['text/calendar', 'calendar'],
  ['text/vcard', 'contacts'],
  [officeMimeTypes.docx, 'docx'],
  [officeMimeTypes.odt, 'odt'],
  [officeMimeTypes.xlsx, 'xlsx'],
  [officeMimeTypes.ods, 'ods'],
  [officeMimeTypes.pptx, 'pptx'],
  [officeMimeTypes.odp, 'odp'],
]);

/** Returns the kind of view for a file that browsers cannot show; undefined for other types. */
export function viewKindOf(mimeType: string): ViewKind | undefined {
  return kinds.get(mimeTypeEssence(mimeType));
}
