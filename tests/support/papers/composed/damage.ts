import type { Draw } from './draw.ts';

const confused: Record<string, string> = { 0: 'O', O: '0', 1: 'l', l: '1', I: 'l', 5: 'S', S: '5' };

/** Simulates recognition: mistaken characters, missing and additional spaces, broken lines, lost accents. */
export function damage(text: string, draw: Draw): string {
  const losesAccents = draw.chance(0.5);
  const damaged = Array.from(text, (character, at) => {
    const mistaken = confused[character];
    if (mistaken !== undefined) return draw.chance(0.07) ? mistaken : character;
    if (character === ' ') {
      const isAlone = text[at - 1] !== ' ' && text[at + 1] !== ' ';
      if (isAlone && draw.chance(0.03)) return '';
      return isAlone && draw.chance(0.015) ? '\n' : character;
    }
    return /\p{L}/u.test(character) && draw.chance(0.004) ? `${character} ` : character;
  }).join('');
  return losesAccents ? damaged.normalize('NFD').replaceAll(/\p{M}/gu, '') : damaged;
}
