import {
  mimeTypeEssence,
  officeMimeTypes,
} from '../../../../shared/reading/file-types/mime-types.ts';

/** Formats with a familiar name, which have a text `preview.format.*`; other formats are named by their kind. */
type FileFormat = 'word' | 'excel' | 'powerpoint';

const formats: ReadonlyMap<string, FileFormat> = new Map([
  [officeMimeTypes.docx, 'word'],
  ['application/msword', 'word'],
  [officeMimeTypes.xlsx, 'excel'],
  ['application/vnd.ms-excel', 'excel'],
  [officeMimeTypes.pptx, 'powerpoint'],
  ['application/vnd.ms-powerpoint', 'powerpoint'],
]);

export function fileFormatOf(mimeType: string): FileFormat | undefined {
  return formats.get(mimeTypeEssence(mimeType));
}
