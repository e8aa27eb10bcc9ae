import type { HeifFile, HeifPicture } from '../../../../shared/reading/picture/heif/heif-file.ts';
import {
  type HeifDecoder,
  type HeifRows,
  readHeifRows,
} from '../../../../shared/reading/picture/heif/heif-rows.ts';
import { blendRow } from '../pixel-rows.ts';
import type { RowSource } from '../reduce-picture.ts';
import { type Av1Options, createAv1Decoder } from './av1-decoder.ts';

/** Decodes an AVIF file row by row in its own size, on a background. Throws `ExtractionFailure`. */
export function avifRowsOf(
  file: HeifFile,
  { limits, loadModule }: Omit<Av1Options, 'size'>,
): RowSource {
  const { opacity } = file;
  // A picture may be decoded twice, and its opacities have a decoder of their own.
  const share = { avifInstructions: limits.avifInstructions / (opacity ? 2 : 1) };
  const decoders = new Map<HeifPicture, Promise<HeifDecoder>>();
  const decoderOf = (picture: HeifPicture) => {
    const options = { size: picture.tile, limits: share, loadModule };
    const decoder = decoders.get(picture) ?? createAv1Decoder(options);
    decoders.set(picture, decoder);
    return decoder;
  };
  const rowsOf = (picture: HeifPicture, isColored: boolean) =>
    readHeifRows(picture, { isColored, createDecoder: () => decoderOf(picture) });
  return {
    hasAlpha: opacity !== undefined,
    read: ({ isColored, background }) => {
      const colors = rowsOf(file, isColored);
      if (!opacity) return colors;
      return { ...colors, rows: blend(colors, rowsOf(opacity, false), background) };
    },
  };
}

async function* blend(
  { channels, rows }: HeifRows,
  opacity: HeifRows,
  background?: number,
): AsyncGenerator<Uint8ClampedArray> {
  const colors = rows[Symbol.asyncIterator]();
  for await (const opacities of opacity.rows) {
    const { value, done } = await colors.next();
    if (done) return;
    blendRow(value, opacities, { channels, background });
    yield value;
  }
}
