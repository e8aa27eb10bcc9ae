import { expect, it } from 'vitest';
import french from '../../node_modules/@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?bytes';
import page from '../support/scans/sources/facture-garage.pdf?bytes';
import { renderPdfPage } from '../../worker/reading/pdf/render-pdf-page.ts';
import { recognitionLimits as limits } from '../../worker/reading/recognition/recognition-limits.ts';
import { recognizePage } from '../../worker/reading/recognition/recognize-page.ts';
import { createTextEngine } from '../../worker/reading/recognition/engine/text-engine.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

it('recognizes a page in a Worker', async () => {
  const readAsset = (path: string) =>
    Promise.resolve(path.includes('fra') ? bytesOf(french) : null);
  const engine = createTextEngine({ readAsset, limits });
  const options = { index: 0, dpi: 120, maxPixels: limits.pagePixels, limits };
  const image = await renderPdfPage(bytesOf(page), options);
  const result = await recognizePage(image, { engine, limits, languages: ['fr'] });
  expect(result.text).toContain('Plaquettes de frein avant');
  expect(result.language).toBe('fr');
});
