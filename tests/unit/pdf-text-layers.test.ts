import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { extractText as extractWithPdfJs } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { extractText } from '../../worker/reading/extract-text.ts';
import { mixedPages } from '../support/scans/pages/mixed.ts';
import { packPages } from '../support/scans/pages/packs.ts';

/** Right-to-left text, and word boundaries in text without spaces, differ. */
const withoutSpaces = mixedPages.filter(({ language }) => language === 'ja');
const others = new Set([...packPages, ...withoutSpaces].map(({ name }) => `${name}.pdf`));
const folder = join(import.meta.dirname, '../support/scans/sources');

/** Returns words of letters and digits, with hyphenated ones joined, because engines differ in spaces and marks. */
function wordsOf(text: string): string[] {
  const joined = text.normalize('NFC').replaceAll(/[-\u2010]\s+(?=\p{Ll})/gu, '');
  return [...new Set(joined.match(/[\p{L}\p{N}]+/gu))].toSorted();
}

describe('the text layer of a PDF', () => {
  it.each(globSync('*.pdf', { cwd: folder }).filter((name) => !others.has(name)))(
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
