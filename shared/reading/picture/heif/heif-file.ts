import { ExtractionFailure } from '../../extraction-failure.ts';
import { type Box, BoxReader, boxOf } from './heif-boxes.ts';
import { orientationAfter } from './heif-orientation.ts';
import { readItems, type HeifItem } from './heif-items.ts';

type Size = { width: number; height: number };

const configs = { hvc1: 'hvcC', av01: 'av1C' } as const;

/** HEVC in HEIC files, AV1 in AVIF files. */
type Codec = keyof typeof configs;

/** A coded picture: the configuration of its decoder, and its bytes in pieces. */
export type HeifTile = { config: Uint8Array; data: readonly Uint8Array[] };

type Colors = { matrix: number; isFullRange: boolean };

export type HeifPicture = {
  codec: Codec;
  crop: Size & { left: number; top: number };
  tile: Size;
  columns: number;
  tiles: readonly HeifTile[];
  colors: Colors | undefined;
};

export type HeifFile = HeifPicture & {
  /** The opacities of the picture, as a grey picture. */
  opacity: HeifPicture | undefined;
  /** In EXIF notation, 1 to 8. The EXIF data of a file are not considered, as in browsers. */
  orientation: number;
};

/**
 * Reads the primary picture of a HEIC or AVIF file: one coded picture, or the grid of tiles that phones write (ISO/IEC 23008-12). Throws
 * `damaged`, or `unsupported` for other compositions and codecs.
 */
export function readHeifFile(bytes: Uint8Array): HeifFile {
  try {
    return readPrimary(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new ExtractionFailure('damaged');
    throw error;
  }
}

function readPrimary(bytes: Uint8Array): HeifFile {
  const { items, primary, opacity } = readItems(bytes);
  const pictureOf = (item: HeifItem) => readHeifPicture(items, item, bytes.length);
  const picture = pictureOf(primary);
  const hasOpacity = opacity && picture.codec === 'av01';
  return {
    ...picture,
    opacity: hasOpacity ? ofSameSize(pictureOf(opacity), picture) : undefined,
    orientation: orientationAfter(primary.properties),
  };
}

function ofSameSize(picture: HeifPicture, { crop }: HeifPicture): HeifPicture {
  const isSame = picture.crop.width === crop.width && picture.crop.height === crop.height;
  return isSame ? picture : throwDamaged();
}

function readHeifPicture(
  items: ReadonlyMap<number, HeifItem>,
  item: HeifItem,
  mostBytes: number,
): HeifPicture {
  const { columns, count, size } = layoutOf(item);
  const parts = item.type === 'grid' ? item.parts : [item.id];
  if (parts.length !== count) throwDamaged();
  const tileItems = parts.map((id) => items.get(id) ?? throwDamaged());
  const first = tileItems[0] ?? throwDamaged();
  const codec = codecOf(first);
  if (tileItems.some(({ type }) => type !== codec)) throw new ExtractionFailure('unsupported');
  const tile = sizeOf(first);
  const rows = count / columns;
  if (tile.width * columns < size.width || tile.height * rows < size.height) throwDamaged();
  limitBytes(tileItems, mostBytes);
  return {
    codec,
    crop: cropOf(item, size),
    tile,
    columns,
    tiles: tileItems.map(({ properties, data }) => ({
      config: boxOf(properties, configs[codec]),
      data,
    })),
    colors: colorsOf(item.properties) ?? colorsOf(first.properties),
  };
}

function throwDamaged(): never {
  throw new ExtractionFailure('damaged');
}

function codecOf({ type }: HeifItem): Codec {
  if (type === 'hvc1' || type === 'av01') return type;
  throw new ExtractionFailure('unsupported');
}

function layoutOf(primary: HeifItem): { columns: number; count: number; size: Size } {
  if (primary.type !== 'grid') return { columns: 1, count: 1, size: sizeOf(primary) };
  const reader = new BoxReader(joined(primary.data));
  reader.uint(1);
  const fieldSize = (reader.uint(1) & 1) === 1 ? 4 : 2;
  const rows = reader.uint(1) + 1;
  const columns = reader.uint(1) + 1;
  const size = { width: reader.uint(fieldSize), height: reader.uint(fieldSize) };
  return { columns, count: rows * columns, size };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece.subarray(0, 12)]));
}

function sizeOf({ properties }: HeifItem): Size {
  const reader = new BoxReader(boxOf(properties, 'ispe'));
  reader.header();
  return { width: reader.uint(4), height: reader.uint(4) };
}

/** Otherwise a small file could have the same bytes decoded any number of times. */
function limitBytes(items: readonly HeifItem[], most: number): void {
  let sum = 0;
  for (const { data } of items) for (const { length } of data) sum += length;
  if (sum > most) throwDamaged();
}

function cropOf({ properties }: HeifItem, size: Size): HeifPicture['crop'] {
  const box = properties.find(({ type }) => type === 'clap');
  if (!box) return { ...size, left: 0, top: 0 };
  const reader = new BoxReader(box.bytes);
  const fraction = () => (reader.uint(4) | 0) / Math.max(1, reader.uint(4));
  const width = Math.round(fraction());
  const height = Math.round(fraction());
  const left = Math.round((size.width - width) / 2 + fraction());
  const top = Math.round((size.height - height) / 2 + fraction());
  const isInside =
    left >= 0 && top >= 0 && left + width <= size.width && top + height <= size.height;
  if (!isInside) throwDamaged();
  return { width, height, left, top };
}

function colorsOf(properties: readonly Box[]): Colors | undefined {
  for (const { type, bytes } of properties) {
    if (type !== 'colr') continue;
    const reader = new BoxReader(bytes);
    if (reader.name() !== 'nclx') continue;
    reader.uint(4);
    return { matrix: reader.uint(2), isFullRange: reader.uint(1) >= 128 };
  }
  return undefined;
}
