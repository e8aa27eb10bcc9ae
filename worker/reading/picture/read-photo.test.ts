import { describe, expect, it } from 'vitest';
import { readLanguageData } from '../../../.scripts/language-data.ts';
import { phoneSizes, photoOf } from '../../../tests/support/scans/phone-photos.ts';
import { textOfPage } from '../../../tests/support/scans/pages/page.ts';
import { sourcePage } from '../../../tests/support/scans/pages/pages.ts';
import { readJpegHeader } from '../../../shared/reading/picture/jpeg-header.ts';
import { jpegPart, wrapPicture } from '../../../shared/reading/picture/picture-pdf.ts';
import { recognizeInProcess } from '../recognition/recognize-in-process.ts';

const page = 'repair-letter';
const content = { textLayer: 'none', needsRecognition: true, dpi: 0 } as const;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

async function recall(bytes: Uint8Array): Promise<number> {
  const file = { bytes: new Uint8Array(bytes), index: 0, content };
  const found = await recognizeInProcess(file, { readAsset: readLanguageData });
  if (found.state === 'failed') throw new Error(found.reason);
  const words = wordsOf(found.text);
  const expected = [...wordsOf(textOfPage(sourcePage(page)))];
  return expected.filter((word) => words.has(word)).length / expected.length;
}

const noSize = { width: 0, height: 0 };

describe('the text of a photo is read', () => {
  it('of 50 megapixels', async () => {
    const photo = await photoOf(page, phoneSizes[50] ?? noSize);
    expect(await recall(await photo.jpeg().toBuffer())).toBeGreaterThan(0.9);
  });

  it('of 12 megapixels on a page of a PDF', async () => {
    const photo = await photoOf(page, phoneSizes[12] ?? noSize);
    const bytes = new Uint8Array(await photo.jpeg().toBuffer());
    const part = jpegPart(bytes, { header: readJpegHeader(bytes) });
    expect(await recall(wrapPicture([part], part))).toBeGreaterThan(0.9);
  });
});
