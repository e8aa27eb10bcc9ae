import type { ExtractionResult } from '../../../shared/reading/extraction-result.ts';
import type { WordsFile } from '../../reading/words/words-file.ts';
import { failureOf, recognitionOf, textOfPages } from '../../reading/words/words-progress.ts';
import type { ReadDocument } from './extraction-store.ts';
import { cutToRow } from './save-reading.ts';

export async function toReadDocument(file: WordsFile): Promise<ReadDocument> {
  return {
    result: cutToRow(await resultOf(file)),
    recognition: recognitionOf(file),
    pagesCount: file.pages.length,
  };
}

async function resultOf(file: WordsFile): Promise<ExtractionResult> {
  const text = await textOfPages(file);
  const reason = failureOf(file);
  if (reason) return { state: 'failed', reason, ...(text && { text }) };
  return text === '' ? { state: 'none' } : { state: 'done', text };
}
