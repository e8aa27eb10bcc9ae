import type { FieldsToFind, FoundField } from '../../shared/reading/find-fields/found-fields.ts';
import type { FileReading, FileToRead, Reader } from '../platform/platform.ts';
import { findFieldsLimits } from './find-fields-limits.ts';
import { textOf } from './extraction-result.ts';
import { extractText } from './extract-text.ts';
import { decodeWordsFile } from './words/words-file.ts';
import { nextWaitingPage } from './words/words-progress.ts';

/** Milliseconds after which finding the fields is left to another request, so that a slow search does not lose the text. */
const longestExtraction = 1000;

/** Reads the text of a file, and finds the fields in it if `find` is given and no text is missing. */
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

function isWhole({ mimeType }: Pick<FileToRead, 'mimeType'>, { pages, eInvoice }: FileReading) {
  if (pages && nextWaitingPage(decodeWordsFile(pages)) >= 0) return false;
  return mimeType === 'application/pdf' || eInvoice?.state !== 'read';
}

export async function findInProcess({ text, options }: FieldsToFind): Promise<FoundField[]> {
  const { findFields } = await import('../../shared/reading/find-fields/find-fields.ts');
  return findFields(text, options);
}
