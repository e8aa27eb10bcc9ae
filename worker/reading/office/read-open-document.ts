import { createPace } from '../../../shared/pace.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { type OfficeTextRules, writeOfficeText } from './office-text.ts';
import type { ReaderContext, TextReader } from '../text-reader.ts';
import { openZip } from '../../../shared/reading/office/zip-archive.ts';

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
  titles: new Map(),
  characters: new Map([
    ['tab', '\t'],
    ['line-break', '\n'],
    ['s', ' '],
  ]),
};

/** Reads OpenDocument text, sheets and slides: the content with notes and comments, and headers and footers of a text. */
export const readOpenDocument: TextReader = async (bytes, context) => {
  const archive = openZip(bytes, context.limits);
  const contains = (part: string, text: string) => includes(archive.read(part), text, context);
  if (await contains('META-INF/manifest.xml', 'encryption-data')) {
    throw new ExtractionFailure('encrypted');
  }
  if (!archive.names.includes('content.xml')) throw new ExtractionFailure('damaged');

  const isSpreadsheet = await contains('mimetype', 'opendocument.spreadsheet');
  const titles = new Map(isSpreadsheet ? [['table', 'table:name']] : []);
  await writeOfficeText(archive.read('content.xml'), { rules: { ...rules, titles }, context });
  await context.checkpoint();
  // The master pages of slides only contain the placeholders of empty frames.
  if (await contains('mimetype', 'opendocument.text')) {
    await writeOfficeText(archive.read('styles.xml'), { rules, context });
  }
};

const charactersBetweenCheckpoints = 1024 * 1024;

async function includes(
  chunks: Iterable<string>,
  text: string,
  context: ReaderContext,
): Promise<boolean> {
  const pace = createPace(context, charactersBetweenCheckpoints);
  let end = '';
  for (const chunk of chunks) {
    if (`${end}${chunk}`.includes(text)) return true;
    end = `${end}${chunk}`.slice(-text.length);
    await pace(chunk.length);
  }
  return false;
}
