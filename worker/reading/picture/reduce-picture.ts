import { type PixelRows, reduceRows, type RowOptions } from './pixel-rows.ts';

/** `hasAlpha`: some pixels may be transparent. */
export type RowSource = { hasAlpha: boolean; read(options: RowOptions): PixelRows };

/** Lighter pixels would be invisible on white. */
const faintest = 160;
const black = 0;

/**
 * Decodes a picture on white, in at most the wanted size; on black if nothing is visible on white, as for white text on a transparent
 * background.
 */
export async function reducePicture(
  { hasAlpha, read }: RowSource,
  { wanted, isColored }: Pick<RowOptions, 'wanted' | 'isColored'>,
) {
  const image = await reduceRows(read({ wanted, isColored }), wanted);
  if (!hasAlpha || image.data.some((part) => part < faintest)) return { image, isOnBlack: false };
  const onBlack = await reduceRows(read({ wanted, isColored, background: black }), wanted);
  return isLightOnDark(onBlack.data)
    ? { image: onBlack, isOnBlack: true }
    : { image, isOnBlack: false };
}

function isLightOnDark(data: Uint8Array): boolean {
  let sum = 0;
  let lightest = 0;
  for (const part of data) {
    sum += part;
    lightest = Math.max(lightest, part);
  }
  return sum < data.length * 128 && lightest > faintest;
}
