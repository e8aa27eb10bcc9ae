import { codePage850, decodeCodePage850 } from './code-page-850.ts';
import { frequentCharacters, letterPairs } from './letter-pairs.ts';
import { longestSample, sampleOf } from './text-sample.ts';

type Language = keyof typeof letterPairs;
/** `leastLetters` is the minimum number of different letters outside ASCII: fewer may be a symbol or a foreign name in another encoding. */
type Candidate = {
  encoding: string;
  languages: readonly Language[];
  leastLetters: number;
  /** The additional lead over other encodings, in bits. */
  rarity?: number;
};

const fallbackEncoding = 'windows-1252';

const western: readonly Language[] = [
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'sv',
  'da',
  'nb',
  'fi',
  'is',
  'ca',
];
const central: readonly Language[] = ['pl', 'ro', 'cs', 'sk', 'hu', 'sl', 'hr'];
const cyrillic: readonly Language[] = ['ru', 'uk', 'bg', 'sr'];

const singleByteCandidates: readonly Candidate[] = [
  { encoding: fallbackEncoding, languages: western, leastLetters: 0 },
  { encoding: 'windows-1250', languages: central, leastLetters: 2 },
  { encoding: 'iso-8859-2', languages: central, leastLetters: 2 },
  { encoding: 'windows-1251', languages: cyrillic, leastLetters: 3 },
  { encoding: 'koi8-u', languages: cyrillic, leastLetters: 3 },
  { encoding: 'windows-1253', languages: ['el'], leastLetters: 3 },
  { encoding: 'windows-1254', languages: ['tr'], leastLetters: 2 },
  { encoding: 'windows-1255', languages: ['he'], leastLetters: 3 },
  { encoding: 'windows-1256', languages: ['ar', 'fa'], leastLetters: 3 },
  { encoding: 'windows-1257', languages: ['lt', 'lv', 'et'], leastLetters: 2 },
  { encoding: 'iso-8859-5', languages: cyrillic, leastLetters: 3 },
  { encoding: 'ibm866', languages: cyrillic, leastLetters: 3 },
];

/** Encodings of DOS and old Mac programs, which only occur in files. */
const fileCandidates: readonly Candidate[] = [
  { encoding: codePage850, languages: western, leastLetters: 2, rarity: 2 },
  { encoding: 'macintosh', languages: western, leastLetters: 2, rarity: 2 },
];

type ScriptCandidate = { encoding: string; frequent: string; letters: RegExp; weight: number };

const kana = { letters: /[\u3040-\u30ff]/, weight: 6 };
const han = { letters: /\p{Script=Han}/u, weight: 1 };
const hangul = { letters: /[\uac00-\ud7a3]/, weight: 2 };
const multiByteCandidates: readonly ScriptCandidate[] = [
  { encoding: 'shift_jis', frequent: frequentCharacters.japanese, ...kana },
  { encoding: 'euc-jp', frequent: frequentCharacters.japanese, ...kana },
  { encoding: 'gb18030', frequent: frequentCharacters.simplifiedChinese, ...han },
  { encoding: 'big5', frequent: frequentCharacters.traditionalChinese, ...han },
  { encoding: 'euc-kr', frequent: frequentCharacters.korean, ...hangul },
];

/** The minimum lead over windows-1252, in bits; lower for names, which have few letters. */
const leastLead = { text: 4, names: 2, file: 4 };

/**
 * Returns the encoding of text that has no byte order mark and is not UTF-8: the one in which its letters outside ASCII form the pairs
 * typical of one of its languages. Returns windows-1252 if none does so clearly.
 */
export function detectEncoding(bytes: Uint8Array, kind: keyof typeof leastLead = 'text'): string {
  const sample = sampleOf(bytes);
  const scored = [
    ...[...singleByteCandidates, ...(kind === 'file' ? fileCandidates : [])].map((candidate) => ({
      encoding: candidate.encoding,
      score: letterScore(sample, candidate) - (candidate.rarity ?? 0),
    })),
    ...multiByteCandidates.map((candidate) => ({
      encoding: candidate.encoding,
      score: scriptScore(sample, candidate),
    })),
  ];
  const [fallback, ...others] = scored;
  if (!fallback) return fallbackEncoding;
  const best = others.reduce((found, other) => (other.score > found.score ? other : found));
  // A damaged byte makes the text invalid as windows-1252 too; then the other encoding needs a high score by itself.
  const leastScore = fallback.score === -Infinity ? 0 : fallback.score + leastLead[kind];
  return best.score > leastScore ? best.encoding : fallbackEncoding;
}

/** Placeholders for symbols, which are not next to letters, and for punctuation, which is. */
const symbol = '\u00a4';
const punctuation = '\u2026';

/** Decoded with a wrong encoding that swaps small letters and capitals, words have capitals inside. */
const capitalInside = /\p{Ll}(?![A-Z])\p{Lu}|(?![a-z])\p{Ll}\p{Lu}/gu;
const weightOfInverted = -6;

/** Returns the log-likelihood of the letter pairs in the best of the languages; -Infinity if it is not text. */
function letterScore(sample: Uint8Array, { encoding, languages, leastLetters }: Candidate): number {
  const text = decode(sample, encoding);
  if (text === undefined) return -Infinity;
  const letters = new Set(text.match(/[^\0-\x7f\P{L}]/gu));
  if (letters.size < leastLetters) return -Infinity;
  const pairs = pairsOf(text.toLowerCase());
  const inverted = (text.match(capitalInside)?.length ?? 0) * weightOfInverted;
  const rare = encoding === fallbackEncoding ? -2 : -4;
  return Math.max(
    ...languages.map((language) => {
      const weights = weightsOf(language);
      let score = inverted;
      for (const [pair, count] of pairs) {
        score += count * (weights.get(pair) ?? otherWeight(pair) ?? rare);
      }
      return score;
    }),
  );
}

/** Counts pairs of adjacent characters with one outside ASCII; all other characters count as a space. */
function pairsOf(text: string): ReadonlyMap<string, number> {
  const characters = Array.from(text);
  const isLetter = (at: number) => /[\p{L}\p{M}]/u.test(characters[at] ?? ' ');
  const classes = characters.map((character, at) => {
    if (isLetter(at)) return character;
    if (character <= '\u007f') return ' ';
    const isInWord = isLetter(at - 1) && isLetter(at + 1) && !/[\u2019\u00b7]/.test(character);
    if (/\p{Z}/u.test(character)) return ' ';
    return isInWord || !/[\p{P}\u00a3\u00b0\u20ac]/u.test(character) ? symbol : punctuation;
  });
  const pairs = new Map<string, number>();
  for (let at = 0; at <= classes.length; at += 1) {
    const pair = (classes[at - 1] ?? ' ') + (classes[at] ?? ' ');
    if (/[^\0-\x7f]/.test(pair)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

function otherWeight(pair: string): number | undefined {
  if (pair.includes(symbol)) return /^[ \u00a4\u2026]*$/.test(pair) ? 0 : -4;
  if (pair.includes(punctuation)) {
    if (pair === punctuation + punctuation) return -4;
    return pair.includes(' ') ? 4 : 2;
  }
  const isMixed = /\p{Script=Latin}/u.test(pair) && /[^\p{Script=Latin}\P{L}]/u.test(pair);
  return isMixed ? -8 : undefined;
}

const weights = new Map<Language, ReadonlyMap<string, number>>();

function weightsOf(language: Language): ReadonlyMap<string, number> {
  const known = weights.get(language);
  if (known) return known;
  const letters = Array.from(letterPairs[language]);
  const ranked = new Map<string, number>();
  for (let at = 0; at + 1 < letters.length; at += 2) {
    ranked.set(`${letters[at]}${letters[at + 1]}`, 6 - Math.log2(at / 2 + 1) * 0.7);
  }
  weights.set(language, ranked);
  return ranked;
}

function scriptScore(
  sample: Uint8Array,
  { encoding, frequent, letters, weight }: ScriptCandidate,
): number {
  const text = decode(sample, encoding);
  if (text === undefined) return -Infinity;
  let score = 0;
  let count = 0;
  let previous = ' ';
  for (const character of text) {
    if (character > '\u007f') {
      count += 1;
      if (frequent.includes(character)) score += 8;
      else if (letters.test(character)) score += weight;
      else if (/[\u3000-\u3002\u300c-\u300f\uff01-\uff5e]/.test(character)) score += 4;
      else score -= /\p{Script=Han}/u.test(character) ? 2 : 6;
    }
    const isBoundary = character > '\u007f' !== previous > '\u007f';
    if (isBoundary && /[a-z]/i.test(character + previous)) score -= 4;
    previous = character;
  }
  return count > 1 && score > count * 1.5 ? score : -Infinity;
}

function decode(sample: Uint8Array, encoding: string): string | undefined {
  try {
    const text =
      encoding === codePage850
        ? decodeCodePage850(sample)
        : new TextDecoder(encoding, { fatal: true }).decode(sample, {
            stream: sample.length === longestSample,
          });
    return /[\u0080-\u009f\ue000-\uf8ff]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
