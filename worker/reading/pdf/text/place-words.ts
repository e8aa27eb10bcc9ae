import { boxUnits, type WordBox } from '../../../../shared/reading/word-boxes.ts';
import type { PdfPageItem } from './pdf-page-items.ts';
import type { Pdfium } from '../engine/pdfium.ts';

export function placeWords(
  { api, view }: Pdfium,
  { page, items }: { page: number; items: readonly PdfPageItem[] },
): WordBox[] {
  const point = api.malloc(8);
  const placeOf = (x: number, y: number) => {
    api.FPDF_PageToDevice(page, 0, 0, boxUnits, boxUnits, 0, x, y, point, point + 4);
    return [point, point + 4].map((at) => withinPage(view().getInt32(at, true))) as [
      number,
      number,
    ];
  };
  const words = items.flatMap(({ str, box }): WordBox[] => {
    if (!box || str.trim() === '') return [];
    const [x1, y1] = placeOf(box.left, box.top);
    const [x2, y2] = placeOf(box.right, box.bottom);
    const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
    return [[str, left, top, Math.max(x1, x2) - left, Math.max(y1, y2) - top]];
  });
  api.free(point);
  return words;
}

function withinPage(units: number): number {
  return Math.max(0, Math.min(boxUnits, units));
}
