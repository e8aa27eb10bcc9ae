import { ExtractionFailure } from '../extraction-result.ts';
import { type OfficeTextRules, writeOfficeText } from './office-text.ts';
import type { TextReader } from '../text-reader.ts';
import { openZip, type ZipArchive } from './zip-archive.ts';

const rules: OfficeTextRules = {
  text: new Set(['p', 'h']),
  paragraphs: new Set(['p', 'h']),
  cells: new Set(['table-cell']),
  rows: new Set(['table-row']),
  asides: new Set(['note-body', 'annotation']),
  skipped: new Set([
    'tracked-changes',
    'note-citation',
    'creator',
    'date',
    'page-number',
    'sender-initials',
  ]),
  titles: {},
  characters: { tab: '\t', 'line-break': '\n', s: ' ' },
};

/** OpenDocument text, sheets and slides: the content with notes and comments, and headers and footers of a text. */
export const readOpenDocument: TextReader = async (bytes, context) => {
  const archive = openZip(bytes, context.limits);
  if (contains(archive, 'META-INF/manifest.xml', 'encryption-data'))
    throw new ExtractionFailure('encrypted');
  if (!archive.names.includes('content.xml')) throw new ExtractionFailure('damaged');

  const isSpreadsheet = contains(archive, 'mimetype', 'opendocument.spreadsheet');
  const titles: Record<string, string> = isSpreadsheet ? { table: 'table:name' } : {};
  writeOfficeText(archive.read('content.xml'), { rules: { ...rules, titles }, context });
  await context.checkpoint();
  // The master pages of slides only contain the placeholders of empty frames.
  if (contains(archive, 'mimetype', 'opendocument.text'))
    writeOfficeText(archive.read('styles.xml'), { rules, context });
};

function contains(archive: ZipArchive, name: string, text: string): boolean {
  return [...archive.read(name)].join('').includes(text);
}
