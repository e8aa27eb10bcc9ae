import { type DocumentType, documentTypes } from '../../fields/document-types.ts';
import { foldText } from '../paper/fold-text.ts';
import { wordPattern } from '../paper/words.ts';
import { remembering } from '../remembering.ts';
import { type LabelRole, type Language, labelRoles, type Lexicon } from './lexicon.ts';
import { lexicons } from './lexicons.ts';

export type PhraseMeaning =
  | { kind: 'label'; role: LabelRole }
  | { kind: 'title'; type: DocumentType }
  | { kind: 'typeWord'; type: DocumentType };

export type Phrase = { words: readonly string[]; meanings: readonly PhraseMeaning[] };

type PhraseIndex = {
  /** Phrases by their first word, the longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Returns the word of the lexicon for a printed one, even if it is damaged; undefined if there is none. */
  wordFor: (printed: string) => string | undefined;
  joined: ReadonlyMap<string, readonly string[]>;
  vocabulary: ReadonlyMap<string, string>;
};

const indexes = new Map<Language, PhraseIndex>();

/** Returns the phrases of a language's lexicon, which are indexed on first use. */
export function phraseIndexOf(language: Language): PhraseIndex {
  let index = indexes.get(language);
  if (!index) {
    index = buildIndex(lexicons[language]);
    indexes.set(language, index);
  }
  return index;
}

const numberSigns = new Set(['n', 'no', 'nr', 'nro', 'num', 'nos', 'nbr', '№']);
const numberSign = 'n';

function canonical(word: string): string {
  return numberSigns.has(word) ? numberSign : word;
}

/** Returns the words of a phrase in the form in which texts are compared: folded, and with one sign for `number`. */
export function wordsOfPhrase(phrase: string): string[] {
  return (foldText(phrase).match(wordPattern) ?? []).map(canonical);
}

function buildIndex(lexicon: Lexicon): PhraseIndex {
  const byText = new Map<string, { words: string[]; meanings: readonly PhraseMeaning[] }>();
  // Phrases share their words and meanings, because there are 20,000 of them in memory.
  const vocabulary = new Map<string, string>();
  const shared = (word: string) => {
    if (!vocabulary.has(word)) vocabulary.set(word, word);
    return vocabulary.get(word) ?? word;
  };
  const add = (list: string, meaning: PhraseMeaning) => {
    const only = [meaning];
    for (const phrase of list.split(',')) {
      const words = wordsOfPhrase(phrase).map(shared);
      if (words.length === 0) continue;
      const text = words.join(' ');
      const known = byText.get(text);
      byText.set(text, { words, meanings: known ? [...known.meanings, meaning] : only });
    }
  };
  for (const role of labelRoles) add(lexicon.labels[role], { kind: 'label', role });
  for (const type of documentTypes) {
    const words = lexicon.types[type];
    if (!words) continue;
    add(words.titles, { kind: 'title', type });
    if (words.words) add(words.words, { kind: 'typeWord', type });
  }
  const phrases = new Map<string, Phrase[]>();
  const joined = new Map<string, readonly string[]>();
  for (const phrase of byText.values()) {
    const [first = ''] = phrase.words;
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
    const isPair = phrase.words.length === 2 && !phrase.words.includes(numberSign);
    if (isPair) joined.set(phrase.words.join(''), phrase.words);
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
  return { phrases, joined, vocabulary, wordFor: createSpelling(vocabulary) };
}

/** Ends of compounds, which no list contains completely, in German, Dutch, Danish and Swedish. Each counts where a lexicon has it as a word. */
const compoundEnds = (
  'datum nummer abrechnung rechnung bescheid bescheinigung urkunde zeugnis mahnung quittung protokoll vertrag vereinbarung angebot ' +
  'kostenvoranschlag police bestatigung befund attest anleitung betrag summe factuur aanslag polis overeenkomst offerte ' +
  'notulen diploma contract beschikking besluit verklaring bevestiging overzicht specificatie herinnering aanmaning kwitantie verslag ' +
  'handleiding bedrag faktura regning kvittering aftale kontrakt opgorelse bevis rykker tilbud referat vejledning bekræftelse ' +
  'belob rakning kvitto avtal beslut besked intyg offert paminnelse specifikation bekraftelse foljesedel belopp'
).split(' ');
const cacheSize = 20_000;
const shortestDamaged = 7;
const inflectedLetters = 2;

/** Finds words with similar letters, or with one lost or added, except at the end, where words are inflected. */
function createSpelling(vocabulary: ReadonlyMap<string, string>): PhraseIndex['wordFor'] {
  const shapes = new Map<string, string>();
  for (const word of vocabulary.keys()) {
    const shape = shapeOf(word);
    if (word.length > 3 && !shapes.has(shape)) shapes.set(shape, word);
  }
  const withOneMore = createNeighbours([...shapes.keys()]);
  const find = (printed: string): string | undefined => {
    const word = canonical(printed);
    if (vocabulary.has(word)) return word;
    if (word.length < 4) return undefined;
    if (word.length > 4 && word.endsWith('s') && vocabulary.has(word.slice(0, -1)))
      return word.slice(0, -1);
    const end = compoundEnds.find((one) => word.endsWith(one) && vocabulary.has(one));
    const shape = shapeOf(word);
    const alike = shapes.get(shape);
    if (alike !== undefined) return alike;
    if (end !== undefined) return end;
    if (word.length < shortestDamaged || word.length > 30 || /^\d+$/.test(word)) return undefined;
    const whole = withOneMore(shape);
    if (whole !== undefined) return shapes.get(whole);
    if (word.length < shortestDamaged + 1) return undefined;
    for (const variant of withoutOneLetter(shape)) {
      const found = shapes.get(variant);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return remembering(find, cacheSize);
}

const sharedLetters = 3;

/** Finds a word that is one letter longer and has the same beginning or the same end. */
function createNeighbours(shapes: readonly string[]): (shape: string) => string | undefined {
  const long = shapes.filter(({ length }) => length >= shortestDamaged);
  const byBeginning = createSearch(long, (shape) => shape.slice(0, sharedLetters));
  const byEnd = createSearch(long, (shape) => shape.slice(-sharedLetters));
  return (shape) => byBeginning(shape) ?? byEnd(shape);
}

/** A sorted list takes a third of the memory of lists by key. */
function createSearch(shapes: readonly string[], partOf: (shape: string) => string) {
  const compare = (shape: string, length: number, part: string) =>
    shape.length - length || (partOf(shape) < part ? -1 : Number(partOf(shape) > part));
  const sorted = shapes.toSorted((a, b) => compare(a, b.length, partOf(b)));
  return (shape: string): string | undefined => {
    const [length, part] = [shape.length + 1, partOf(shape)];
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(sorted[middle] ?? '', length, part) < 0) low = middle + 1;
      else high = middle;
    }
    for (let at = low; ; at += 1) {
      const longer = sorted[at];
      if (longer === undefined || compare(longer, length, part) !== 0) return undefined;
      if (isWithoutOne(longer, shape)) return longer;
    }
  };
}

function isWithoutOne(longer: string, shorter: string): boolean {
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at += 1;
  return at < longer.length - inflectedLetters && longer.slice(at + 1) === shorter.slice(at);
}

const shapesOfLetters: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[1il|!jι]/g, 'i'],
  [/[0ο]/g, 'o'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/6/g, 'g'],
  [/c/g, 'e'],
  [/v/g, 'u'],
];

function shapeOf(word: string): string {
  return shapesOfLetters.reduce((shape, [letters, like]) => shape.replace(letters, like), word);
}

function* withoutOneLetter(word: string): Generator<string> {
  for (let at = 0; at < word.length - inflectedLetters; at += 1)
    yield word.slice(0, at) + word.slice(at + 1);
}
