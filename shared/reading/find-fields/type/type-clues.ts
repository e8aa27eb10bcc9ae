import type { DocumentType } from '../../fields/document-types.ts';
import { findPaymentWords, findRequests } from '../amounts/features/payment-words.ts';
import type { LabelRole } from '../lexicon/lexicon.ts';
import type { Label, TypeMention } from '../paper/find-labels.ts';
import { type Cell, lineAt, type Paper } from '../paper/paper.ts';
import { joinLetters } from '../paper/words.ts';
import { hasPostcode } from '../parties/names/party-names.ts';
import type { SourceText } from '../source-text.ts';
import { type Shape, shapeOf } from './features/text-shape.ts';
import { denial, placeTitle, scoreOfTitle, startsSubject } from './title-rules.ts';
import { isHeadingOfCard } from './words/card-words.ts';
import { hasAttendance, isFine, isInvitation, isOfOrder } from './words/notice-words.ts';
import { countOverdueWords } from './words/overdue-words.ts';
import { isBilling, isPaid } from './words/payment-words.ts';
import { kindsOfSender, type SenderKind } from './words/sender-words.ts';

/** The names and words of a type in a paper. `title` is the score of the best title. */
type Evidence = { words: Set<string>; best: TypeMention; title: number };

export type TypeClues = {
  evidence: ReadonlyMap<DocumentType, Evidence>;
  /** The type that the first title names. */
  firstTitle: DocumentType | undefined;
  /** The first label of each role. */
  labels: ReadonlyMap<LabelRole, Label>;
  /** How often labels occur. */
  counts: ReadonlyMap<LabelRole, number>;
  denied: ReadonlySet<DocumentType>;
  subject: Cell | undefined;
  /** Whether an address is above the salutation. */
  isAddressed: boolean;
  /** Whether an address is in the upper half, and sentences are below it. */
  hasAddress: boolean;
  isSlip: boolean;
  headingOfCard: Cell | undefined;
  overdueWords: number;
  isFine: boolean;
  isInvitation: boolean;
  hasAttendance: boolean;
  isOfOrder: boolean;
  isPaid: boolean;
  isBilling: boolean;
  /** Whether someone is asked to pay. */
  asksToPay: boolean;
  senders: ReadonlySet<SenderKind>;
  shape: Shape;
};

const scoreOfHeading = 30;
const headingWord = 'heading';
const mostLabels = 2000;
const linesOfHead = 8;
const longestHead = 1200;
const lengthRead = 6000;
const beginning = 1000;

/** Returns the evidence on the type of a paper. */
export function readClues(source: SourceText): TypeClues {
  const { paper, mentions, language } = source;
  const { lines } = paper;
  const lastOfHead = lines[Math.min(linesOfHead, lines.length) - 1];
  const head = joinLetters(paper.folded.slice(0, Math.min(lastOfHead?.end ?? 0, longestHead)));
  const folded = joinLetters(paper.folded.slice(0, lengthRead));
  const { labels, counts } = readLabels(mentions.labels.slice(0, mostLabels));
  const greeting = labels.get('salutation');
  const denied = findDenied(source);
  const card = greeting ? undefined : findHeadingOfCard(paper);
  const clues = {
    evidence: collectEvidence(source, { denied, greeting }),
    firstTitle: mentions.types.find(({ isTitle }) => isTitle)?.type,
    labels,
    counts,
    denied,
    subject: findSubject(paper),
    isAddressed: greeting !== undefined && hasAddressAbove(paper, greeting),
    hasAddress: hasAddressAndProse(paper),
    isSlip: !card && isSlip(paper),
    headingOfCard: card,
    overdueWords: countOverdueWords(folded, language.best),
    isFine: isFine(head, language.best),
    isInvitation: isInvitation(folded.slice(0, beginning), language.best),
    hasAttendance: hasAttendance(folded, language.best),
    isOfOrder: isOfOrder(folded.slice(0, beginning), language.best),
    isBilling: isBilling(folded, language.best),
    asksToPay: findRequests(findPaymentWords(source)).length > 0,
    isPaid: isPaid(folded, language.best),
    senders: kindsOfSender(head, language.best),
    shape: shapeOf(paper),
  };
  addHeadings(clues, paper);
  return clues;
}

/** Adds types that papers name by other words than titles. */
function addHeadings(
  { evidence, headingOfCard, ...clues }: TypeClues & { evidence: Map<DocumentType, Evidence> },
  { lines: [first] }: Paper,
): void {
  const add = (type: DocumentType, { start, end }: Cell) => {
    const best = { type, isTitle: true, words: 1, start, end };
    const words = evidence.get(type)?.words ?? [];
    evidence.set(type, { words: new Set([...words, headingWord]), best, title: scoreOfHeading });
  };
  if (headingOfCard) add('certificate', headingOfCard);
  // Courts and the police send letters under many names.
  if (first && (clues.isFine || clues.senders.has('court'))) add('letter', first);
  // Their summons and fines are titled like reminders in some languages.
  if (clues.senders.has('court') || (clues.isFine && clues.overdueWords === 0))
    evidence.delete('reminder');
  const amount = clues.labels.get('total') ?? clues.labels.get('sum');
  if (amount && clues.isOfOrder && clues.shape['head of a mail'] === 1) add('receipt', amount);
}

function readLabels(all: readonly Label[]) {
  const labels = new Map<LabelRole, Label>();
  const counts = new Map<LabelRole, number>();
  for (const label of all) {
    if (!labels.has(label.role)) labels.set(label.role, label);
    counts.set(label.role, (counts.get(label.role) ?? 0) + 1);
  }
  return { labels, counts };
}

const linesAboveSalutation = 20;
const longestLine = 80;

function hasAddressAbove({ lines, folded }: Paper, { start: below }: Label): boolean {
  return lines
    .filter(({ end }) => end < below)
    .slice(-linesAboveSalutation)
    .some(({ start, end }) => end - start < longestLine && hasPostcode(folded.slice(start, end)));
}

const widthOfProse = 70;

function hasAddressAndProse({ lines, folded }: Paper): boolean {
  const prose = lines.filter(
    ({ start, end, cells }) => cells.length === 1 && end - start > widthOfProse,
  );
  if (prose.length < 3 || prose.length * 4 < lines.length) return false;
  return lines
    .slice(0, Math.ceil(lines.length / 2))
    .some(({ start, end }) => end - start < longestLine && hasPostcode(folded.slice(start, end)));
}

function findSubject({ lines, folded }: Paper): Cell | undefined {
  return lines.find(
    ({ page, start, end }) => page === 1 && startsSubject(folded.slice(start, end)),
  );
}

const longestDenial = 24;
const mostTitles = 100;

/** Returns the types that a paper says not to be, unless it has another title of the type: `Demand … this is no final demand`. */
function findDenied({ paper, mentions }: SourceText): ReadonlySet<DocumentType> {
  const titles = mentions.types.filter(({ isTitle }) => isTitle);
  const compared = titles.slice(0, mostTitles);
  const wordsOf = ({ start, end }: Cell) => joinLetters(paper.folded.slice(start, end));
  const denied = titles.filter(({ start }) =>
    denial.test(paper.folded.slice(Math.max(0, start - longestDenial), start)),
  );
  const isTitled = (one: TypeMention) =>
    compared.some(
      (other) =>
        other.type === one.type &&
        other.start < one.start &&
        !wordsOf(one).includes(wordsOf(other)) &&
        !wordsOf(other).includes(wordsOf(one)),
    );
  return new Set(denied.filter((one) => !isTitled(one)).map(({ type }) => type));
}

const mostWords = 40;

function collectEvidence(
  { paper, mentions }: SourceText,
  { denied, greeting }: { denied: ReadonlySet<DocumentType>; greeting: Label | undefined },
): Map<DocumentType, Evidence> {
  const evidence = new Map<DocumentType, Evidence>();
  for (const mention of mentions.types) {
    const line = lineAt(paper, mention.start);
    if (!line || denied.has(mention.type)) continue;
    const known = evidence.get(mention.type) ?? { words: new Set(), best: mention, title: 0 };
    evidence.set(mention.type, known);
    const score = mention.isTitle
      ? scoreOfTitle(placeTitle(paper, { mention, line, greeting }))
      : 0;
    if (score > known.title) {
      known.best = mention;
      known.title = score;
    }
    if (known.words.size < mostWords)
      known.words.add(paper.folded.slice(mention.start, mention.end));
  }
  weakenInexact(paper, evidence);
  return evidence;
}

/** The factor for a title that is part of another word: `Abrechnung`, `Kreditkartenabrechnung`. */
const ofInexact = 0.6;

function weakenInexact({ folded }: Paper, evidence: Map<DocumentType, Evidence>): void {
  const all = Array.from(evidence.values(), (known) => ({
    known,
    name: folded.slice(known.best.start, known.best.end),
    score: known.title,
  }));
  for (const { known, name, score } of all) {
    const isInexact = all.some(
      (other) =>
        other.name.length > name.length && other.name.includes(name) && other.score >= score / 2,
    );
    if (isInexact) known.title *= ofInexact;
  }
}

const widestSlip = 44;
const shortestSlip = 8;
const longestSlip = 60;

/** Returns whether a text is the slip of a till: narrow, with a time of day. */
function isSlip({ lines, folded }: Paper): boolean {
  if (lines.length < shortestSlip || lines.length > longestSlip) return false;
  const widest = Math.max(...lines.map(({ start, end }) => end - start));
  return widest <= widestSlip && /(?<!\d)\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?!\d)/.test(folded);
}

const longestCard = 40;
const longestHeading = 60;

function findHeadingOfCard({ lines, folded }: Paper): Cell | undefined {
  if (lines.length > longestCard) return undefined;
  return lines
    .slice(0, linesOfHead)
    .find(
      ({ start, end }) => end - start < longestHeading && isHeadingOfCard(folded.slice(start, end)),
    );
}
