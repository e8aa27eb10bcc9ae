import { expect, it } from 'vitest';
import { paintRows } from './paint-rows.ts';

async function painted(
  row: readonly number[],
  { bits, samples, color }: { bits: number; samples: number; color: readonly number[] },
): Promise<number[]> {
  const format = {
    width: (row.length * 8) / bits / samples,
    bits,
    samples,
    hasPalette: false,
    hasAlpha: false,
    palette: new Uint8Array(),
    transparency: Uint8Array.from(color),
    isColored: false,
  };
  const rows = [];
  for await (const out of paintRows(rowsOf(row), format)) rows.push(...out);
  return rows;
}

async function* rowsOf(row: readonly number[]) {
  yield await Promise.resolve(Uint8Array.from(row));
}

it('samples of 16 bits are transparent only where both bytes are those of the color', async () => {
  const grey = { bits: 16, samples: 1, color: [0, 0] };
  expect(await painted([0, 0, 0, 1, 0, 255, 9, 0], grey)).toEqual([255, 0, 0, 9]);
  const colored = { bits: 16, samples: 3, color: [0, 1, 0, 2, 0, 3] };
  const [same, ...others] = await painted(
    [0, 1, 0, 2, 0, 3, 0, 1, 0, 2, 0, 4, 0, 1, 0, 9, 0, 3],
    colored,
  );
  expect([same, ...others]).toEqual([255, 0, 0]);
});

it.each([
  [8, [7, 8], [0, 7], [255, 8]],
  [4, [0x78], [0, 7], [255, 136]],
  [1, [0b0111_1111], [0, 0], [255, 255, 255, 255, 255, 255, 255, 255]],
])('samples of %i bits are transparent where they are the color', async (bits, row, color, out) => {
  expect(await painted(row, { bits, samples: 1, color })).toEqual(out);
});
