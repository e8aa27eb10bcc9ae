import { describe, expect, it, vi } from 'vitest';
import { box, buildHeif } from '../../../tests/support/build-heif.ts';
import { readScanFixture } from '../../../tests/support/fixtures/fixture-files.ts';
import { joinBytes } from '../../../shared/bytes/join-bytes.ts';
import { pictureLimits } from './picture-limits.ts';
import { openPicture } from './open-picture.ts';
import { reduceRows } from './pixel-rows.ts';
import { readHeifFile } from '../../../shared/reading/picture/heif/heif-file.ts';

const tiles = readScanFixture('receipt.heic');
const tile = (() => {
  const file = readHeifFile(tiles);
  const [first] = file.tiles;
  if (!first) throw new Error('The file has tiles');
  return { ...file.tile, config: first.config, data: joinBytes(first.data) };
})();

async function decode(bytes: Uint8Array, { isColored = true, limits = pictureLimits } = {}) {
  const { source, orientation, page } = openPicture(bytes, { index: 0, limits });
  if (source.kind !== 'rows') throw new Error('HEIC is decoded in rows');
  const wanted = { width: page.width, height: page.height };
  return { orientation, ...(await reduceRows(source.read({ wanted, isColored }), wanted)) };
}

function colorAt({ data, width }: { data: Uint8Array; width: number }, x: number, y: number) {
  const at = (y * width + x) * 3;
  return [...data.subarray(at, at + 3)].map((part) => Math.round(part / 64));
}

describe('a picture of tiles', () => {
  it('has its colors in their places, across the tiles', async () => {
    const image = await decode(tiles);
    expect([image.width, image.height]).toEqual([960, 720]);
    expect(colorAt(image, 20, 360)).toEqual([4, 4, 4]);
    for (const x of [40, 480, 910]) expect(colorAt(image, x, 37)).toEqual([3, 1, 0]);
    for (const x of [45, 480, 910]) expect(colorAt(image, x, 667)).toEqual([0, 1, 1]);
  });

  it('is grey where no colors are wanted', async () => {
    const { data } = await decode(tiles, { isColored: false });
    expect(data).toHaveLength(960 * 720);
    expect(data[360 * 960 + 20]).toBeGreaterThan(230);
  });
});

it.each([
  ['a turn to the left', [['irot', 1]], 8],
  ['a turn to the right', [['irot', 3]], 6],
  ['half a turn', [['irot', 2]], 3],
  ['left and right exchanged', [['imir', 1]], 2],
  ['top and bottom exchanged', [['imir', 0]], 4],
  [
    'a turn before a mirror',
    [
      ['irot', 1],
      ['imir', 1],
    ],
    7,
  ],
  [
    'a mirror before a turn',
    [
      ['imir', 1],
      ['irot', 1],
    ],
    5,
  ],
] as const)('knows %s', (_, turns, orientation) => {
  const properties = turns.map(([type, value]) => box(type, [value]));
  expect(readHeifFile(buildHeif({ tiles: [tile], properties })).orientation).toBe(orientation);
});

it('cuts what the file says', async () => {
  const fractions = [400, 1, 300, 1, -6, 1, 10, 1].flatMap((value) => [
    value >>> 24,
    (value >>> 16) & 255,
    (value >>> 8) & 255,
    value & 255,
  ]);
  const whole = await decode(buildHeif({ tiles: [tile] }));
  const cut = await decode(buildHeif({ tiles: [tile], properties: [box('clap', fractions)] }));
  expect([cut.width, cut.height]).toEqual([400, 300]);
  const row = 40 * 400 * 3;
  const from = ((116 + 40) * 512 + 50) * 3;
  expect(cut.data.subarray(row, row + 1200)).toEqual(whole.data.subarray(from, from + 1200));
});

it.each([
  [12, 4032, 3024],
  [24, 5712, 4284],
])(
  'reads %i megapixels within the memory that the decoder begins with',
  async (_, width, height) => {
    const columns = Math.ceil(width / 512);
    const bytes = buildHeif({
      tiles: Array(columns * Math.ceil(height / 512)).fill(tile),
      columns,
      size: { width, height },
    });
    const limits = { ...pictureLimits, heicMemoryBytes: 20 * 1024 * 1024 };
    const { data } = await decode(bytes, { isColored: false, limits });
    expect(data).toHaveLength(width * height);
  },
);

const refused = (bytes: Uint8Array, limits = pictureLimits) => decode(bytes, { limits });

describe('refuses', () => {
  it('more instructions than it may take', async () => {
    const picture = buildHeif({ tiles: [tile] });
    const few = { ...pictureLimits, heicInstructions: 80_000_000 };
    await expect(refused(picture, few)).rejects.toMatchObject({ reason: 'too_complex' });
  });

  it('a tile, and a row of tiles, that is too large', async () => {
    const large = { ...tile, width: 4000, height: 3300 };
    const one = buildHeif({ tiles: [large] });
    await expect(refused(one)).rejects.toMatchObject({ reason: 'too_many_pixels', megapixels: 14 });
    const half = { ...tile, width: 4000, height: 1100 };
    const row = buildHeif({ tiles: [half, half], columns: 2, size: { width: 8000, height: 1100 } });
    await expect(refused(row)).rejects.toMatchObject({ reason: 'too_many_pixels', megapixels: 9 });
  });

  it('more pixels than it shows', async () => {
    const [wide, narrow] = [{ ...tile, width: 2000, height: 2000 }, new Uint8Array(32)];
    // A clean aperture of 10 × 10 pixels.
    for (const [at, value] of [10, 1, 10, 1, 0, 1, 0, 1].entries()) narrow[at * 4 + 3] = value;
    const cut = buildHeif({
      tiles: Array.from({ length: 20 }, () => wide),
      columns: 2,
      size: { width: 4000, height: 20_000 },
      properties: [box('clap', narrow)],
    });
    await expect(refused(cut)).rejects.toMatchObject({ reason: 'too_many_pixels', megapixels: 80 });
  });

  it('places that take no bytes of the file, by the million', async () => {
    const items = Array.from({ length: 40 }, (_, id) => [0, id, 0, 0, 0xff, 0xff]).flat();
    const meta = box(
      'meta',
      [0, 0, 0, 0],
      box('iloc', [0, 0, 0, 0, 0, 0, 0, 40, ...items]),
      box('iprp', box('ipco', [])),
    );
    const picture = joinBytes([box('ftyp', [...new TextEncoder().encode('heic')]), meta]);
    const cut = vi.spyOn(Uint8Array.prototype, 'subarray');
    await expect(refused(picture)).rejects.toMatchObject({ reason: 'damaged' });
    expect(cut.mock.calls.length).toBeLessThan(100_000);
    cut.mockRestore();
  });

  it('a picture of another size than the file says', async () => {
    const other = buildHeif({ tiles: [{ ...tile, width: 500, height: 512 }] });
    await expect(refused(other)).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('a file that ends anywhere', async () => {
    for (let length = 16; length < tiles.length; length += 997) {
      await expect(refused(tiles.subarray(0, length))).rejects.toMatchObject({ reason: 'damaged' });
    }
  });
});
