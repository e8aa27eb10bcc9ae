import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLanguageData } from '../../../.scripts/language-data.ts';
import { readPdfPage } from '../../../worker/archive/reading/pdf/read-pdf-page.ts';
import type { RecognitionLanguage } from '../../../worker/archive/reading/recognition/languages.ts';
import { recognitionLimits as limits } from '../../../worker/archive/reading/recognition/recognition-limits.ts';
import {
  inspectPages,
  recognizeFilePage,
} from '../../../worker/archive/reading/recognition/recognize-file-page.ts';
import { createTextEngine } from '../../../worker/archive/reading/recognition/text-engine.ts';
import { textOfPage } from '../../support/scans/pages/page.ts';
import { sourcePage } from '../../support/scans/pages/pages.ts';
import { type Scan, scanKinds } from '../../support/scans/scan.ts';

export type MeasuredScan = {
  name: string;
  kind: Scan['kind'];
  pages: number;
  /** The share of the different words that were found; without words to find, 1 if there are none. */
  recall: number;
  isHeld: boolean;
  confidence: number;
  languages: string;
  /** Processor time of a page. */
  msPerPage: number;
  missing: string[];
  /** How many different words were found that are not in the scan. */
  invented: number;
};

const checkpoint = () => Promise.resolve();

export async function measureScan(scan: Scan): Promise<MeasuredScan> {
  const bytes = await scanFile(scan);
  const engine = createTextEngine({ readAsset: readLanguageData, limits });
  const before = process.cpuUsage();
  const contents = await inspectPages(bytes, limits);
  const texts: string[] = [];
  const confidences: number[] = [];
  const languages: RecognitionLanguage[] = [];
  for (const [index, content] of contents.entries()) {
    if (content.textLayer !== 'none')
      texts.push(await readPdfPage(bytes, { index, limits, checkpoint }));
    if (!content.needsRecognition) continue;
    const page = await recognizeFilePage(bytes, { index, content, engine, limits });
    texts.push(page.text);
    confidences.push(page.confidence);
    if (page.language) languages.push(page.language);
  }
  const { user, system } = process.cpuUsage(before);
  const { recall, missing, invented } = compareWords(expectedText(scan), texts.join('\n'));
  return {
    name: scan.name,
    kind: scan.kind,
    pages: contents.length,
    recall,
    missing,
    invented,
    isHeld: recall >= scanKinds[scan.kind],
    confidence: Math.min(100, ...confidences),
    languages: [...new Set(languages)].join(' '),
    msPerPage: Math.round((user + system) / 1000 / contents.length),
  };
}

/** Scans are made once, outside of the tree. */
export async function scanFile(scan: Scan): Promise<Uint8Array> {
  const folder = join(tmpdir(), 'sheaf-scans');
  const path = join(folder, scan.name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, await scan.make());
  }
  return new Uint8Array(readFileSync(path));
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

/** Words as search knows them: letters and digits, without case. */
function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
