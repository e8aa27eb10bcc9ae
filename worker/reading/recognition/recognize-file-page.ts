import type { PageContent } from '../../../shared/reading/page-content.ts';
import { renderPdfPage } from '../pdf/render-pdf-page.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import type { GreyImage } from './image/grey-image.ts';
import type { RecognitionLimits } from './recognition-limits.ts';
import type { RecognitionOptions } from './page-reader.ts';
import { recognizePage } from './recognize-page.ts';
import type { RecognizedPage } from './recognized-page.ts';

type FilePageOptions = Omit<RecognitionOptions, 'limits' | 'renderLarger'> & {
  /** The number of the page, from 0. `content` is the result of `inspectPage`. */
  index: number;
  content: PageContent;
  limits: RecognitionLimits;
};

/**
 * Recognizes a page of a PDF or a picture. If the page has a text layer, only the rest is recognized. `bytes` are not changed. Throws
 * `ExtractionFailure` if the page is damaged or costs more than the limits.
 */
export async function recognizeFilePage(
  bytes: Uint8Array,
  options: FilePageOptions,
): Promise<RecognizedPage> {
  if (!isPdf(bytes)) return recognizePage(await decode(bytes, options), options);
  const render = (factor: number) => renderForRecognition(bytes, { ...options, factor });
  // Enlarging a scan without more pixels does not make it sharper.
  const { dpi } = options.content;
  const renderLarger = dpi === 0 || dpi > firstDpi ? render : undefined;
  return recognizePage(await render(1), { ...options, renderLarger });
}

const firstDpi = 200;

function renderForRecognition(
  bytes: Uint8Array,
  { index, content, limits, factor }: FilePageOptions & { factor: number },
): Promise<GreyImage> {
  return renderPdfPage(bytes, {
    index,
    dpi: firstDpi * factor,
    maxPixels: limits.pagePixels,
    content: content.textLayer === 'partial' ? 'pictures' : 'without-annotations',
    limits,
  });
}

function decode(bytes: Uint8Array, { index, limits, engine }: FilePageOptions) {
  return decodePicture(bytes, { index, maxPixels: limits.pagePixels, limits, engine });
}

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}
