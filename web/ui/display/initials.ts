/**
 * Returns up to two capitals, of the first and the last word, or one pictograph, which is as wide. Characters are
 * grapheme clusters.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) =>
    firstCharacter(word ?? ''),
  );
  if (isPictograph(first)) return first;
  return (first + (isPictograph(last) ? '' : last)).toLocaleUpperCase();
}

function isPictograph(character: string): boolean {
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(character);
}

function firstCharacter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}
