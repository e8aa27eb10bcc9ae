import { findLetters, indexLetters, type Letter, middleOf } from './find-letters.ts';
import type { GreyImage } from '../grey-image.ts';
import { measureText } from '../text-height.ts';

/** As shares of the height of a letter. */
const reach = 3;
const fewestLetters = 30;
const surelyOneWay = 0.68;

/**
 * Returns whether letters follow each other from left to right (true) or from top to bottom (false), by the direction of nearest
 * neighbours, because letters of a word are nearer to each other than lines are. Returns undefined if it is unclear.
 */
export function followsAcross(image: GreyImage): boolean | undefined {
  const { height } = measureText(image);
  if (height === 0) return undefined;
  const letters = findLetters(image, height);
  const index = indexLetters(letters, height * reach);
  let across = 0;
  let count = 0;
  for (const letter of letters) {
    const near = nearestOf(letter, index, height);
    if (!near) continue;
    count += 1;
    if (near.across > near.down) across += 1;
  }
  if (count < fewestLetters) return undefined;
  if (across >= count * surelyOneWay) return true;
  return across <= count * (1 - surelyOneWay) ? false : undefined;
}

function nearestOf(letter: Letter, index: ReturnType<typeof indexLetters>, height: number) {
  const [x, y] = [(letter.left + letter.right) / 2, middleOf(letter)];
  const furthest = height * reach;
  let nearest: { across: number; down: number; apart: number } | undefined;
  for (const other of index.around(y, x - furthest, x + furthest)) {
    if (other === letter) continue;
    const across = Math.abs((other.left + other.right) / 2 - x);
    const down = Math.abs(middleOf(other) - y);
    const apart = Math.hypot(across, down);
    if (apart <= furthest && (!nearest || apart < nearest.apart)) nearest = { across, down, apart };
  }
  return nearest;
}
