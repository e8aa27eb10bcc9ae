import { readLanguageData } from '../../../.scripts/language-data.ts';
import { readPdfPage } from '../../../worker/archive/reading/pdf/read-pdf-page.ts';
import { renderPdfPage } from '../../../worker/archive/reading/pdf/render-pdf-page.ts';
import { recognitionLimits as limits } from '../../../worker/archive/reading/recognition/recognition-limits.ts';
import {
  inspectPages,
  recognizeFilePage,
} from '../../../worker/archive/reading/recognition/recognize-file-page.ts';
import { createTextEngine } from '../../../worker/archive/reading/recognition/text-engine.ts';
import { writeScanPdf } from '../../support/scans/write-scan-pdf.ts';

const engine = createTextEngine({ readAsset: readLanguageData, limits });
const checkpoint = () => Promise.resolve();

/** Loads what reading takes. */
export async function warmUp(): Promise<void> {
  const blank = { width: 64, height: 64, data: new Uint8Array(64 * 64).fill(255) };
  const options = { language: 'en', dpi: 200, layout: 'block', instructions: 1e10 } as const;
  await engine.read(blank, options);
  await renderPdfPage(writeScanPdf([{}]), { index: 0, dpi: 20, maxPixels: 1e6, limits });
}

/** All text of a PDF or picture, from text layers and recognized, and what reading it found. */
export async function readWholeFile(bytes: Uint8Array) {
  const contents = await inspectPages(bytes, limits);
  const texts: string[] = [];
  const confidences: number[] = [];
  const languages = new Set<string>();
  for (const [index, content] of contents.entries()) {
    if (content.textLayer !== 'none') {
      texts.push(await readPdfPage(bytes, { index, limits, checkpoint }));
    }
    if (!content.needsRecognition) continue;
    const page = await recognizeFilePage(bytes, { index, content, engine, limits });
    texts.push(page.text);
    confidences.push(page.confidence);
    if (page.language) languages.add(page.language);
  }
  return {
    pages: contents.length,
    text: texts.join('\n'),
    confidence: Math.min(100, ...confidences),
    languages: [...languages],
  };
}
