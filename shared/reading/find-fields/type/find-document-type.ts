import type { DocumentType } from '../../fields/document-types.ts';
import type { TypeMention } from '../paper/find-labels.ts';
import type { LabelRole } from '../lexicon/lexicon.ts';
import { countOverdueWords } from './overdue-words.ts';
import { type Cell, cellIndexAt, heightOf, type Line, lineAt, type Paper } from '../paper/paper.ts';
import { sureConfidence } from '../finding.ts';
import { hasPostcode } from '../parties/party-names.ts';
import { confidenceOf, type Found, type SourceText } from '../source-text.ts';

/** What a title is worth on its own line, at the top. */
const titleScore = 12;
/** Words count once each, and all of them less than a title. */
const mostOfWords = 9;
/** A letter has no title; whatever else says what a document is, says more. */
const weights: Partial<Record<DocumentType, number>> = { letter: 0.45, reminder: 1.25 };

const shortestOther = 150;
const billing: readonly LabelRole[] = ['total', 'sum', 'rest', 'tax', 'dueDate', 'documentNumber'];
const issuerLines = 8;
const longestHead = 1200;
const issuers: readonly (readonly [DocumentType, RegExp])[] = [
  [
    'policy',
    /versicherung|assekuranz|insurance|assurance|mutuelle|mutua |seguros|seguradora|assicurazion|verzeker|ubezpiecz|asigurar/,
  ],
  [
    'tax',
    /finanzamt|steueramt|gemeinde|stadtverwaltung|stadtkasse|council|revenue|ayuntamiento|agencia tributaria|mairie|finances publiques|comune di|agenzia delle entrate|belasting|urzad|gmina|primaria|prefeitura|municip|autoridade tributaria/,
  ],
  [
    'medical',
    /klinik|praxis|krankenhaus|hospital|surgery|medical|clinic|docteur|doctor|ospedale|ambulator|ziekenhuis|huisarts|szpital|przychodnia|spital|laborator/,
  ],
];

const mailHead = /^(?:from|von|de|van|da|od|de la|\S[^\n@]{2,40}) ?[:<][^\n]*@/;
const orderWord = /bestell|order|command|pedido|ordine|zamowien|encomenda|comanda|compra/;

/** A printed mail about something bought. */
function isOrderMail({ folded }: Paper): boolean {
  const beginning = folded.slice(0, 600);
  return mailHead.test(beginning) && orderWord.test(beginning);
}

const widestSlip = 44;
const shortestSlip = 8;
const longestSlip = 60;

/** What letters and bills are about, and what periods are: `Agreement number`, `STATEMENT DATE`. */
const matters: ReadonlySet<DocumentType> = new Set([
  'contract',
  'policy',
  'statement',
] satisfies DocumentType[]);
const ofMatter = /^ ?(?:date|period|number|no|nr|nummer|id|holder|reference|ref)(?![a-z])/;
const scoreOfMatter = 3;

/** Statements of accounts, which nobody is asked to pay. */
const balances =
  /(?:opening|closing|previous|new|old) balance|minimum (?:payment|amount)|money (?:in|out)|paid (?:in|out)|credit limit/;

/** Printed by a till: narrow, with a time of day, and nobody addressed. */
function isSlip({ lines, folded }: Paper): boolean {
  if (lines.length < shortestSlip || lines.length > longestSlip) return false;
  const widest = Math.max(...lines.map(({ start, end }) => end - start));
  return widest <= widestSlip && /(?<!\d)\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?!\d)/.test(folded);
}

type Evidence = { words: Set<string>; best: TypeMention; bestScore: number };

/** What kind of document it is: by its title, and by words that such documents have. */
export function findDocumentType(source: SourceText): Found<DocumentType> | undefined {
  const [first, second] = rankTypes(source);
  if (!first || first.score < (first.type === 'letter' ? 1.5 : 2)) return otherType(source);
  const lead = second ? (first.score - second.score) / first.score : 1;
  const strength = Math.min(1, first.score / (first.type === 'letter' ? 5 : 10));
  const confidence = confidenceOf((54 + 42 * Math.min(1, lead * 2.4)) * (0.6 + 0.4 * strength));
  return { value: first.type, start: first.best.start, end: first.best.end, confidence };
}

const timeOfDay = /(?<!\d)\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?!\d)(?! ?(?:€|eur|£))/;

/** A few lines with a time of day: what was sold on the spot. */
function isShortSale({ lines, folded }: Paper): boolean {
  return lines.length <= linesOfSale && timeOfDay.test(folded);
}

const linesOfSale = 30;
const widthOfProse = 70;

/** An address in the upper half and sentences below it. */
function isAddressed({ lines, folded }: Paper): boolean {
  const upper = lines.slice(0, Math.ceil(lines.length / 2));
  const isToAddress = upper.some(
    ({ start, end }) => end - start < 80 && hasPostcode(folded.slice(start, end)),
  );
  const prose = lines.filter(
    ({ start, end, cells }) => cells.length === 1 && end - start > widthOfProse,
  );
  return isToAddress && prose.length >= 3 && prose.length * 4 >= lines.length;
}

/** Long enough, in a known language, and like nothing that has a name. */
function otherType({ paper, language, mentions }: SourceText): Found<DocumentType> | undefined {
  const asks = (role: LabelRole) => mentions.labels.some((label) => label.role === role);
  if (asks('dueDate') && (asks('total') || asks('rest')))
    return { value: 'invoice', start: 0, end: 0, confidence: sureConfidence };
  if ((asks('total') || asks('sum')) && isShortSale(paper))
    return { value: 'receipt', start: 0, end: 0, confidence: sureConfidence };
  if (isAddressed(paper)) return { value: 'letter', start: 0, end: 0, confidence: sureConfidence };
  const isText = paper.text.length >= shortestOther && language.best !== undefined;
  return isText ? { value: 'other', start: 0, end: 0, confidence: sureConfidence } : undefined;
}

type RankedType = { type: DocumentType; score: number; best: TypeMention; words: string[] };

/** The types that something in the paper speaks for, the likeliest first. */
function rankTypes({ paper, mentions, language }: SourceText): RankedType[] {
  const evidence = new Map<DocumentType, Evidence>();
  const isGreeting = mentions.labels.some(({ role }) => role === 'salutation');
  for (const mention of mentions.types) {
    const line = lineAt(paper, mention.start);
    if (!line) continue;
    const text = paper.folded.slice(mention.start, mention.end);
    let known = evidence.get(mention.type);
    if (!known) {
      known = { words: new Set(), best: mention, bestScore: 0 };
      evidence.set(mention.type, known);
    }
    const score = mention.isTitle ? titleScoreOf(mention, line) : 0;
    if (score > known.bestScore) {
      known.best = mention;
      known.bestScore = score;
    }
    if (known.words.size < 40) known.words.add(text);
  }

  /** What is asked for money has totals, taxes and days of payment, whatever its title; what a till prints is narrow. */
  function addStructure(): void {
    const roles = new Set(mentions.labels.slice(0, 2000).map(({ role }) => role));
    const count = billing.filter((role) => roles.has(role)).length;
    const first = mentions.labels.find(({ role }) => billing.includes(role));
    const least = evidence.has('letter') ? 4 : 3;
    if (first && count >= least) {
      give('invoice', { by: 2 * (count - 1), place: first });
    }
    const isTicket = (evidence.get('ticket')?.words.size ?? 0) >= 2;
    if (isSlip(paper) && first && !isTicket) give('receipt', { by: 6, place: first });
    if (first && isOrderMail(paper)) give('receipt', { by: 8, place: first });
    const letter = evidence.get('letter');
    if (letter && count >= least) letter.bestScore *= 0.6;
    // What was paid has no day of payment, though bills are called receipts in some countries.
    const isToPay = roles.has('dueDate') && (roles.has('total') || roles.has('rest'));
    const receipt = evidence.get('receipt');
    if (receipt && first && isToPay && !isSlip(paper)) {
      receipt.bestScore *= 0.5;
      give('invoice', { by: 4, place: first });
    }
  }

  /** Reminders look like the bills that they are about, but for what they say. */
  function addOverdue(): void {
    const count = countOverdueWords(paper.folded, language.best);
    const [place] = mentions.labels;
    if (count < 2 || !place) return;
    give('reminder', { by: 3 + 2 * Math.min(3, count), place });
    for (const type of ['invoice', 'statement', 'letter'] as const) {
      const other = evidence.get(type);
      if (other) other.bestScore *= 0.6;
    }
  }

  /** Who writes says what about: insurers of policies, authorities of taxes, doctors of patients. */
  function addIssuer(): void {
    const last = paper.lines[Math.min(issuerLines, paper.lines.length) - 1];
    const head = paper.folded.slice(0, Math.min(last?.end ?? 0, longestHead));
    for (const [type, names] of issuers) {
      const least = type === 'tax' ? 1 : 2;
      const known = evidence.get(type);
      const isMatter = isGreeting && known !== undefined && known.bestScore <= scoreOfMatter;
      if ((known?.words.size ?? 0) >= least && names.test(head) && !(type === 'policy' && isMatter))
        strengthen(type, { by: 4 });
    }
  }

  /** A letter about a contract is none, and a statement with a day of payment is a bill, unless it is of an account. */
  function removeMatters(): void {
    for (const type of ['contract', 'policy'] as const) {
      const known = evidence.get(type);
      if (isGreeting && known && known.bestScore <= scoreOfMatter) known.bestScore = 0;
    }
    const statement = evidence.get('statement');
    const roles = new Set(mentions.labels.slice(0, 2000).map(({ role }) => role));
    const place = mentions.labels.find(({ role }) => role === 'rest');
    if (!statement || !place || !roles.has('dueDate') || balances.test(paper.folded.slice(0, 6000)))
      return;
    statement.bestScore *= 0.5;
    give('invoice', { by: 6, place });
  }

  function give(type: DocumentType, { by, place }: { by: number; place: Cell }): void {
    const { start, end } = place;
    const best = { type, isTitle: false, words: 1, start, end };
    if (!evidence.has(type)) evidence.set(type, { words: new Set(), best, bestScore: 0 });
    strengthen(type, { by });
  }

  function strengthen(type: DocumentType, { by }: { by: number }): void {
    const known = evidence.get(type);
    if (known) known.bestScore += by;
  }

  /** Letters have no title, but address and end with greetings. */
  function addLetter(): void {
    const greeting = mentions.labels.find(({ role }) => role === 'salutation');
    const closing = mentions.labels.find(({ role }) => role === 'closing');
    const place = greeting ?? closing;
    if (!place) return;
    const { start, end } = place;
    const best = { type: 'letter' as const, isTitle: false, words: 1, start, end };
    const known = evidence.get('letter') ?? { words: new Set<string>(), best, bestScore: 0 };
    known.bestScore = Math.min(6, known.bestScore) + (greeting ? 4 : 0) + (closing ? 3 : 0);
    evidence.set('letter', known);
  }

  function titleScoreOf(mention: TypeMention, line: Line): number {
    const cell = line.cells[cellIndexAt(line, mention.start)] ?? line;
    const before = paper.folded.slice(cell.start, mention.start);
    const after = paper.folded.slice(mention.end, cell.end);
    const height = heightOf(paper, line);
    if (line.page > 1) return 0.5;
    const isNumbered = /^ ?(?:[a-z]{2,12} ){0,2}(?:n\S{0,2} ?)?[\d/.-]{4,}$/.test(after);
    if (mention.type === 'contract' && isNumbered) return scoreOfMatter;
    if (matters.has(mention.type) && ofMatter.test(after)) return scoreOfMatter;
    const isOfMatter = /^ ?:? ?(?:n\S{0,2} ?)?[a-z]{0,4}[ /-]{0,2}\d[\d/. -]{3,}$/.test(after);
    if (mention.type === 'policy' && isOfMatter && isGreeting) return scoreOfMatter;
    let score = titleScore;
    const isWhole = mention.start === line.start && line.end - mention.end <= 2;
    if (isWhole) score *= 1.25;
    if (height > (isWhole ? 0.6 : 0.3)) score *= height > 0.6 ? 0.3 : 0.6;
    const isStart = /^[\W\d]*(?:[a-z]{1,9}\.?:? ?){0,1}$/.test(before);
    if (!isStart) score *= before.length > 26 ? 0.2 : 0.5;
    else if (/[a-z]/.test(before)) score *= 0.8;
    if (after.length > 50) score *= 0.35;
    else if (/^ ?: ?\S/.test(after)) score *= 0.55;
    else if (
      /[a-z]{3}/.test(after) &&
      !/^\W*(?:n|no|nr|vom|from|du|de|del|for|fur|za|van|of)\b/.test(after)
    )
      score *= 0.7;
    const printed = paper.text.slice(mention.start, mention.end);
    if (/^\p{Lu}/u.test(printed)) score *= 1.1;
    else score *= 0.5;
    if (printed === printed.toUpperCase()) score *= 1.15;
    return score * Math.min(1.35, 0.85 + mention.words * 0.15);
  }

  addLetter();
  removeMatters();
  addStructure();
  addIssuer();
  addOverdue();

  return Array.from(evidence, ([type, { bestScore, words, best }]) => {
    const weight = weights[type] ?? 1;
    const ofWords = Math.min(
      type === 'letter' ? 4 : mostOfWords,
      words.size * (type === 'reminder' ? 1.8 : 1.2),
    );
    return { type, score: (bestScore + ofWords) * weight, best, words: [...words] };
  }).toSorted((a, b) => b.score - a.score);
}
