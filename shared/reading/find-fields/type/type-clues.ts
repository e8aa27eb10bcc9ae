import type { DocumentType } from '../../fields/document-types.ts';
import type { LabelRole } from '../lexicon/lexicon.ts';
import type { Label, TypeMention } from '../paper/find-labels.ts';
import { type Cell, lineAt, type Paper } from '../paper/paper.ts';
import type { SourceText } from '../source-text.ts';
import { isHeadingOfCard } from './card-words.ts';
import { countOverdueWords } from './overdue-words.ts';
import { hasPostcode } from '../parties/names/party-names.ts';
import { denial, placeTitle, scoreOfTitle, startsSubject } from './title-rules.ts';

export type Evidence = { words: Set<string>; best: TypeMention; score: number };

export type TypeClues = {
  paper: Paper;
  evidence: Map<DocumentType, Evidence>;
  greeting: Label | undefined;
  closing: Label | undefined;
  firstLabel: Label | undefined;
  rest: Label | undefined;
  denied: ReadonlySet<DocumentType>;
  subject: Cell | undefined;
  /** Whether an address is above the salutation. */
  isAddressed: boolean;
  roles: ReadonlySet<LabelRole>;
  firstOfBill: Label | undefined;
  labelsOfBill: number;
  isSlip: boolean;
  headingOfCard: Cell | undefined;
  overdueWords: number;
  head: string;
};

const billing: readonly LabelRole[] = ['total', 'sum', 'rest', 'tax', 'dueDate', 'documentNumber'];
const mostLabels = 2000;
const linesOfHead = 8;
const longestHead = 1200;

/** Returns the evidence for the rows of the types. */
export function readClues(source: SourceText): TypeClues {
  const { paper, mentions, language } = source;
  const { labels } = mentions;
  const denied = findDenied(source);
  const evidence = collectEvidence(source, denied);
  const roles = new Set(labels.slice(0, mostLabels).map(({ role }) => role));
  const labelsOfBill = billing.filter((role) => roles.has(role)).length;
  const lastOfHead = paper.lines[Math.min(linesOfHead, paper.lines.length) - 1];
  const greeting = labels.find(({ role }) => role === 'salutation');
  return {
    paper,
    evidence,
    greeting,
    denied,
    subject: findSubject(paper),
    isAddressed: greeting !== undefined && hasAddressAbove(paper, greeting),
    closing: labels.find(({ role }) => role === 'closing'),
    firstLabel: labels[0],
    rest: labels.find(({ role }) => role === 'rest'),
    roles,
    firstOfBill: labels.find(({ role }) => billing.includes(role)),
    labelsOfBill,
    isSlip: isSlip(paper),
    headingOfCard: findHeadingOfCard(paper),
    overdueWords: countOverdueWords(paper.folded, language.best),
    head: paper.folded.slice(0, Math.min(lastOfHead?.end ?? 0, longestHead)),
  };
}

const linesAboveSalutation = 20;
const longestLine = 80;

function hasAddressAbove({ lines, folded }: Paper, { start: below }: Label): boolean {
  return lines
    .filter(({ end }) => end < below)
    .slice(-linesAboveSalutation)
    .some(({ start, end }) => end - start < longestLine && hasPostcode(folded.slice(start, end)));
}

function findSubject({ lines, folded }: Paper): Cell | undefined {
  return lines.find(
    ({ page, start, end }) => page === 1 && startsSubject(folded.slice(start, end)),
  );
}

const longestDenial = 24;

function findDenied({ paper, mentions }: SourceText): ReadonlySet<DocumentType> {
  return new Set(
    mentions.types
      .filter(
        ({ isTitle, start }) =>
          isTitle && denial.test(paper.folded.slice(Math.max(0, start - longestDenial), start)),
      )
      .map(({ type }) => type),
  );
}

const mostWords = 40;

function collectEvidence(
  { paper, mentions }: SourceText,
  denied: ReadonlySet<DocumentType>,
): Map<DocumentType, Evidence> {
  const greeting = mentions.labels.find(({ role }) => role === 'salutation');
  const evidence = new Map<DocumentType, Evidence>();
  for (const mention of mentions.types) {
    const line = lineAt(paper, mention.start);
    if (!line || denied.has(mention.type)) continue;
    const known = evidence.get(mention.type) ?? { words: new Set(), best: mention, score: 0 };
    evidence.set(mention.type, known);
    const score = mention.isTitle
      ? scoreOfTitle(placeTitle(paper, { mention, line, greeting }))
      : 0;
    if (score > known.score) {
      known.best = mention;
      known.score = score;
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
    title: folded.slice(known.best.start, known.best.end),
    score: known.score,
  }));
  for (const { known, title, score } of all) {
    const isInexact = all.some(
      (other) =>
        other.title.length > title.length &&
        other.title.includes(title) &&
        other.score >= score / 2,
    );
    if (isInexact) known.score *= ofInexact;
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
