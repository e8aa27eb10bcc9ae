import { ExtractionFailure } from '../../extraction-failure.ts';
import type { HeifPicture, HeifTile } from './heif-file.ts';
import { createPainter, type Channels, type PlanarPicture } from './paint-rows.ts';

export type HeifDecoder = { decode(tile: HeifTile): PlanarPicture };

type HeifOptions = { isColored: boolean; createDecoder: () => Promise<HeifDecoder> };

export type HeifRows = {
  width: number;
  height: number;
  channels: Channels;
  rows: AsyncIterable<Uint8ClampedArray>;
};

/** Decodes a picture row by row in its own size, in the memory of a tile and of a row of tiles. Throws `ExtractionFailure`. */
export function readHeifRows(
  picture: HeifPicture,
  { isColored, createDecoder }: HeifOptions,
): HeifRows {
  const channels = isColored ? 3 : 1;
  const { width, height } = picture.crop;
  return {
    width,
    height,
    channels,
    rows: cropRows(picture, readTileRows(picture, channels, createDecoder), channels),
  };
}

async function* cropRows(
  { crop: { left, top, width, height } }: HeifPicture,
  rows: AsyncIterable<Uint8ClampedArray>,
  channels: Channels,
): AsyncGenerator<Uint8ClampedArray> {
  let y = 0;
  for await (const row of rows) {
    if (y >= top + height) return;
    if (y >= top) yield row.subarray(left * channels, (left + width) * channels);
    y += 1;
  }
}

async function* readTileRows(
  { tile, tiles, columns, colors }: HeifPicture,
  channels: Channels,
  createDecoder: HeifOptions['createDecoder'],
): AsyncGenerator<Uint8ClampedArray> {
  const decoder = await createDecoder();
  const decode = (index: number): PlanarPicture => {
    const coded = tiles[index];
    if (!coded) throw new ExtractionFailure('damaged');
    const picture = decoder.decode(coded);
    const [luma] = picture.planes;
    if (luma?.width !== tile.width || luma.height !== tile.height) {
      throw new ExtractionFailure('damaged');
    }
    return { ...picture, ...colors };
  };
  const tileBytes = tile.width * channels;
  const rowBytes = tileBytes * columns;
  // A picture without tiles is painted row by row, because a strip would take the memory of the whole picture.
  const strip = new Uint8ClampedArray(rowBytes * (columns === 1 ? 1 : tile.height));
  for (let first = 0; first < tiles.length; first += columns) {
    for (let column = 0; column < columns; column += 1) {
      const paint = createPainter(decode(first + column), channels);
      for (let y = 0; y < tile.height; y += 1) {
        const start = (columns === 1 ? 0 : y * rowBytes) + column * tileBytes;
        paint(y, strip.subarray(start, start + tileBytes));
        if (columns === 1) yield strip;
      }
    }
    if (columns === 1) continue;
    for (let y = 0; y < tile.height; y += 1) yield strip.subarray(y * rowBytes, (y + 1) * rowBytes);
  }
}
