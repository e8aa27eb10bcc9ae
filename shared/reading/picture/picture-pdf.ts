import { joinBytes } from '../../bytes/join-bytes.ts';
import type { JpegHeader } from './jpeg-header.ts';

export type PicturePart = {
  bytes: Uint8Array;
  width: number;
  height: number;
  left: number;
  top: number;
  entries: string;
  isPlane?: boolean;
};

export const colorSpaces: Partial<Record<number, string>> = {
  1: '/DeviceGray',
  3: '/DeviceRGB',
  4: '/DeviceCMYK',
};

/** PostScript functions that remove an extra sample of a pixel: an opacity, applied over white, or an unspecified one. */
const tints = [
  {
    colors: 3,
    code: '{ dup 4 index 1 sub mul 1 add 1 index 4 index 1 sub mul 1 add 2 index 4 index 1 sub mul 1 add 7 3 roll pop pop pop pop }',
  },
  { colors: 3, code: '{ pop }' },
  { colors: 1, code: '{ exch 1 sub mul 1 add }' },
  { colors: 1, code: '{ pop }' },
] as const;
const firstTint = 3;
const tintedSpace = (index: 0 | 1 | 2 | 3, names: string) =>
  `[/DeviceN [${names}] ${tints[index].colors === 1 ? '/DeviceGray' : '/DeviceRGB'} ${firstTint + index} 0 R]`;

/** Color spaces with one extra sample, by the number of samples: an opacity, applied over white, or an unspecified one. */
export const tintedColorSpaces = {
  opacity: { 2: tintedSpace(2, '/G /A'), 4: tintedSpace(0, '/R /G /B /A') },
  nothing: { 2: tintedSpace(3, '/G /X'), 4: tintedSpace(1, '/R /G /B /X') },
};

/** Returns the color space of a palette of up to 256 RGB colors, with optional opacities applied over white. */
export function paletteColorSpace(
  palette: Uint8Array,
  opacity: Uint8Array = new Uint8Array(),
): string {
  const colors = Array.from({ length: 256 * 3 }, (_, at) => {
    const alpha = opacity[Math.floor(at / 3)] ?? 255;
    const part = 255 - ((255 - (palette[at] ?? 0)) * alpha) / 255;
    return Math.round(part).toString(16).padStart(2, '0');
  });
  return `[/Indexed /DeviceRGB 255 <${colors.join('')}>]`;
}

export const planeColorSpaces = [16, 8, 0].map((shift) => {
  const colors = Array.from({ length: 256 }, (_, value) =>
    (value << shift).toString(16).padStart(6, '0'),
  );
  return `[/Indexed /DeviceRGB 255 <${colors.join('')}>]`;
});

/** Returns a JPEG file as a part; `isRgb` if its three components are RGB, not luminance and chrominance. */
export function jpegPart(
  bytes: Uint8Array,
  {
    header: { width, height, components, isInverted },
    left = 0,
    top = 0,
    isRgb = false,
  }: { header: Omit<JpegHeader, 'orientation'>; left?: number; top?: number; isRgb?: boolean },
): PicturePart {
  const entries = [
    `/ColorSpace ${colorSpaces[components] ?? '/DeviceGray'} /BitsPerComponent 8 /Filter /DCTDecode`,
    components === 4 && isInverted ? '/Decode [1 0 1 0 1 0 1 0]' : '',
    isRgb ? '/DecodeParms << /ColorTransform 0 >>' : '',
  ];
  return { bytes, width, height, left, top, entries: entries.join(' ') };
}

export type PicturePage = {
  parts: readonly PicturePart[];
  width: number;
  height: number;
  /** Pixels per inch; by default a pixel is a point. */
  resolution?: { x: number; y: number };
  angle?: 0 | 90 | 180 | 270;
  isMirrored?: boolean;
};

/** Returns a PDF with one page that shows the parts of a picture, a point for each pixel. PDFium decodes them row by row at any scale. */
export function wrapPicture(
  parts: readonly PicturePart[],
  size: { width: number; height: number },
): Uint8Array {
  return wrapPictures([{ parts, ...size }]);
}

/** Returns a PDF of pictures, one on each page. */
export function wrapPictures(pages: readonly PicturePage[]): Uint8Array {
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (chunk: Uint8Array | string) => {
    const bytes = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
    chunks.push(bytes);
    length += bytes.length;
  };
  const writeObject = (entries: string, stream?: Uint8Array) => {
    offsets.push(length);
    write(
      `${offsets.length} 0 obj\n<< ${entries}${stream ? ` /Length ${stream.length}` : ''} >>\n`,
    );
    if (stream) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };

  // After the catalog, the pages and the tints, each page is followed by its content and its images.
  let next = firstTint + tints.length;
  const pageObjects = pages.map(({ parts }) => {
    const object = next;
    next += 2 + parts.length;
    return object;
  });
  write('%PDF-1.7\n');
  writeObject('/Type /Catalog /Pages 2 0 R');
  const kids = pageObjects.map((object) => `${object} 0 R`).join(' ');
  writeObject(`/Type /Pages /Count ${pages.length} /Kids [${kids}]`);
  for (const { colors, code } of tints) {
    const entries = `/FunctionType 4 /Domain [${'0 1 '.repeat(colors + 1)}] /Range [${'0 1 '.repeat(colors)}]`;
    writeObject(entries, encoder.encode(code));
  }
  for (const page of pages) {
    const object = offsets.length + 1;
    writeObject(pageEntries(page, object));
    writeObject('', encoder.encode(drawingOf(page)));
    for (const part of page.parts) writeObject(imageEntries(part), part.bytes);
  }
  const start = length;
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) write(`${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`);
  return joinBytes(chunks);
}

const pointsPerInch = 72;

function scaleOf({ resolution }: PicturePage) {
  return resolution
    ? { x: pointsPerInch / resolution.x, y: pointsPerInch / resolution.y }
    : { x: 1, y: 1 };
}

/** The blend mode takes the larger value of each component, which combines planes. */
const planesState = '/Planes << /BM /Lighten >>';

function pageEntries(page: PicturePage, object: number): string {
  const { parts, width, height, angle = 0 } = page;
  const scale = scaleOf(page);
  const names = parts.map((_, index) => `/I${index} ${object + 2 + index} 0 R`).join(' ');
  return `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${width * scale.x} ${height * scale.y}] /Rotate ${angle} /Contents ${object + 1} 0 R /Resources << /ExtGState << ${planesState} >> /XObject << ${names} >> >>`;
}

function drawingOf(page: PicturePage): string {
  const { parts, width, height, angle = 0, isMirrored = false } = page;
  const scale = scaleOf(page);
  // Mirroring comes before the rotation here, so the axis is swapped for a sideways picture.
  const isSideways = angle % 180 !== 0;
  const mirror = isSideways ? `1 0 0 -1 0 ${height} cm` : `-1 0 0 1 ${width} 0 cm`;
  return [
    `${scale.x} 0 0 ${scale.y} 0 0 cm`,
    ...(isMirrored ? [mirror] : []),
    ...(parts.some(({ isPlane }) => isPlane) ? [`0 g 0 0 ${width} ${height} re f /Planes gs`] : []),
    ...parts.map(
      (part, index) =>
        `q ${part.width} 0 0 ${part.height} ${part.left} ${height - part.top - part.height} cm /I${index} Do Q`,
    ),
  ].join('\n');
}

function imageEntries({ width, height, entries }: PicturePart): string {
  return `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries}`;
}
