import { findCorners } from '../../../shared/archive/scan/find-corners.ts';
import type { Point, Quadrilateral } from '../../../shared/reading/picture/quadrilateral.ts';
import { straightenPhoto, type Photo } from '../../../shared/archive/scan/straighten-photo.ts';
import type {
  FoundCorners,
  Rotation,
  ScanRequest,
  ScanResponse,
  ScanTask,
} from './scan-messages.ts';

/** Maximum sides in pixels: corners are searched in a reduced photo, and a page is no larger than reading requires. */
const findSide = 640;
const pageSide = 2400;
/** The pixels of a larger photo would need hundreds of megabytes, and some phones have no canvas of that size. */
const photoSide = 4096;
const quality = 0.82;

self.addEventListener('message', ({ data }: MessageEvent<ScanRequest>) => void respond(data));

async function respond({ id, task }: ScanRequest) {
  const result = await run(task).catch((error: unknown) => ({ error: String(error) }));
  const response: ScanResponse = { id, ...result };
  self.postMessage(response);
}

async function run(task: ScanTask): Promise<{ found: FoundCorners } | { page: Blob }> {
  const bitmap = task.photo instanceof Blob ? await createImageBitmap(task.photo) : task.photo;
  try {
    if (task.kind === 'find') return { found: find(bitmap) };
    return { page: await straighten(bitmap, task) };
  } finally {
    bitmap.close();
  }
}

function find(bitmap: ImageBitmap): FoundCorners {
  const { width, height, data } = pixelsOf(bitmap, findSide);
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel += 1, at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    grey[pixel] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  const found = findCorners({ width, height, data: grey });
  if (!found) return null;
  const corners = found.corners.map(([x, y]): Point => [x / width, y / height]);
  return { corners: corners as unknown as Quadrilateral, confidence: found.confidence };
}

async function straighten(
  bitmap: ImageBitmap,
  { corners, rotation }: { corners: Quadrilateral; rotation: Rotation },
): Promise<Blob> {
  const photo = pixelsOf(bitmap, photoSide);
  const inPixels = corners.map(([x, y]): Point => [x * photo.width, y * photo.height]);
  const page = straightenPhoto(photo, inPixels as unknown as Quadrilateral, {
    longestSide: pageSide,
  });
  const upright = draw(page.width, page.height, (context) =>
    context.putImageData(new ImageData(page.data, page.width, page.height), 0, 0),
  );
  return turned(upright, rotation).convertToBlob({ type: 'image/jpeg', quality });
}

function turned(page: OffscreenCanvas, rotation: Rotation): OffscreenCanvas {
  if (rotation === 0) return page;
  const isSideways = rotation % 180 !== 0;
  const [width, height] = isSideways ? [page.height, page.width] : [page.width, page.height];
  return draw(width, height, (context) => {
    context.translate(width / 2, height / 2);
    context.rotate((rotation * Math.PI) / 180);
    context.drawImage(page, -page.width / 2, -page.height / 2);
  });
}

function pixelsOf(bitmap: ImageBitmap, longestSide: number): Photo {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = draw(width, height, (context) => context.drawImage(bitmap, 0, 0, width, height));
  const { data } = contextOf(canvas).getImageData(0, 0, width, height);
  return { width, height, data };
}

function draw(
  width: number,
  height: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  paint(contextOf(canvas));
  return canvas;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas');
  return context;
}
