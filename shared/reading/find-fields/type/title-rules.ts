import type { DocumentType } from '../../fields/document-types.ts';
import { former } from '../dates/date-meanings.ts';
import type { TypeMention } from '../paper/find-labels.ts';
import { type Cell, cellIndexAt, heightOf, type Line, lineAt, type Paper } from '../paper/paper.ts';
import { firstRule, type Rule } from '../rule.ts';

export type PlacedTitle = {
  type: DocumentType;
  words: number;
  printed: string;
  page: number;
  height: number;
  isWholeLine: boolean;
  before: string;
  after: string;
  isGreeting: boolean;
  /** It begins its line, and is only followed by a number and a day. */
  isHeading: boolean;
  isSubject: boolean;
  /** It begins its cell. */
  isFirst: boolean;
  /** It is a cell in a list of labels, with its value in the next cell. */
  isLabel: boolean;
};

type TitleRule = Rule<PlacedTitle>;

/** The score of a title in a separate line at the top, before the factors below. */
const titleScore = 12;
/** The maximum score of what is named as the subject of another document. */
const scoreOfMatter = 3;

const numbered = /^ ?(?:[a-z]{2,12} ){0,2}(?:n\S{0,2} ?)?[\d/.-]{4,}$/;
/** Types that are subjects of letters and bills, or names of periods: `Agreement number`, `STATEMENT DATE`. */
const matters: ReadonlySet<DocumentType> = new Set([
  'contract',
  'policy',
  'statement',
] satisfies DocumentType[]);
/** Matches a number and a day without a word between them: `Polisblad 2025-18125   10-07-21`. */
const ofHeading =
  /^ ?:? ?(?:n\S{0,3} )?[a-z]{0,4}[ -]?\d[\w./-]*(?: ?[-–—,|/] ?| {2,})\d{1,4}[./ -]+(?:[a-z]{3,10}|\d{1,2})[./ -]+\d{2,4}$/;
const ofMatter = /^ ?(?:date|period|number|no|nr|nummer|id|holder|reference|ref)(?![a-z])/;
/** Types that the subject of a letter names without being one. */
const subjects: ReadonlySet<DocumentType> = new Set([
  ...matters,
  'receipt',
] satisfies DocumentType[]);
const inSubject =
  /^\W*(?:betreff|betr|re|subject|objet|asunto|oggetto|betreft|onderwerp|dotyczy|dot|assunto|referitor|ref|obiect|subiect)(?: la)? ?[:.]/;
/** Returns whether a folded line begins with a word like `Re:`. */
export const startsSubject = (line: string) => inSubject.test(line);
/** Ends the text before a type that the paper denies: `This is not an invoice`. */
export const denial = new RegExp(
  [
    'not (?:an? |the |valid as (?:an? )?)?',
    'keine? ',
    "n'est pas une? ",
    'ne (?:vaut|constitue) pas (?:une? )?',
    'no (?:es|constituye|(?:es )?valido como|sirve (?:de|como)) (?:una? )?',
    'non (?:e|costituisce|vale come|ha valore di) (?:una? )?',
    'geen ',
    'nie (?:jest|stanowi) ',
    'nao (?:e|constitui|serve (?:de|como)|vale como) (?:uma? )?',
    'nu (?:este|e|constituie|tine loc de) (?:o |un )?',
  ]
    .map((words) => `(?<![a-z])${words}$`)
    .join('|'),
);
const ofNumber = /^ ?:? ?(?:n\S{0,2} ?)?[a-z]{0,4}[ /-]{0,2}\d[\d/. -]{3,}$/;

/** Titles of other documents: the first row that applies is the whole score. */
export const mentionedTitles: readonly TitleRule[] = [
  {
    name: 'form or programme that a text names',
    weight: 1,
    applies: ({ type, height, isFirst }) => type === 'other' && (!isFirst || height > 0.4),
    example: 'Bäckerei Lind\n\nZum Fest gibt es ein Programm',
  },
  {
    name: 'form or programme with a value',
    weight: 1,
    applies: ({ type, after, isLabel }) => type === 'other' && (isLabel || /^ ?: ?\S/.test(after)),
    example: 'Lind GmbH\nUlm\nAuftragsbestätigung: 4711\nGuten Tag\nwir danken\nIhnen sehr',
  },
  {
    name: 'one before this one',
    weight: scoreOfMatter,
    applies: ({ type, before, after }) =>
      type !== 'reminder' && (former.test(before.slice(-20)) || former.test(after.slice(0, 20))),
    example: 'Agenda\n2. Minutes of the last meeting',
  },
  {
    name: 'received on a day',
    weight: scoreOfMatter,
    applies: ({ type, after }) => type === 'receipt' && /^ (?:le|el|il) \d/.test(after),
    example: 'Laboratoire Rey\nReçu le 01/10/24',
  },
  {
    name: 'on a later page',
    weight: 0.5,
    applies: ({ page }) => page > 1,
    example: 'Muster GmbH\n\fRechnung',
  },
  {
    name: 'contract with its number',
    weight: scoreOfMatter,
    applies: ({ type, after, isHeading }) =>
      type === 'contract' && !isHeading && numbered.test(after),
    example: 'Sehr geehrte Frau Adler,\nVertrag Nr. 4471182\nwir bestätigen Ihre Kündigung.',
  },
  {
    name: 'subject of a letter',
    weight: scoreOfMatter,
    applies: ({ type, isSubject }) => isSubject && subjects.has(type),
    example: "Objet : contrat d'entretien\n\nMadame,\nNous avons trois offres.",
  },
  {
    name: 'number, date or holder of a matter',
    weight: scoreOfMatter,
    applies: ({ type, after }) => matters.has(type) && ofMatter.test(after),
    example: 'LAKESHORE MEDICAL CENTER\nSTATEMENT DATE: 11/12/24',
  },
  {
    name: 'policy with its number in a letter',
    weight: scoreOfMatter,
    applies: ({ type, after, isGreeting, isHeading }) =>
      type === 'policy' && isGreeting && !isHeading && ofNumber.test(after),
    example: 'Insurance policy: 44 718 220\n\nDear Mr Hale,\nthank you for your letter.',
  },
];

/** Factors of the score in groups: the first row of each group that applies. */
export const titleFactors = {
  line: [
    {
      name: 'alone in its line',
      weight: 1.25,
      applies: ({ isWholeLine }) => isWholeLine,
      example: 'Muster GmbH\n\nRechnung\nNr. 4711',
    },
    {
      name: 'with its number and day in its line',
      weight: 1.25,
      applies: ({ isHeading }) => isHeading,
      example: 'Offerta 13.3288.9 - 1 settembre 2021',
    },
  ],
  height: [
    {
      name: 'in the lower part',
      weight: 0.3,
      applies: ({ height }) => height > 0.6,
      example: 'Muster GmbH\nHauptstr. 1\nUlm\nGuten Tag\nRechnung',
    },
    {
      name: 'below the upper third, with other words in its line',
      weight: 0.6,
      applies: ({ height, isWholeLine, isHeading }) => !isWholeLine && !isHeading && height > 0.3,
      example: 'Muster GmbH\nHauptstr. 1\nRechnung Nr. 4711\nGuten Tag\nwir danken',
    },
  ],
  before: [
    {
      name: 'far from the beginning of its cell',
      weight: 0.2,
      applies: ({ before }) => !isShortStart(before) && before.length > 26,
      example: 'Wir haben Ihnen am Montag die neue Rechnung geschickt',
    },
    {
      name: 'after other words',
      weight: 0.5,
      applies: ({ before }) => !isShortStart(before),
      example: 'Zu unserer neuen Rechnung',
    },
    {
      name: 'after one short word',
      weight: 0.8,
      applies: ({ before }) => /[a-z]/.test(before),
      example: 'Ihre Rechnung',
    },
  ],
  after: [
    {
      name: 'before a sentence',
      weight: 0.35,
      applies: ({ after }) => after.length > 50,
      example: 'Rechnung über die Arbeiten, die wir im März in Ihrem Hause ausgeführt haben',
    },
    {
      name: 'label of a value',
      weight: 0.55,
      applies: ({ after }) => /^ ?: ?\S/.test(after),
      example: 'Rechnung: 4711',
    },
    {
      name: 'in a list of labels',
      weight: 0.35,
      applies: ({ isLabel }) => isLabel,
      example: 'Labor Süd\n\nPatient    A. Lind\nBefund     12.03.2024\nLabor      4711',
    },
    {
      name: 'before other words',
      weight: 0.7,
      applies: ({ after, isHeading }) =>
        !isHeading &&
        /[a-z]{3}/.test(after) &&
        !/^\W*(?:n|no|nr|vom|from|du|de|del|for|fur|za|van|of)\b/.test(after),
      example: 'Rechnung Muster GmbH',
    },
  ],
  initial: [
    {
      name: 'with a capital',
      weight: 1.1,
      applies: ({ printed }) => /^\p{Lu}/u.test(printed),
      example: 'Rechnung',
    },
    {
      name: 'in small letters',
      weight: 0.5,
      applies: () => true,
      example: 'your invoice',
    },
  ],
  capitals: [
    {
      name: 'in capitals',
      weight: 1.15,
      applies: ({ printed }) => printed === printed.toUpperCase(),
      example: 'INVOICE',
    },
  ],
} satisfies Readonly<Record<string, readonly TitleRule[]>>;

function isShortStart(before: string): boolean {
  return /^[\W\d]*(?:[a-z]{1,9}\.?:? ?){0,1}$/.test(before);
}

/** Returns the score of a title for its document. */
export function scoreOfTitle(title: PlacedTitle): number {
  const mentioned = firstRule(mentionedTitles, title);
  if (mentioned) return mentioned.weight;
  const factors: readonly (readonly TitleRule[])[] = Object.values(titleFactors);
  const score = factors.reduce(
    (product, rows) => product * (firstRule(rows, title)?.weight ?? 1),
    titleScore,
  );
  return score * Math.min(1.35, 0.85 + title.words * 0.15);
}

/** Returns whether a line is a label with a value in the next cell, like the line above or below. */
function isInListOfLabels({ lines, folded }: Paper, line: Line, end: number): boolean {
  const [label, value, more] = line.cells;
  if (!label || !value || more || label.end - end > 2) return false;
  if (!/\d/.test(folded.slice(value.start, value.end))) return false;
  return [lines[line.index - 1], lines[line.index + 1]].some(
    (near) =>
      near?.page === line.page &&
      near.cells.length === 2 &&
      near.start - near.margin === line.start - line.margin &&
      (near.cells[1]?.start ?? 0) - near.margin === value.start - line.margin,
  );
}

const nearGreeting = 3;

/** Returns a title with its surroundings. `greeting` is the salutation of the document, if it has one. */
export function placeTitle(
  paper: Paper,
  {
    mention: { type, words, start, end },
    line,
    greeting,
  }: { mention: TypeMention; line: Line; greeting: Cell | undefined },
): PlacedTitle {
  const cell = line.cells[cellIndexAt(line, start)] ?? line;
  const startsLine = start === line.start;
  const isWholeLine = startsLine && line.end - end <= 2;
  const lineOfGreeting = greeting && lineAt(paper, greeting.start)?.index;
  const isNear =
    lineOfGreeting !== undefined && Math.abs(lineOfGreeting - line.index) <= nearGreeting;
  return {
    type,
    words,
    printed: paper.text.slice(start, end),
    page: line.page,
    height: heightOf(paper, line),
    isWholeLine,
    before: paper.folded.slice(cell.start, start),
    after: paper.folded.slice(end, cell.end),
    isGreeting: greeting !== undefined,
    isFirst: start === cell.start,
    isLabel: startsLine && isInListOfLabels(paper, line, end),
    isHeading: startsLine && ofHeading.test(paper.folded.slice(end, line.end).trimEnd()),
    isSubject:
      greeting !== undefined &&
      (startsSubject(paper.folded.slice(line.start, start)) ||
        (type === 'contract' && isNear && !isWholeLine)),
  };
}
