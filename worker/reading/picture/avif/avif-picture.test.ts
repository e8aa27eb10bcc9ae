import sharp, { type AvifOptions } from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { box, buildHeif } from '../../../../tests/support/build-heif.ts';
import { bytesInUse } from '../../../../tests/support/collect-garbage.ts';
import { readScanFixture } from '../../../../tests/support/fixtures/fixture-files.ts';
import { mutateBytes } from '../../../../tests/support/fixtures/mutate-bytes.ts';
import { phoneSizes, photoOf } from '../../../../tests/support/scans/phone-photos.ts';
import { joinBytes } from '../../../../shared/bytes/join-bytes.ts';
import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import {
  type HeifPicture,
  readHeifFile,
} from '../../../../shared/reading/picture/heif/heif-file.ts';
import { openPicture } from '../open-picture.ts';
import { pictureLimits } from '../picture-limits.ts';
import { sizeWithin } from '../pixel-rows.ts';
import { reducePicture } from '../reduce-picture.ts';

const mebibyte = 1024 * 1024;
const [width, height] = [200, 150];

/** Red grows to the right, green downwards, and blue is in the middle. */
const colors = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
  const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
  return [x, y + 50, Math.hypot(x - 100, y - 75) < 50 ? 220 : 30][at % 3] ?? 0;
});
const picture = () => sharp(colors, { raw: { width, height, channels: 3 } });

async function avif(options: AvifOptions = {}, image = picture()): Promise<Uint8Array> {
  return new Uint8Array(await image.avif({ quality: 80, effort: 0, ...options }).toBuffer());
}

async function decode(bytes: Uint8Array, { isColored = true, limits = pictureLimits } = {}) {
  const { source, orientation, page } = openPicture(bytes, { index: 0, limits });
  if (source.kind !== 'rows') throw new Error('AVIF is decoded in rows');
  const { image } = await reducePicture(source, { wanted: sizeWithin(page, 9e6), isColored });
  return { orientation, ...image };
}

/** Returns the mean difference of two pictures. */
function differenceOf(one: Uint8Array, other: Uint8Array): number {
  expect(one).toHaveLength(other.length);
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

/** The size, the configuration and the data of a coded picture. */
function codedOf({ tile, tiles }: HeifPicture) {
  const [first] = tiles;
  if (!first) throw new Error('The file has a picture');
  return { ...tile, config: first.config, data: joinBytes(first.data) };
}

const opacityOf = (bytes: Uint8Array) => {
  const { opacity } = readHeifFile(bytes);
  if (!opacity) throw new Error('The file has opacities');
  return codedOf(opacity);
};

/** Returns the bytes of the memory of each decoder that is created from now on. */
function watchDecoders(): () => number[] {
  const memories: WebAssembly.Memory[] = [];
  const instantiate = WebAssembly.instantiate.bind(WebAssembly);
  vi.spyOn(WebAssembly, 'instantiate').mockImplementation((async (
    module: WebAssembly.Module,
    imports: WebAssembly.Imports,
  ) => {
    const instance = await instantiate(module, imports);
    memories.push(instance.exports.memory as WebAssembly.Memory);
    return instance;
  }) as never);
  return () => memories.map(({ buffer }) => buffer.byteLength);
}

afterEach(() => vi.restoreAllMocks());

describe('an AVIF picture has its colors', () => {
  it.each([
    ['4:2:0', () => avif({ chromaSubsampling: '4:2:0' })],
    ['4:4:4', () => avif({ chromaSubsampling: '4:4:4' })],
    ['4:2:0 with 10 bits', () => avif({ chromaSubsampling: '4:2:0', bitdepth: 10 })],
    ['4:4:4 with 10 bits', () => avif({ bitdepth: 10 })],
    ['4:2:0 with 12 bits', () => avif({ chromaSubsampling: '4:2:0', bitdepth: 12 })],
    ['lossless', () => avif({ lossless: true })],
    ['4:2:2', () => readScanFixture('colors-422.avif')],
    ['grey', () => readScanFixture('grey-400.avif')],
    ['a single pixel', () => avif({}, picture().resize(1, 1))],
    ['an odd size', () => avif({ chromaSubsampling: '4:2:0' }, picture().resize(67, 1))],
  ])('as %s', async (_, encode) => {
    const bytes = await encode();
    const decoded = await sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer();
    const own = await decode(bytes);
    expect(differenceOf(own.data, decoded)).toBeLessThan(2);
  });

  it('on white, where it is transparent', async () => {
    const alpha = Buffer.from(Array.from({ length: width * height }, (_, at) => at % width));
    const raw = { width, height, channels: 1 } as const;
    const bytes = await avif({}, picture().joinChannel(alpha, { raw }));
    const decoded = sharp(bytes).flatten({ background: 'white' }).raw();
    const own = await decode(bytes);
    expect(differenceOf(own.data, await decoded.toBuffer())).toBeLessThan(2);
    expect(Math.min(...own.data.subarray(0, 3))).toBeGreaterThan(240);
  });

  it('as grey levels if no colors are wanted', async () => {
    const greys = Uint8Array.from({ length: width * height }, (_, pixel) => {
      const [red = 0, green = 0, blue = 0] = colors.subarray(pixel * 3, pixel * 3 + 3);
      return 0.299 * red + 0.587 * green + 0.114 * blue;
    });
    const own = await decode(await avif(), { isColored: false });
    expect(differenceOf(own.data, greys)).toBeLessThan(2);
  });
});

describe('an AVIF picture of tiles', () => {
  const size = 128;
  const whole = picture().resize(size * 2 - 20, size * 2 - 30, { fit: 'fill' });
  const padded = async () =>
    sharp(await whole.clone().raw().toBuffer(), {
      raw: { width: size * 2 - 20, height: size * 2 - 30, channels: 3 },
    }).extend({ right: 20, bottom: 30, background: 'black' });
  const tiles = async () => {
    const pixels = await (await padded()).png().toBuffer();
    const places = [0, 1].flatMap((row) => [0, 1].map((column) => [column * size, row * size]));
    return Promise.all(
      places.map(async ([left = 0, top = 0]) =>
        codedOf(
          readHeifFile(
            await avif({}, sharp(pixels).extract({ left, top, width: size, height: size })),
          ),
        ),
      ),
    );
  };
  const grid = { codec: 'av01', columns: 2, size: { width: size * 2 - 20, height: size * 2 - 30 } };

  it('has its colors in their places, across the tiles', async () => {
    const own = await decode(buildHeif({ ...grid, codec: 'av01', tiles: await tiles() }));
    const { info, data } = await whole.clone().raw().toBuffer({ resolveWithObject: true });
    expect([own.width, own.height]).toEqual([info.width, info.height]);
    expect(differenceOf(own.data, data)).toBeLessThan(3);
  });

  it('takes the memory of one tile', async () => {
    const tile = codedOf(readHeifFile(await avif({}, picture().resize(1024, 1024))));
    const memories = watchDecoders();
    for (const count of [1, 4]) {
      const whole = { width: 1024, height: 1024 * count };
      const pictures = { codec: 'av01', columns: 1, size: whole } as const;
      await decode(buildHeif({ ...pictures, tiles: Array(count).fill(tile) }));
    }
    const [one, four] = memories();
    expect(four).toBe(one);
  });

  it('may be transparent, with other tiles than its colors', async () => {
    const nothing = await avif({}, whole.clone().ensureAlpha(0));
    const opacity = opacityOf(nothing);
    const bytes = buildHeif({ ...grid, codec: 'av01', tiles: await tiles(), opacity });
    const own = await decode(bytes);
    expect(own.data.every((part) => part === 255)).toBe(true);
  });
});

describe('an AVIF picture is turned', () => {
  it.each([
    ['irot', 1, 8],
    ['irot', 3, 6],
    ['imir', 1, 2],
  ] as const)('by %s %i', async (type, value, orientation) => {
    const tiles = [codedOf(readHeifFile(await avif()))];
    const bytes = buildHeif({ codec: 'av01', tiles, properties: [box(type, [value])] });
    expect((await decode(bytes)).orientation).toBe(orientation);
  });

  it('once, even if its EXIF data have the orientation as well', async () => {
    const bytes = await avif({}, picture().withMetadata({ orientation: 6 }));
    expect((await decode(bytes)).orientation).toBe(6);
  });

  it('not by its EXIF data alone, which browsers do not consider', async () => {
    const bytes = await avif({}, picture().withMetadata({ orientation: 6 }));
    for (let at = Buffer.from(bytes).indexOf('irot'); at >= 0;) {
      bytes[at + 4] = 0;
      at = Buffer.from(bytes).indexOf('irot', at + 1);
    }
    expect((await decode(bytes)).orientation).toBe(1);
  });
});

it.each([
  [12, '4:2:0', 8, 40],
  [12, '4:4:4', 10, 100],
  [24, '4:2:0', 8, 64],
] as const)(
  'takes little memory for %i megapixels as %s with %i bits',
  async (megapixels, chromaSubsampling, bitdepth, most) => {
    const photo = await photoOf('repair-letter', phoneSizes[megapixels] ?? { width: 0, height: 0 });
    const bytes = await avif({ chromaSubsampling, bitdepth, quality: 50 }, photo);
    const memories = watchDecoders();
    const before = bytesInUse();
    const { data } = await decode(bytes, { isColored: false });
    expect(data.length).toBeGreaterThan(8_900_000);
    const [memory = 0, ...others] = memories();
    expect(others).toEqual([]);
    expect(memory + bytesInUse() - before).toBeLessThan(most * mebibyte);
  },
);

const refused = (bytes: Uint8Array, limits = pictureLimits) =>
  decode(bytes, { limits }).then(() => 'decoded');

describe('refuses an AVIF picture', () => {
  it('of more pixels than it has memory for, which depends on their colors', async () => {
    const large = { width: 7000, height: 5000 };
    const announced = async (options: AvifOptions) =>
      buildHeif({
        codec: 'av01',
        tiles: [{ ...codedOf(readHeifFile(await avif(options))), ...large }],
      });
    const plain = await announced({ chromaSubsampling: '4:2:0' });
    await expect(refused(plain)).rejects.toMatchObject({ reason: 'damaged' });
    for (const options of [{ bitdepth: 10 }, { chromaSubsampling: '4:4:4' }] as const) {
      await expect(refused(await announced(options))).rejects.toMatchObject({
        reason: 'too_many_pixels',
        megapixels: 35,
      });
    }
  });

  it('whose colors and opacities need too much memory together', async () => {
    const bytes = await avif({ chromaSubsampling: '4:2:0' }, picture().ensureAlpha(0.5));
    const large = { width: 6000, height: 4500 };
    const color = { ...codedOf(readHeifFile(bytes)), ...large };
    const opacity = { ...opacityOf(bytes), ...large };
    const opaque = buildHeif({ codec: 'av01', tiles: [color] });
    await expect(refused(opaque)).rejects.toMatchObject({ reason: 'damaged' });
    const both = buildHeif({ codec: 'av01', tiles: [color], opacity });
    await expect(refused(both)).rejects.toMatchObject({
      reason: 'too_many_pixels',
      megapixels: 27,
    });
  });

  it('that takes more instructions than it may', async () => {
    const few = { ...pictureLimits, avifInstructions: 2_000_000 };
    await expect(refused(await avif(), few)).rejects.toMatchObject({ reason: 'too_complex' });
  });

  it('of other colors than the file says, before it takes memory', async () => {
    const photo = await photoOf('repair-letter', phoneSizes[12] ?? { width: 0, height: 0 });
    const deep = codedOf(readHeifFile(await avif({ bitdepth: 12, quality: 30 }, photo)));
    const { config } = codedOf(readHeifFile(readScanFixture('grey-400.avif')));
    const memories = watchDecoders();
    const bytes = buildHeif({ codec: 'av01', tiles: [{ ...deep, config }] });
    await expect(refused(bytes)).rejects.toMatchObject({ reason: 'damaged' });
    expect(Math.max(...memories())).toBeLessThan(8 * mebibyte);
  });

  it('of another size than the file says', async () => {
    const coded = codedOf(readHeifFile(await avif()));
    for (const size of [{ width: 100 }, { width: 300 }]) {
      const other = buildHeif({ codec: 'av01', tiles: [{ ...coded, ...size }] });
      await expect(refused(other)).rejects.toMatchObject({ reason: 'damaged' });
    }
  });

  it('whose opacities have another size', async () => {
    const opacity = opacityOf(await avif({}, picture().resize(64, 64).ensureAlpha(0.5)));
    const tiles = [codedOf(readHeifFile(await avif()))];
    const bytes = buildHeif({ codec: 'av01', tiles, opacity });
    await expect(refused(bytes)).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('of another codec', async () => {
    const bytes = await avif();
    const other = Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('av01', 'av02'));
    await expect(refused(new Uint8Array(other))).rejects.toThrow(ExtractionFailure);
  });

  it('that ends anywhere, or is damaged anywhere, with a reason', async () => {
    const bytes = await avif({ bitdepth: 10 }, picture().ensureAlpha(0.5));
    for (let length = 16; length < bytes.length; length += 37) {
      await expect(refused(bytes.subarray(0, length))).rejects.toMatchObject({ reason: 'damaged' });
    }
    for (let seed = 0; seed < 300; seed += 1) {
      const outcome = await refused(mutateBytes(bytes, seed)).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ExtractionFailure);
    }
  });
});
