import type { Cell, Line } from '../../paper/paper.ts';
import type { Example } from '../../rule.ts';
import { hasPostcode, isAddress, isOrganizationName, isStreet } from './party-names.ts';
import { isReturnAddress } from '../recipient-lines.ts';
import type { Section } from '../sections.ts';

/** A place where senders, or `isOfRecipient` recipients, are named. */
export type NamePlace = { name: string; isOfRecipient?: true; example: Example };

export type PlaceClues = {
  cell: Cell;
  line: Line;
  text: string;
  height: number;
  isFoot: boolean;
  /** Whether the line is one of the last of the text. */
  isLast: boolean;
  section: Section;
  isOfRecipient: boolean;
  /** The beginning of the cell as it is printed. */
  printed: string;
};

type PlaceRule = NamePlace & { applies: (clues: PlaceClues) => boolean };

/** Returns whether a text in the foot is `Name, street 1, 12345 place`. */
function isNameWithAddress({ text }: PlaceClues): boolean {
  const [name = ''] = text.slice(0, 60).split(/,| - |\|/);
  return hasPostcode(text) && !isAddress(name) && !isStreet(name);
}

const letterheadRows = 9;
const longestOfFoot = 240;
const isLetterhead = ({ line, height }: PlaceClues) =>
  line.page === 1 && line.row <= letterheadRows && height < 0.5;
const isInRow = (first: number, last: number) => (clues: PlaceClues) =>
  isLetterhead(clues) && clues.line.row >= first && clues.line.row <= last;

const text =
  'We thank you for your order.\nIt is on its way.\nIt comes on Monday.\nPlease be at home.';

/** Places at the edges of a page: the first row that applies. */
export const edgePlaces: readonly PlaceRule[] = [
  {
    name: 'block of the recipient',
    isOfRecipient: true,
    applies: ({ section, isOfRecipient }) => section === 'recipient' || isOfRecipient,
    example: 'Harbour Books\n\nMr J Tully\n4 Mill Lane\nYork YO1 7HH',
  },
  {
    name: 'return address',
    // Right below a name, it is the address of that name.
    applies: ({ line, text: printed }) =>
      line.page === 1 && (line.isAfterGap || line.row === 0) && isReturnAddress(printed),
    example: 'Bäckerei Feldmann · Mühlweg 4 · 26789 Leer\n\nFrau Adler',
  },
  {
    name: 'first row',
    applies: isInRow(0, 0),
    example: 'Harbour Books\nInvoice',
  },
  {
    name: 'second row',
    applies: isInRow(1, 1),
    example: `Harbour Books\nElm Court\n${text}`,
  },
  {
    name: 'third or fourth row',
    applies: isInRow(2, 3),
    example: `Harbour Books\n4 Mill Lane\nJane Tully\n${text}`,
  },
  {
    name: 'rest of the letterhead',
    applies: isLetterhead,
    example: `Harbour Books\n4 Mill Lane\nYork\n2 March 2024\nJane Tully\n${text}\n${text}`,
  },
  {
    name: 'name and address in the foot',
    applies: (clues) =>
      clues.isFoot && clues.text.length < longestOfFoot && isNameWithAddress(clues),
    example: 'Harbour Books\nInvoice 4711\nHarbour Books, 4 Mill Lane, York YO1 7HH',
  },
  {
    name: 'organization in the foot',
    applies: ({ isFoot, text: folded, printed }) =>
      isFoot && folded.length < longestOfFoot && isOrganizationName(printed),
    example: 'Harbour Books\nInvoice 4711\nMuster GmbH',
  },
  {
    name: 'last lines',
    applies: ({ isLast, text: printed }) => isLast && printed.length < longestOfFoot,
    example: `${text}\n${text}\nJane Tully`,
  },
];

/** Places with evidence for their owner, or within sentences. `find-party-names.ts` finds them. */
export const namedPlaces = {
  sender: { name: 'label of the sender', example: 'Seller: Harbour Books' },
  from: { name: 'behind a bare from', example: 'Receipt\nFrom: Jane Tully' },
  employer: { name: 'label of an employer', example: 'Employer: Harbour Books' },
  payee: { name: 'owner of the account', example: 'Kontoinhaber: Veronika Ehrlinspiel' },
  recipient: {
    name: 'label of the recipient',
    isOfRecipient: true,
    example: 'Customer: Harbour Books',
  },
  mailFrom: {
    name: 'sender of a mail',
    example: 'Von: Landbahn Kundenservice <service@landbahn.example>',
  },
  mailTo: {
    name: 'recipient of a mail',
    isOfRecipient: true,
    example: 'To: Jane Tully <jane@tully.example>',
  },
  preparedBy: { name: 'prepared by', example: 'Survey prepared for Jane Tully by Adam Hale.' },
  preparedFor: {
    name: 'prepared for',
    isOfRecipient: true,
    example: 'Survey prepared for Jane Tully by Adam Hale.',
  },
  firstParty: {
    name: 'first party of a contract',
    example: 'Zwischen der Bäckerei Feldmann OHG, Leer',
  },
  firstPerson: {
    name: 'first person with particulars',
    example: 'Con la presente il sig. Ernesto Quaglia, nato a Asti il 4/7/1949, concede',
  },
  secondPerson: {
    name: 'second person with particulars',
    isOfRecipient: true,
    example:
      'Ernesto Quaglia, nato a Asti il 4/7/1949, e\nla sig.ra Aminata Diop, residente in Asti,',
  },
  introduced: {
    name: 'introduces themselves',
    example: 'Io sottoscritta Assunta Quaglia dichiaro di aver ricevuto',
  },
  beforeRole: {
    name: 'before the role of the sender',
    example: 'Lease\n(1) Jane Tully of 9 Mill Lane, York (the Landlord); and',
  },
  beforeOtherRole: {
    name: 'before the role of the recipient',
    isOfRecipient: true,
    example: 'Lease\n(2) Adam Hale of 9 Mill Lane, York (the Tenant)',
  },
  signature: { name: 'below the closing', example: 'Yours faithfully\nMr R Osgood' },
  organizationInSignature: {
    name: 'organization below the closing',
    example: 'Ihr Team vom Kundenservice\nLandbahn Vertrieb GmbH',
  },
  afterColon: { name: 'after an unknown label', example: 'Gezonden door: Jane Tully' },
  sentence: {
    name: 'within a line',
    example: 'Minutes\nof the meeting of the Harbour Rowing Club, York',
  },
  domain: {
    name: 'as in a domain',
    example: 'Invoice\nThe first order at Tullimo today.\nwww.tullimo.example',
  },
} satisfies Readonly<Record<string, NamePlace>>;
