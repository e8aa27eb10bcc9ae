import { createRandom } from '../../random.ts';

export type Draw = ReturnType<typeof createDraw>;

export function createDraw(seed: number) {
  const random = createRandom(seed);
  const int = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const pick = <Value>(list: readonly Value[]): Value => {
    const value = list[int(0, list.length - 1)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  };
  const shuffled = <Value>(list: readonly Value[]): Value[] => {
    const rest = [...list];
    return list.flatMap(() => rest.splice(int(0, rest.length - 1), 1));
  };
  /** `9` is a digit, `A` a capital letter that does not resemble a digit. */
  const form = (pattern: string) =>
    pattern.replaceAll(/[9A]/g, (kind) =>
      kind === '9' ? String(int(1, 9)) : pick('BCDEFHKLMNPRTVWX'.split('')),
    );
  return { random, int, pick, shuffled, form, chance: (share: number) => random() < share };
}
