import { expect, it } from 'vitest';
import { invertBoxes } from './text-height.ts';

type Area = { left: number; top: number; width: number; height: number };

const box: Area = { left: 48, top: 48, width: 256, height: 64 };
const writing: Area = { left: 100, top: 70, width: 60, height: 5 };
const rule: Area = { left: 0, top: 200, width: 400, height: 3 };
const largeLetter: Area = { left: 40, top: 230, width: 40, height: 40 };

const isIn = (x: number, y: number, { left, top, width, height }: Area) =>
  x >= left && x < left + width && y >= top && y < top + height;

it('makes dark boxes with light writing light, and leaves letters and rules', () => {
  const [width, height] = [400, 300];
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (isIn(x, y, writing)) return 240;
    return [box, rule, largeLetter].some((area) => isIn(x, y, area)) ? 20 : 250;
  });
  const inverted = invertBoxes({ width, height, data });
  const at = (x: number, y: number) => inverted.data[y * width + x];
  expect([at(60, 60), at(130, 72), at(290, 100)]).toEqual([235, 15, 235]);
  expect([at(200, 201), at(60, 250), at(350, 100)]).toEqual([20, 20, 250]);
});
