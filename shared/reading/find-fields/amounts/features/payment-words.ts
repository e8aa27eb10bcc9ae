import { foldText } from '../../paper/fold-text.ts';
import type { Cell } from '../../paper/paper.ts';
import type { SourceText } from '../../source-text.ts';
import { beginnings, inJapanese, meanings, type PaymentMeaning } from './payment-vocabulary.ts';

const japanese = inJapanese.map(
  ([meaning, words]) => [meaning, new RegExp(foldText(words), 'g')] as const,
);

const shortest = 3;

/** Beginnings by their first letters. */
const index = new Map<string, [beginning: string, meaning: PaymentMeaning][]>();
for (const meaning of meanings)
  for (const beginning of new Set(foldText(beginnings[meaning]).split(' '))) {
    const key = beginning.slice(0, shortest);
    index.set(key, [...(index.get(key) ?? []), [beginning, meaning]]);
  }

type Said = { start: number; meaning: PaymentMeaning };

const mostWords = 20_000;

const known = new WeakMap<SourceText, readonly Said[]>();

/** Returns the words about payments of a text, in its order. They are read once for each text. */
export function findPaymentWords(source: SourceText): readonly Said[] {
  const said = known.get(source) ?? readPaymentWords(source);
  known.set(source, said);
  return said;
}

function readPaymentWords({ paper, words, language }: SourceText): Said[] {
  const said: Said[] = [];
  for (const { text, start } of words.slice(0, mostWords))
    for (const [beginning, meaning] of index.get(text.slice(0, shortest)) ?? [])
      if (text.startsWith(beginning)) said.push({ start, meaning });
  if (language.best !== 'ja') return said;
  for (const [meaning, pattern] of japanese)
    for (const { index: start } of paper.folded.matchAll(pattern)) said.push({ start, meaning });
  return said.toSorted((a, b) => a.start - b.start);
}

const requestReach = 60;

/** Returns where a text asks for a payment: a word of asking near one of paying. */
export function findRequests(said: readonly Said[]): number[] {
  const requests: number[] = [];
  let [asked, paid] = [-Infinity, -Infinity];
  for (const { start, meaning } of said) {
    if (meaning === 'asked') asked = start;
    else if (meaning === 'paid') paid = start;
    else continue;
    if (Math.abs(asked - paid) <= requestReach) requests.push(start);
  }
  return requests;
}

const mostLookedAt = 100;
const none: ReadonlySet<PaymentMeaning> = new Set();

/** Returns what the words between two offsets say. */
export function meaningsIn(
  said: readonly Said[],
  start: number,
  end: number,
): ReadonlySet<PaymentMeaning> {
  let [low, high] = [0, said.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((said[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let found: Set<PaymentMeaning> | undefined;
  for (let at = low; at < Math.min(said.length, low + mostLookedAt); at += 1) {
    const one = said[at];
    if (!one || one.start >= end) break;
    (found ??= new Set()).add(one.meaning);
  }
  return found ?? none;
}

const longestLead = 120;
const longestRest = 90;
const endOfSentence =
  /[a-zα-ω)\d]{2}(?<!(?<![a-z])(?:kr|pr|nr|no|ca|st|fr|tel|art|str|inkl|incl|evt|ggf|bzw|max|min|resp|vgl|abs|par|tzv|pkt|ref))[.!?;](?= |\n)|\n ?\n|\t| {3}|。/g;
const letters = /[a-zα-ω]{2}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Returns the sentence around an amount, or the cell of a table. `words` counts those besides the amount, up to a few. */
export function sentenceAround(folded: string, { start, end }: Cell): Cell & { words: number } {
  const head = folded.slice(Math.max(0, start - longestLead), start);
  let from = 0;
  for (const { 0: all, index: at } of head.matchAll(endOfSentence)) from = at + all.length;
  const tail = folded.slice(end, end + longestRest);
  const until = tail.search(endOfSentence);
  const rest = until < 0 ? tail : tail.slice(0, until + 2);
  const count = wordsIn(head.slice(from)) + wordsIn(rest);
  return { start: start - head.length + from, end: end + rest.length, words: count };
}

function wordsIn(text: string): number {
  return text.split(' ').filter((word) => letters.test(word)).length;
}
