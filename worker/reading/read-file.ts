import type { FieldsToFind, FoundField } from '../../shared/reading/find-fields/found-fields.ts';
import type { FileReading, FileToRead, Reader } from '../platform/platform.ts';
import { findFieldsLimits } from './find-fields-limits.ts';
import { textOf } from './extraction-result.ts';
import { extractText } from './extract-text.ts';
import { decodeWordsFile } from './words/words-file.ts';
import { nextWaitingPage } from './words/words-progress.ts';

/** What took longer leaves its fields to another request, with time of its own: what costs them too much costs no text. */
const longestExtraction = 1000;

/** The text of a file, and what it says of the fields of its document where `find` is given and nothing is missing. */
export async function readFile({
  find,
  ...file
}: Parameters<Reader['read']>[0]): Promise<FileReading> {
  const startedAt = Date.now();
  const reading = await extractText(file);
  const text = (textOf(reading) ?? '').slice(0, findFieldsLimits.characters);
  const isLate = Date.now() - startedAt > longestExtraction;
  if (!find || isLate || !isWhole(file, reading)) return reading;
  return { ...reading, fields: await findInProcess({ text, options: find }) };
}

/** No page is still to be recognized, and the text is not that of an e-invoice, which says more by itself. */
function isWhole({ mimeType }: Pick<FileToRead, 'mimeType'>, { pages, eInvoice }: FileReading) {
  if (pages && nextWaitingPage(decodeWordsFile(pages)) >= 0) return false;
  return mimeType === 'application/pdf' || eInvoice?.state !== 'read';
}

export async function findInProcess({ text, options }: FieldsToFind): Promise<FoundField[]> {
  const { findFields } = await import('../../shared/reading/find-fields/find-fields.ts');
  return findFields(text, options);
}
