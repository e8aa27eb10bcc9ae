const onsets = [
  'b',
  'br',
  'd',
  'f',
  'fl',
  'g',
  'h',
  'k',
  'kl',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'sch',
  'st',
  't',
  'tr',
  'v',
  'w',
  'z',
];
const nuclei = ['a', 'e', 'i', 'o', 'u', 'ei', 'au', 'ie', 'ä', 'ö', 'ü', 'é'];
const codas = ['', '', 'n', 'r', 's', 't', 'l', 'ng', 'cht', 'ß'];

/** Words like those of a European language: frequent ones are short, rare ones long compounds. */
export function createVocabulary(size: number, random: () => number): string[] {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? '';
  const syllable = () => pick(onsets) + pick(nuclei) + pick(codas);
  const words = new Set<string>();
  while (words.size < size) {
    const syllables = 1 + Math.floor(Math.log10(words.size + 1) * (0.5 + random() * 0.6));
    words.add(Array.from({ length: syllables }, syllable).join(''));
  }
  return [...words];
}

/** Draws words by Zipf's law: the word of rank n is about n times as rare as the first. */
export function zipfDraw(words: string[], random: () => number): () => string {
  const cumulative = new Float64Array(words.length);
  let total = 0;
  for (let rank = 0; rank < words.length; rank += 1) {
    total += 1 / (rank + 1);
    cumulative[rank] = total;
  }
  return () => {
    const target = random() * total;
    let low = 0;
    let high = words.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulative[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return words[low] ?? '';
  };
}

export type BenchDocument = { name: string; content: string; createdAt: Date };

/** Documents of about 200 words, with a unique number and a name of three words. */
export function createDocumentSource(
  draw: () => string,
  random: () => number,
): (index: number) => BenchDocument {
  const words = (count: number) => Array.from({ length: count }, draw);
  return (index) => ({
    name: `${words(3).join(' ')} ${2000 + (index % 26)}-${index}.pdf`,
    content: `RE-${index}/${2000 + (index % 26)} ${words(150 + Math.floor(random() * 100)).join(' ')}`,
    createdAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000),
  });
}
