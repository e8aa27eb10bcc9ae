import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textOfPage } from '../../support/scans/pages/page.ts';
import { sourcePage } from '../../support/scans/pages/pages.ts';
import { type Scan, scanKinds } from '../../support/scans/scan.ts';
import type { ReadFile } from './reading-process.ts';
import { readWithDebian } from './debian-tesseract.ts';

export type MeasuredScan = {
  name: string;
  kind: Scan['kind'];
  pages: number;
  /** Share of the distinct words that were found; for a scan without words, 1 if none were found. */
  recall: number;
  /** Recall of Debian's Tesseract, which gets the language; undefined if it is not installed. */
  debian: number | undefined;
  isHeld: boolean;
  confidence: number;
  languages: string;
  msPerPage: number;
  missing: string[];
  invented: number;
};

export async function measureScan(
  scan: Scan,
  read: (path: string) => Promise<ReadFile>,
): Promise<MeasuredScan> {
  const path = await scanFile(scan);
  const file = await read(path);
  const expected = expectedText(scan);
  const { recall, missing, invented } = compareWords(expected, file.text);
  const languages = scan.pages.map((name) => sourcePage(name).language);
  const debian = await readWithDebian(path, languages);
  return {
    name: scan.name,
    kind: scan.kind,
    pages: file.pages,
    recall,
    missing,
    invented,
    debian: debian === undefined ? undefined : compareWords(expected, debian).recall,
    isHeld: recall >= scanKinds[scan.kind],
    confidence: file.confidence,
    languages: file.languages.join(' '),
    msPerPage: Math.round(file.cpuMs / file.pages),
  };
}

/** Creates a scan once, outside the tree. Returns the path. */
export async function scanFile(scan: Scan): Promise<string> {
  const folder = join(tmpdir(), 'sheaf-scans');
  const path = join(folder, scan.name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, await scan.make());
  }
  return path;
}

export function expectedText({ pages, added = '' }: Scan): string {
  return [...pages.map((name) => textOfPage(sourcePage(name))), added].join('\n');
}

export function compareWords(expected: string, found: string) {
  const foundWords = wordsOf(found);
  const expectedWords = wordsOf(expected);
  const missing = [...expectedWords].filter((word) => !foundWords.has(word));
  const invented = [...foundWords].filter((word) => !expectedWords.has(word)).length;
  if (expectedWords.size === 0) return { recall: foundWords.size === 0 ? 1 : 0, missing, invented };
  return { recall: 1 - missing.length / expectedWords.size, missing, invented };
}

/** Returns words as search tokenizes them: letters and digits, without case. */
function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
