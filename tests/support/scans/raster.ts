import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractionLimits } from '../../../worker/reading/extraction-limits.ts';
import { pictureLimits } from '../../../worker/reading/picture/picture-limits.ts';
import { renderPdfPage } from '../../../worker/reading/pdf/render-pdf-page.ts';
import {
  type GreyImage,
  type RightAngle,
  turnImage,
} from '../../../worker/reading/recognition/image/grey-image.ts';
import { type Degradation, degrade } from './degrade.ts';

const sources = join(import.meta.dirname, 'sources');
const maxPixels = 64_000_000;

export async function rasterOf(
  name: string,
  {
    dpi = 200,
    steps = [],
    turn = 0,
  }: { dpi?: number; steps?: readonly Degradation[]; turn?: RightAngle } = {},
): Promise<GreyImage> {
  const limits = { ...extractionLimits, ...pictureLimits, pdfMemoryBytes: 512 * 1024 * 1024 };
  const bytes = readFileSync(join(sources, `${name}.pdf`));
  const image = await renderPdfPage(bytes, { index: 0, dpi, maxPixels, limits });
  return turnImage(degrade(image, steps), turn);
}

export function sourcePdf(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(sources, `${name}.pdf`)));
}
