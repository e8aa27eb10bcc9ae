import { expect, it } from 'vitest';
import { fromUnitSquare, type Quadrilateral } from '../../reading/picture/quadrilateral.ts';
import { straightenPhoto, type Photo } from './straighten-photo.ts';

const corners: Quadrilateral = [
  [60, 40],
  [250, 70],
  [270, 330],
  [30, 300],
];

function photograph(): Photo {
  const [width, height] = [300, 360];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const place = fromUnitSquare(corners);
  for (let u = 0; u <= 1; u += 0.001) {
    for (let v = 0; v <= 1; v += 0.001) {
      const [x, y] = place(u, v);
      data.set([u * 255, v * 255, 90, 255], (Math.floor(y) * width + Math.floor(x)) * 4);
    }
  }
  return { width, height, data };
}

it('straightens the perspective of a sheet', () => {
  const straight = straightenPhoto(photograph(), corners);
  expect(straight.width).toBeGreaterThan(190);
  expect(straight.height).toBeGreaterThan(255);
  for (const u of [0.1, 0.5, 0.9]) {
    for (const v of [0.1, 0.5, 0.9]) {
      const [x, y] = [Math.floor(u * straight.width), Math.floor(v * straight.height)];
      const [red = 0, green = 0, blue = 0] = straight.data.slice((y * straight.width + x) * 4);
      expect(Math.abs(red - u * 255)).toBeLessThan(6);
      expect(Math.abs(green - v * 255)).toBeLessThan(6);
      expect(blue).toBe(90);
    }
  }
});

it('keeps the longest side within a limit', () => {
  const { width, height } = straightenPhoto(photograph(), corners, { longestSide: 100 });
  expect(Math.max(width, height)).toBe(100);
});
