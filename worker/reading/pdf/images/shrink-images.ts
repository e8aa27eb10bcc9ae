import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import type { PictureLimits } from '../../picture/picture-limits.ts';
import { reduceRows } from '../../picture/pixel-rows.ts';
import type { FileStream } from '../find-objects.ts';
import { samplesOfProfile } from './image-colors.ts';
import { layOverWhite, type MaskedImage, separateMask } from './image-mask.ts';
import { findImageStream } from './image-stream.ts';
import { type ImageRowOptions, readImageRows } from './read-image-rows.ts';
import { listPageObjects, type PageObject } from '../pdf-page-objects.ts';
import type { Pdfium } from '../engine/pdfium.ts';

/** PDFium decodes the pictures of a page as a whole, and this number of pixels fits into its memory. */
const pixelsUnpacked = 9_000_000;
const fewestPixels = 1_000_000;

type ShrinkOptions = {
  bytes: Uint8Array;
  scale: number;
  isColored: boolean;
  limits: PictureLimits;
};

/**
 * Replaces pictures that would not fit into the memory of PDFium by smaller ones in the size in which they are drawn. They are decoded row
 * by row. Unsupported formats are left unchanged.
 */
export async function shrinkImages(
  pdfium: Pdfium,
  page: number,
  options: ShrinkOptions,
): Promise<void> {
  const images = listPageObjects(pdfium, page)
    .filter(({ kind }) => kind === 'image')
    .map((object) => ({ ...object, ...pixelSizeOf(pdfium, object) }));
  const pixels = images.reduce((sum, { width, height }) => sum + width * height, 0);
  if (pixels <= pixelsUnpacked) return;
  for (const image of images) {
    if (image.width * image.height < fewestPixels) continue;
    await shrinkImage(pdfium, image, { ...options, page });
  }
}

type ImageObject = PageObject & { width: number; height: number };

function pixelSizeOf({ api, view }: Pdfium, { pointer }: PageObject) {
  const buffer = api.malloc(8);
  const isKnown = api.FPDFImageObj_GetImagePixelSize(pointer, buffer, buffer + 4) !== 0;
  const width = isKnown ? view().getUint32(buffer, true) : 0;
  const height = isKnown ? view().getUint32(buffer + 4, true) : 0;
  api.free(buffer);
  return { width, height };
}

function colorSpaceOf({ api, view }: Pdfium, { page, image }: { page: number; image: number }) {
  const buffer = api.malloc(metadataBytes);
  const isKnown = api.FPDFImageObj_GetImageMetadata(image, page, buffer) !== 0;
  const space = isKnown ? view().getInt32(buffer + 20, true) : 0;
  api.free(buffer);
  return space;
}

const metadataBytes = 28;

function profileSamplesOf(
  { api, view }: Pdfium,
  { page, image }: { page: number; image: number },
): number | undefined {
  const size = api.malloc(4);
  const read = (buffer: number, length: number) =>
    api.FPDFImageObj_GetIccProfileDataDecoded(image, page, buffer, length, size) !== 0;
  const length = read(0, 0) ? view().getUint32(size, true) : 0;
  const buffer = length > 0 ? api.malloc(length) : 0;
  const isRead = buffer !== 0 && read(buffer, length);
  const samples = isRead
    ? samplesOfProfile(new Uint8Array(view().buffer, buffer, length))
    : undefined;
  if (buffer !== 0) api.free(buffer);
  api.free(size);
  return samples;
}

async function shrinkImage(
  pdfium: Pdfium,
  image: ImageObject,
  { page, bytes, scale, isColored, limits }: ShrinkOptions & { page: number },
): Promise<void> {
  const { width, height, box } = image;
  const drawn = (box.right - box.left) * (box.top - box.bottom) * scale ** 2;
  const factor = Math.sqrt(drawn / (width * height));
  if (factor >= 1) return;
  const stream = findImageStream(pdfium, image, bytes);
  const masked = stream && separateMask(stream, bytes);
  if (!masked) return;
  const wanted = {
    width: Math.max(1, Math.ceil(width * factor)),
    height: Math.max(1, Math.ceil(height * factor)),
  };
  const place = { page, image: image.pointer };
  const space = colorSpaceOf(pdfium, place);
  const profileSamples = profileSamplesOf(pdfium, place);
  const options = { width, height, wanted, isColored, limits, space, profileSamples };
  const smaller = await decodeMasked(masked, options);
  if (smaller) replaceImage(pdfium, image.pointer, { ...smaller, isColored });
}

const greySpace = 1;

async function decodeMasked({ image, mask }: MaskedImage, options: ImageRowOptions) {
  const picture = await decodeImage(image, options);
  if (!picture || !mask) return picture;
  const { width, height } = mask;
  const { wanted, limits } = options;
  const opacities = await decodeImage(mask, {
    width,
    height,
    wanted,
    isColored: false,
    limits,
    space: greySpace,
  });
  if (!opacities) return undefined;
  layOverWhite(picture, opacities);
  return picture;
}

/** Returns undefined for a picture that is left to PDFium, also after an error, so that the rest of its page is still drawn. */
async function decodeImage(stream: FileStream, options: ImageRowOptions) {
  try {
    const rows = readImageRows(stream, options);
    return rows && (await reduceRows(rows, options.wanted));
  } catch (error) {
    // A `RangeError` is a read beyond the end of a damaged file.
    const isOfPicture = error instanceof RangeError || error instanceof ExtractionFailure;
    if (!isOfPicture || isTimeout(error)) throw error;
    return undefined;
  }
}

const isTimeout = (error: Error) =>
  error instanceof ExtractionFailure && error.reason === 'timeout';

/** FPDFBitmap_Gray and FPDFBitmap_BGR. */
const formats = { grey: 1, color: 2 };

function replaceImage(
  { api, view, assertComplete }: Pdfium,
  image: number,
  {
    width,
    height,
    data,
    isColored,
  }: { width: number; height: number; data: Uint8Array; isColored: boolean },
): void {
  const format = isColored ? formats.color : formats.grey;
  const bitmap = api.FPDFBitmap_CreateEx(width, height, format, 0, 0);
  assertComplete();
  if (bitmap === 0) throw new ExtractionFailure('too_complex');
  const stride = api.FPDFBitmap_GetStride(bitmap);
  const start = api.FPDFBitmap_GetBuffer(bitmap);
  const memory = new Uint8Array(view().buffer);
  const rowBytes = width * (isColored ? 3 : 1);
  for (let row = 0; row < height; row += 1) {
    const from = row * rowBytes;
    const to = start + row * stride;
    memory.set(data.subarray(from, from + rowBytes), to);
    if (isColored) swapRedAndBlue(memory.subarray(to, to + rowBytes));
  }
  api.FPDFImageObj_SetBitmap(0, 0, image, bitmap);
  assertComplete();
  api.FPDFBitmap_Destroy(bitmap);
}

function swapRedAndBlue(row: Uint8Array): void {
  for (let at = 0; at < row.length; at += 3) {
    const red = row[at] ?? 0;
    row[at] = row[at + 2] ?? 0;
    row[at + 2] = red;
  }
}
