import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { readLanguageData } from '../../../.scripts/language-data.ts';
import { languageTags } from '../../../.scripts/languages/language-packages.ts';
import { renderPdfPage } from '../../../worker/reading/pdf/render-pdf-page.ts';
import { decodePicture } from '../../../worker/reading/picture/decode-picture.ts';
import { recognitionLimits as limits } from '../../../worker/reading/recognition/recognition-limits.ts';
import { countPages } from './read-file.ts';
import { createTextEngine } from '../../../worker/reading/recognition/engine/text-engine.ts';

const run = promisify(execFile);
const engine = createTextEngine({ readAsset: readLanguageData, limits });

/**
 * Returns the text of a file by Debian's Tesseract from pages at 300 dpi, in their language; undefined if it is not
 * installed.
 */
export async function readWithDebian(
  path: string,
  languages: readonly string[],
): Promise<string | undefined> {
  const bytes = new Uint8Array(readFileSync(path));
  const isPdf = bytes[0] === 0x25;
  const count = await countPages(bytes);
  const names = Array.from(languageTags.keys()).filter((name) =>
    languages.includes(languageTags.get(name) ?? name),
  );
  const texts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { width, height, data } = isPdf
      ? await renderPdfPage(bytes, { index, dpi: 300, maxPixels: limits.pagePixels, limits })
      : await decodePicture(bytes, { index, maxPixels: limits.pagePixels, limits, engine });
    const header = Buffer.from(`P5\n${width} ${height}\n255\n`);
    const text = await tesseract(Buffer.concat([header, data]), names.join('+') || 'eng');
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return texts.join('\n');
}

async function tesseract(picture: Buffer, languages: string): Promise<string | undefined> {
  const reading = run('tesseract', ['-', '-', '-l', languages], { maxBuffer: 16 * 1024 * 1024 });
  reading.child.stdin?.on('error', () => undefined).end(picture);
  try {
    return (await reading).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return '';
  }
}
