type Random = () => number;

/** Characters that recognition confuses, the most likely first. */
const confusions: Readonly<Record<string, readonly string[]>> = {
  '0': ['O', 'o'],
  '1': ['l', 'I', '7'],
  '2': ['Z', 'z'],
  '3': ['8', 'B'],
  '5': ['S', 's', '6'],
  '6': ['b', 'G', '5'],
  '8': ['B', '3'],
  '9': ['g', 'q'],
  a: ['o', 'e'],
  b: ['h', '6'],
  c: ['e', 'o'],
  d: ['cl', 'a'],
  e: ['c', 'o'],
  f: ['t', 'l'],
  g: ['q', '9'],
  h: ['b', 'li'],
  i: ['l', '1', 'j'],
  l: ['1', 'i', 't'],
  m: ['rn', 'nn'],
  n: ['ri', 'u', 'r'],
  o: ['0', 'c', 'e'],
  r: ['i', 't'],
  s: ['5', 'a'],
  t: ['l', 'f', 'i'],
  u: ['n', 'ii'],
  v: ['y', 'u'],
  w: ['vv', 'u'],
  ä: ['a', 'á'],
  ö: ['o', 'ó'],
  ü: ['u', 'ii'],
  '.': [',', ''],
  ',': ['.', ''],
};

/** A text as recognition may read it: `rate` of its characters are wrong, missing, or followed by others. */
export function misread(text: string, rate: number, random: Random): string {
  return Array.from(text, (character) => {
    if (character === '\n' || random() >= rate) return character;
    const choice = random();
    if (choice < 0.08) return '';
    if (choice < 0.14) return `${character} `;
    if (choice < 0.18) return `${character}'`;
    const read = confusions[character] ?? confusions[character.toLowerCase()];
    if (!read) return character === ' ' ? '' : character;
    return read[Math.floor(random() ** 1.5 * read.length)] ?? character;
  }).join('');
}
