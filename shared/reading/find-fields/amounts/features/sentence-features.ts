import type { Cell, Line, Paper } from '../../paper/paper.ts';
import type { PaymentMeaning } from './payment-vocabulary.ts';
import { meaningsIn, sentenceAround } from './payment-words.ts';
import { flag } from '../../weighing/weigh.ts';
import type { Subject } from './subject.ts';

const shortLine = 45;
const fewestWordsOfProse = 7;
const nearby = 300;

function isWrapped(line: Line | undefined): boolean {
  return line !== undefined && line.cells.length === 1 && line.end - line.start >= shortLine;
}

/** Returns a sentence without the lines before and after a short line or a row, because these are no part of it. */
function within<Sentence extends Cell>({ lines }: Paper, line: Line, sentence: Sentence): Sentence {
  const start = isWrapped(lines[line.index - 1])
    ? sentence.start
    : Math.max(sentence.start, line.start);
  const end = isWrapped(line) ? sentence.end : Math.min(sentence.end, line.end);
  return { ...sentence, start, end };
}

function isAmong(places: readonly number[], from: number, to: number): boolean {
  return places.some((at) => at >= from && at < to);
}

/** Returns what the sentence of an amount says about it. */
export function ofSentence({ source: { paper }, amount, surroundings, line }: Subject) {
  const { start, end } = amount;
  const { said, requests, deadlines } = surroundings;
  const sentence = within(paper, line, sentenceAround(paper.folded, amount));
  const before = meaningsIn(said, sentence.start, start);
  const after = meaningsIn(said, end, sentence.end);
  const says = (meaning: PaymentMeaning) => before.has(meaning) || after.has(meaning);
  const isInProse = sentence.words >= fewestWordsOfProse && line.cells.length === 1;
  const isPaidNearby =
    meaningsIn(said, start - nearby, sentence.start).has('paid') ||
    meaningsIn(said, sentence.end, end + nearby).has('paid');
  return {
    requested: flag(isAmong(requests, sentence.start, sentence.end)),
    'requested nearby': flag(isAmong(requests, start - nearby, end + nearby)),
    'with a deadline': flag(isAmong(deadlines, sentence.start, sentence.end)),
    'near a deadline': flag(isAmong(deadlines, start - nearby, end + nearby)),
    'in prose': flag(isInProse),
    'paid nearby': flag(isPaidNearby),
    'paid in prose': flag(isInProse && says('paid')),
    'price in prose': flag(isInProse && before.has('price')),
    'after words of paying': flag(before.has('paid')),
    'before words of paying': flag(after.has('paid')),
    'after words of asking': flag(before.has('asked')),
    'after words of duty': flag(before.has('obliged')),
    'before words of duty': flag(after.has('obliged')),
    'after words of former': flag(before.has('former')),
    'after words of conditions': flag(before.has('otherwise')),
    'with words of grants': flag(says('granted')),
    'with words of done': flag(says('done')),
    'with words of changes': flag(says('changed')),
    'with words of periods': flag(says('period')),
    'with words of returning': flag(says('returned')),
    'with words of parts': flag(says('part')),
    'with words of limits': flag(says('limit')),
  };
}
