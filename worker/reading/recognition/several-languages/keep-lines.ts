import type { GreyImage } from '../image/grey-image.ts';
import { boxOf } from '../reading-order.ts';
import type { RecognizedLine } from '../recognized-word.ts';

const paper = 255;
const shareOfMargin = 0.3;

export function keepLines(image: GreyImage, lines: readonly RecognizedLine[]): GreyImage {
  const { width, height } = image;
  const data = new Uint8Array(image.data.length).fill(paper);
  for (const { words } of lines) {
    const box = boxOf(words);
    const margin = Math.ceil((box.bottom - box.top) * shareOfMargin);
    const [left, right] = [Math.max(0, box.left - margin), Math.min(width, box.right + margin)];
    const bottom = Math.min(height, box.bottom + margin);
    for (let row = Math.max(0, box.top - margin); row < bottom; row += 1) {
      const start = row * width;
      data.set(image.data.subarray(start + left, start + right), start + left);
    }
  }
  return { width, height, data };
}
