import type { Pdfium } from './engine/pdfium.ts';

/** A rectangle in the space of the page, in points, with its origin at the bottom left. */
export type PageBox = { left: number; bottom: number; right: number; top: number };

export type PageObject = {
  kind: 'text' | 'path' | 'image' | 'other';
  pointer: number;
  box: PageBox;
};

const kinds = new Map<number, 'text' | 'path' | 'image'>([
  [1, 'text'],
  [2, 'path'],
  [3, 'image'],
]);
const formKind = 5;
/** More objects than any scan has. A drawing with more is cut. */
const mostObjects = 50_000;
const deepest = 8;

type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

export function listPageObjects({ api, view }: Pdfium, page: number): PageObject[] {
  const objects: PageObject[] = [];
  const buffer = api.malloc(32);
  const floats = (count: number) =>
    Array.from({ length: count }, (_, index) => view().getFloat32(buffer + index * 4, true));

  const add = (pointer: number, matrix: Matrix, depth: number) => {
    const type = api.FPDFPageObj_GetType(pointer);
    if (type === formKind) {
      if (depth === deepest || api.FPDFPageObj_GetMatrix(pointer, buffer) === 0) return;
      const inner = multiply(floats(6) as unknown as Matrix, matrix);
      const count = api.FPDFFormObj_CountObjects(pointer);
      for (let index = 0; index < count && objects.length < mostObjects; index += 1) {
        add(api.FPDFFormObj_GetObject(pointer, index), inner, depth + 1);
      }
      return;
    }
    const found = api.FPDFPageObj_GetBounds(pointer, buffer, buffer + 4, buffer + 8, buffer + 12);
    if (found === 0) return;
    const [left = 0, bottom = 0, right = 0, top = 0] = floats(4);
    const kind = kinds.get(type) ?? 'other';
    objects.push({ kind, pointer, box: transform({ left, bottom, right, top }, matrix) });
  };

  const count = api.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && objects.length < mostObjects; index += 1) {
    add(api.FPDFPage_GetObject(page, index), identity, 0);
  }
  api.free(buffer);
  return objects;
}

function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [
    a * g + b * i,
    a * h + b * j,
    c * g + d * i,
    c * h + d * j,
    e * g + f * i + k,
    e * h + f * j + l,
  ];
}

function transform({ left, bottom, right, top }: PageBox, matrix: Matrix): PageBox {
  const [a, b, c, d, e, f] = matrix;
  const corners = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}
