import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { extractText as extractWithPdfJs } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { extractText } from '../../worker/reading/extract-text.ts';

const folder = join(import.meta.dirname, '../support/scans/sources');

/**
 * Of letters and digits, hyphenated ones joined: engines differ in the spaces and marks between them, in the forms of Arabic
 * letters and, where no spaces are written, in the ends of words.
 */
function wordsOf(text: string): string[] {
  const joined = text
    .normalize('NFKC')
    .replaceAll(/[-\u2010]\s+(?=\p{Ll})/gu, '')
    .replaceAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' $& ');
  return [...new Set(joined.match(/[\p{L}\p{N}]+/gu))].toSorted();
}

describe('the text layer of a PDF', () => {
  it.each(globSync('*.pdf', { cwd: folder }))(
    'has the words in %s that pdf.js finds',
    async (name) => {
      const bytes = new Uint8Array(readFileSync(join(folder, basename(name))));
      const { text: expected } = await extractWithPdfJs(bytes.slice(), { mergePages: true });
      const read = await extractText({ bytes, mimeType: 'application/pdf' });
      expect(wordsOf(expected).length).toBeGreaterThan(30);
      expect(wordsOf(('text' in read && read.text) || '')).toEqual(wordsOf(expected));
    },
  );
});
