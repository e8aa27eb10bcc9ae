import { type GreyImage, smoothImage } from './grey-image.ts';
import { findShadedPaper } from './shaded-paper.ts';
import {
  combineTiles,
  measureTiles,
  meanOf,
  medianOf,
  type Grid,
  type TileLevels,
} from './tile-levels.ts';

/** Smaller differences between ink and paper are noise. */
const leastContrast = 24;
/** Tiles that are darker than this, relative to the paper around them, are pictures or dark boxes, not shade. */
const darkestShade = 0.45;
const strongestGain = 3;

export function isWhiteOnDark(image: GreyImage): boolean {
  const { dark, middle, bright } = measureTiles(image);
  let brighter = 0;
  let darker = 0;
  for (let at = 0; at < middle.length; at += 1) {
    const below = (middle[at] ?? 0) - (dark[at] ?? 0);
    const above = (bright[at] ?? 0) - (middle[at] ?? 0);
    if (Math.max(below, above) < leastContrast) continue;
    if (above > below * 1.5) brighter += 1;
    if (below > above * 1.5) darker += 1;
  }
  return brighter > darker;
}

export function invertImage({ width, height, data }: GreyImage): GreyImage {
  return { width, height, data: data.map((value) => 255 - value) };
}

/** Normalizes an image to white paper and black ink, whatever the light, the paper and the strength of the ink. */
export function evenLight(image: GreyImage): GreyImage {
  const measured = measureTiles(image);
  if (grainOf(measured) <= leastGrain) return stretch(image, measured);
  const smooth = smoothImage(image);
  return stretch(smooth, measureTiles(smooth));
}

/** Normalizes an image with shadows on the sheet, preserving their edges. */
export function evenShade(image: GreyImage): GreyImage {
  return stretch(image, measureTiles(image), findShadedPaper(image));
}

/** As a share of the brightness of the paper. A page with more grain is smoothed first. */
const leastGrain = 0.04;

/** Returns the variation of the brightness of paper, as a share of it: a tenth of the pixels of a blank tile are brighter by this. */
function grainOf({ middle, paper }: TileLevels): number {
  const grains = [...paper].map((value, at) => (value - (middle[at] ?? 0)) / Math.max(1, value));
  return medianOf(grains);
}

function findPaperAndInk(levels: TileLevels, shaded?: Grid) {
  const { columns, rows } = levels;
  const size = { columns, rows };
  const around = combineTiles(levels.paper, { ...size, reach: 6 }, (values) => Math.max(...values));
  const lit = levels.paper.map((value, at) => {
    const brightest = around[at] ?? 255;
    return value < brightest * darkestShade ? brightest : value;
  });
  const calm = combineTiles(lit, { ...size, reach: 1 }, medianOf);
  const mean = combineTiles(calm, { ...size, reach: 1 }, meanOf);
  const paper = shaded ? sampleGrid(shaded, levels) : mean;
  const share = levels.dark.map((value, at) =>
    hasInk(levels, at) ? Math.min(1, value / Math.max(1, paper[at] ?? 1)) : 1,
  );
  const typical = typicalInk(share);
  const darkest = combineTiles(share, { ...size, reach: 2 }, (values) => Math.min(...values));
  const near = darkest.map((value) => (value < 1 - leastContrast / 255 ? value : typical));
  // Weak ink is darkened, within a limit so that the grain of the paper does not become dark.
  const bounded = near.map((value) => Math.min(value, 1 - (1 - typical) / strongestGain));
  return { paper, ink: combineTiles(bounded, { ...size, reach: 2 }, meanOf) };
}

function sampleGrid(grid: Grid, { tile, columns, rows }: TileLevels): Float32Array {
  const place = (index: number) => ((index + 0.5) * tile) / grid.tile;
  return Float32Array.from({ length: columns * rows }, (_, at) => {
    const column = Math.min(grid.columns - 1, Math.floor(place(at % columns)));
    const row = Math.min(grid.rows - 1, Math.floor(place(Math.floor(at / columns))));
    return grid.values[row * grid.columns + column] ?? 0;
  });
}

/** Grain deviates equally to the bright and dark side; ink only to the dark side. */
function hasInk({ dark, middle, bright }: TileLevels, at: number): boolean {
  const below = (middle[at] ?? 0) - (dark[at] ?? 0);
  const above = (bright[at] ?? 0) - (middle[at] ?? 0);
  return below > leastContrast && below > above * 2;
}

function typicalInk(share: Float32Array): number {
  const inked = [...share].filter((value) => value < 1 - leastContrast / 255);
  return inked.length === 0 ? 0.3 : medianOf(inked);
}

const whiteAbove = 0.96;

function stretch({ width, height, data }: GreyImage, levels: TileLevels, shaded?: Grid): GreyImage {
  const { tile, columns, rows } = levels;
  const { paper, ink } = findPaperAndInk(levels, shaded);
  const result = new Uint8Array(data.length);
  const papers = shaded ?? { tile, columns, rows, values: paper };
  const inks = { tile, columns, rows, values: ink };
  const paperOfRow = new Float32Array(papers.columns);
  const inkOfRow = new Float32Array(columns);
  for (let y = 0; y < height; y += 1) {
    mixRows(papers, paperOfRow, y);
    mixRows(inks, inkOfRow, y);
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const paperHere = mixColumns(paperOfRow, x, papers);
      const inkHere = mixColumns(inkOfRow, x, inks);
      const share = (data[at] ?? 0) / Math.max(16, paperHere);
      const level = (255 * (share - inkHere)) / (whiteAbove - inkHere);
      result[at] = level < 0 ? 0 : Math.min(255, level);
    }
  }
  return { width, height, data: result };
}

function mixRows({ values, tile, columns, rows }: Grid, mixed: Float32Array, y: number): void {
  const place = Math.max(0, Math.min(rows - 1, y / tile - 0.5));
  const top = Math.floor(place);
  const bottom = Math.min(rows - 1, top + 1);
  const part = place - top;
  for (let column = 0; column < columns; column += 1) {
    const above = values[top * columns + column] ?? 0;
    mixed[column] = above * (1 - part) + (values[bottom * columns + column] ?? 0) * part;
  }
}

function mixColumns(row: Float32Array, x: number, { tile, columns }: Grid): number {
  const place = Math.max(0, Math.min(columns - 1, x / tile - 0.5));
  const left = Math.floor(place);
  const right = Math.min(columns - 1, left + 1);
  const part = place - left;
  return (row[left] ?? 0) * (1 - part) + (row[right] ?? 0) * part;
}

export function darkenImage({ width, height, data }: GreyImage): GreyImage {
  const levels = Uint8Array.from({ length: 256 }, (_, level) => 255 * (level / 255) ** 3);
  return { width, height, data: data.map((level) => levels[level] ?? 0) };
}
