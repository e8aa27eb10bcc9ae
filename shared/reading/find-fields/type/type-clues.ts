import type { DocumentType } from '../../fields/document-types.ts';
import type { LabelRole } from '../lexicon/lexicon.ts';
import type { Label, TypeMention } from '../paper/find-labels.ts';
import { type Cell, lineAt, type Paper } from '../paper/paper.ts';
import type { SourceText } from '../source-text.ts';
import { isHeadingOfCard } from './card-words.ts';
import { countOverdueWords } from './overdue-words.ts';
import { placeTitle, scoreOfTitle } from './title-rules.ts';

/** What speaks for one type: its score without the words, and the place that says it best. */
export type Evidence = { words: Set<string>; best: TypeMention; score: number };

/** What the rows of the types look at. `evidence` changes while the table is walked. */
export type TypeClues = {
  paper: Paper;
  evidence: Map<DocumentType, Evidence>;
  greeting: Label | undefined;
  closing: Label | undefined;
  firstLabel: Label | undefined;
  rest: Label | undefined;
  roles: ReadonlySet<LabelRole>;
  /** The first label of what bills have, and how many different ones there are. */
  firstOfBill: Label | undefined;
  labelsOfBill: number;
  /** Narrow, as a till prints. */
  isSlip: boolean;
  /** Of what somebody carries, which says little else. */
  headingOfCard: Cell | undefined;
  /** How many different things are said of a bill that was not paid. */
  overdueWords: number;
  /** The first lines, folded. */
  head: string;
};

const billing: readonly LabelRole[] = ['total', 'sum', 'rest', 'tax', 'dueDate', 'documentNumber'];
const mostLabels = 2000;
const linesOfHead = 8;
const longestHead = 1200;

/** Reads once what the rows of the types look at. */
export function readClues(source: SourceText): TypeClues {
  const { paper, mentions, language } = source;
  const { labels } = mentions;
  const evidence = collectEvidence(source);
  const roles = new Set(labels.slice(0, mostLabels).map(({ role }) => role));
  const labelsOfBill = billing.filter((role) => roles.has(role)).length;
  const lastOfHead = paper.lines[Math.min(linesOfHead, paper.lines.length) - 1];
  return {
    paper,
    evidence,
    greeting: labels.find(({ role }) => role === 'salutation'),
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

const mostWords = 40;

/** The titles and words of each type. */
function collectEvidence({ paper, mentions }: SourceText): Map<DocumentType, Evidence> {
  const isGreeting = mentions.labels.some(({ role }) => role === 'salutation');
  const evidence = new Map<DocumentType, Evidence>();
  for (const mention of mentions.types) {
    const line = lineAt(paper, mention.start);
    if (!line) continue;
    const known = evidence.get(mention.type) ?? { words: new Set(), best: mention, score: 0 };
    evidence.set(mention.type, known);
    const score = mention.isTitle
      ? scoreOfTitle(placeTitle(paper, { mention, line, isGreeting }))
      : 0;
    if (score > known.score) {
      known.best = mention;
      known.score = score;
    }
    if (known.words.size < mostWords)
      known.words.add(paper.folded.slice(mention.start, mention.end));
  }
  return evidence;
}

const widestSlip = 44;
const shortestSlip = 8;
const longestSlip = 60;

/** Printed by a till: narrow, with a time of day. */
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
