type Picture = Pick<ImageData, 'width' | 'height' | 'data'>;

/** The side in pixels of the squares whose mean brightness is compared. */
const square = 8;
/**
 * The margin of a page, where scanners leave shadows, and the share of deviating squares that a blank page may have.
 */
const edgeShare = 0.05;
const mostOther = 0.0006;
/** The brightness difference at which a square has content. */
const contrast = 28;

/** Returns whether a page shows only paper, including dust and shadows of a scan. */
export function isBlank(picture: Picture): boolean {
  const levels = squareLevels(picture);
  if (levels.length === 0) return false;
  const paper = levels.toSorted((one, other) => one - other)[Math.floor(levels.length / 2)] ?? 0;
  const other = levels.filter((level) => Math.abs(level - paper) > contrast).length;
  return other <= levels.length * mostOther;
}

function squareLevels({ width, height, data }: Picture): number[] {
  const left = Math.round(width * edgeShare);
  const top = Math.round(height * edgeShare);
  const levels: number[] = [];
  for (let y = top; y + square <= height - top; y += square) {
    for (let x = left; x + square <= width - left; x += square) {
      levels.push(levelOf(data, (y * width + x) * 4, width));
    }
  }
  return levels;
}

function levelOf(data: Uint8ClampedArray | Picture['data'], start: number, width: number): number {
  let sum = 0;
  for (let row = 0; row < square; row += 1) {
    for (let column = 0; column < square; column += 1) {
      const at = start + (row * width + column) * 4;
      sum += (data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29;
    }
  }
  return sum / (256 * square * square);
}

/** Returns whether the text of a barcode or QR code marks a separator page of Sheaf, Paperless-ngx or scanners. */
export function isSeparatorText(text: string): boolean {
  return /^(?:sheaf[ _-]?split|patch[ _-]?t)$/i.test(text.trim());
}
