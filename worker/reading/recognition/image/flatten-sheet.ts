import type { GreyImage } from './grey-image.ts';
import type { PlacedImage } from './placed-image.ts';
import { resampleImage } from './resample-image.ts';

const strips = 24;
const inkBelow = 128;
/** How many other strips a strip is compared with, and by which factor a move has to be better than none. */
const comparedStrips = 3;
const leastGain = 1.01;
/**
 * As shares of the height of a letter: the largest move from one strip to the next, and the smallest bend that is
 * corrected.
 */
const furthestMove = 0.6;
const leastBend = 0.3;

/**
 * Flattens a sheet that bends from left to right, such as a curled one, by how its lines continue from strip to strip.
 */
export function flattenSheet(placed: PlacedImage, letters: number): PlacedImage {
  const { image, toPage } = placed;
  const bend = findBend(image, Math.max(2, Math.round(letters * furthestMove)));
  if (Math.max(...bend) - Math.min(...bend) < letters * leastBend) return placed;
  const { width, height } = image;
  const bendAt = Array.from({ length: width }, (_, x) => {
    const place = Math.max(0, Math.min(strips - 1, (x / width) * strips - 0.5));
    const left = Math.floor(place);
    const [from, to] = [bend[left] ?? 0, bend[Math.min(strips - 1, left + 1)] ?? 0];
    return from + (to - from) * (place - left);
  });
  const sourceOf = (x: number, y: number) => [x, y + (bendAt[x] ?? bendAt.at(-1) ?? 0)] as const;
  return {
    image: resampleImage(image, { width, height }, sourceOf),
    toPage: (x, y) => toPage(...sourceOf(Math.round(x), y)),
  };
}

function findBend(image: GreyImage, furthest: number): number[] {
  const profiles = Array.from({ length: strips }, (_, strip) => profileOf(image, strip));
  const bend = Array.from({ length: strips }, () => 0);
  const middle = strips / 2;
  for (let strip = middle + 1; strip < strips; strip += 1) follow(strip, -1);
  for (let strip = middle - 1; strip >= 0; strip -= 1) follow(strip, 1);
  return bend.map((_, strip) => {
    const near = bend.slice(Math.max(0, strip - 1), strip + 2);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });

  function follow(strip: number, towardsMiddle: 1 | -1): void {
    const previous = bend[strip + towardsMiddle] ?? 0;
    const score = (move: number) => {
      let sum = 0;
      for (let back = 1; back <= comparedStrips; back += 1) {
        const other = strip + towardsMiddle * back;
        const compared = profiles[other];
        if (!compared || other < 0) continue;
        sum += likeness(profiles[strip], compared, previous + move - (bend[other] ?? 0));
      }
      return sum;
    };
    let best = { move: 0, score: score(0) * leastGain };
    for (let move = -furthest; move <= furthest; move += 1) {
      const here = score(move);
      if (here > best.score) best = { move, score: here };
    }
    bend[strip] = previous + best.move;
  }
}

function profileOf({ width, height, data }: GreyImage, strip: number): Float32Array {
  const from = Math.floor((strip * width) / strips);
  const to = Math.floor(((strip + 1) * width) / strips);
  const profile = new Float32Array(height);
  for (let y = 0; y < height; y += 1) {
    let ink = 0;
    for (let at = y * width + from; at < y * width + to; at += 1) {
      if ((data[at] ?? 255) < inkBelow) ink += 1;
    }
    profile[y] = ink;
  }
  return profile;
}

function likeness(profile: Float32Array | undefined, other: Float32Array, lower: number): number {
  const shift = Math.round(lower);
  let sum = 0;
  for (let y = Math.max(0, -shift); y < other.length - Math.max(0, shift); y += 1) {
    sum += (profile?.[y + shift] ?? 0) * (other[y] ?? 0);
  }
  return sum;
}
