import type { Cell, Line } from '../../paper/paper.ts';
import type { Example, Rule } from '../../rule.ts';
import { hasPostcode, isAddress, isGeneric, isPractitioner, isStreet } from './party-names.ts';
import { isReturnAddress } from '../recipient-lines.ts';
import type { Section } from '../sections.ts';

export type NameClues = {
  cell: Cell;
  line: Line;
  column: number;
  text: string;
  height: number;
  isFoot: boolean;
  section: Section;
  isOfRecipient: boolean;
  isOrganization: boolean;
  isPractice: boolean;
  hasHead: boolean;
  isAboveAddress: boolean;
  isBelowOrganization: boolean;
};

/** Positive weights are for senders, negative ones for recipients. */
export type NameRule = Rule<NameClues> & {
  /** Reduction for each column to the left, except for organizations. */
  perColumn?: number;
};

/** Names in addresses. The first row of the three tables that applies gives the weight. */
export const addressedNames: readonly NameRule[] = [
  {
    name: 'recipient',
    weight: -60,
    applies: ({ section, isOfRecipient }) => section === 'recipient' || isOfRecipient,
    example: 'Harbour Books\n\nMr J Tully\n4 Mill Lane\nYork YO1 7HH',
  },
  {
    name: 'return address',
    weight: 58,
    // Right below a name, it is the address of that name.
    applies: ({ line, text }) =>
      line.page === 1 && (line.isAfterGap || line.row === 0) && isReturnAddress(text),
    example: 'Bäckerei Feldmann · Mühlweg 4 · 26789 Leer\n\nFrau Adler',
  },
];

/** Names in the first rows. The first one is that of the sender, also below a title or a superior authority. */
export const letterheadNames: readonly NameRule[] = [
  {
    name: 'first row',
    weight: 54,
    perColumn: 4,
    applies: ({ line }) => line.row === 0,
    example: 'Harbour Books\nInvoice',
  },
  {
    name: 'first name, below the first row',
    weight: 44,
    perColumn: 4,
    applies: ({ hasHead, line }) => !hasHead && line.row <= 3,
    example:
      'INVOICE\nHarbour Books\nWe thank you for your order.\nIt is on its way.\nIt comes on Monday.\nPlease be at home.',
  },
  {
    name: 'second row',
    weight: 30,
    perColumn: 4,
    applies: ({ line }) => line.row === 1,
    example:
      'Harbour Books\nElm Court\nWe thank you for your order.\nIt is on its way.\nIt comes on Monday.\nPlease be at home.',
  },
  {
    name: 'organization or practice in the letterhead',
    weight: 26,
    applies: ({ isOrganization, isPractice }) => isOrganization || isPractice,
    example:
      'Harbour Books\n4 Mill Lane\nOrder\nMuster GmbH\nWe thank you for your order.\nIt is on its way.\nIt comes on Monday.\nPlease be at home.',
  },
  {
    name: 'third or fourth row',
    weight: 18,
    perColumn: 4,
    applies: ({ line }) => line.row <= 3,
    example:
      'Harbour Books\n4 Mill Lane\nJane Tully\nWe thank you for your order.\nIt is on its way.\nIt comes on Monday.\nPlease be at home.',
  },
  {
    name: 'rest of the letterhead',
    weight: 6,
    perColumn: 4,
    applies: () => true,
    example:
      'Harbour Books\n4 Mill Lane\nYork\n2 March 2024\nJane Tully\nWe thank you for your order.\nIt is on its way.\nIt comes on Monday.\nPlease be at home.\nWe thank you for your order.\nIt is on its way.\nIt comes on Monday.\nPlease be at home.',
  },
];

/** Returns whether a text in the foot is `Name, street 1, 12345 place`. */
function isNameWithAddress({ text }: NameClues): boolean {
  const [name = ''] = text.slice(0, 60).split(/,| - |\|/);
  return hasPostcode(text) && !isAddress(name) && !isStreet(name);
}

const longestOfFoot = 240;

export const footNames: readonly NameRule[] = [
  {
    name: 'name and address in the foot',
    weight: 66,
    applies: (clues) =>
      clues.isFoot &&
      clues.text.length < longestOfFoot &&
      !clues.isBelowOrganization &&
      isNameWithAddress(clues),
    example: 'Harbour Books\nInvoice 4711\nHarbour Books, 4 Mill Lane, York YO1 7HH',
  },
  {
    name: 'organization above its address in the foot',
    weight: 50,
    applies: ({ isFoot, isOrganization, isAboveAddress }) =>
      isFoot && isOrganization && isAboveAddress,
    example:
      'Certificate of attendance\nWe confirm that\nyou took part.\nthe course took\nsix hours.\nit was in May.\nMuster GmbH\n4 Mill Lane, York YO1 7HH',
  },
  {
    name: 'organization in the foot',
    weight: 24,
    applies: ({ isFoot, text, isOrganization }) =>
      isFoot && text.length < longestOfFoot && isOrganization,
    example: 'Harbour Books\nInvoice 4711\nMuster GmbH',
  },
];

/** Names with evidence for their owner. `find-party-names.ts` finds their places. */
export type NamedPlace = { name: string; weight: number; example: Example };

export const namedPlaces = {
  sender: { name: 'label of the sender', weight: 70, example: 'Seller: Harbour Books' },
  employer: { name: 'label of an employer', weight: 54, example: 'Employer: Harbour Books' },
  payee: {
    name: 'owner of the account',
    weight: 34,
    example: 'Kontoinhaber: Veronika Ehrlinspiel',
  },
  recipient: { name: 'label of the recipient', weight: -70, example: 'Customer: Harbour Books' },
  mailFrom: {
    name: 'sender of a mail',
    weight: 72,
    example: 'Von: Landbahn Kundenservice <service@landbahn.example>',
  },
  mailTo: {
    name: 'recipient of a mail',
    weight: -60,
    example: 'To: Jane Tully <jane@tully.example>',
  },
  preparedBy: {
    name: 'prepared by',
    weight: 60,
    example: 'Survey prepared for Jane Tully by Adam Hale.',
  },
  preparedFor: {
    name: 'prepared for',
    weight: -60,
    example: 'Survey prepared for Jane Tully by Adam Hale.',
  },
  firstParty: {
    name: 'first party of a contract',
    weight: 46,
    example: 'Zwischen der Bäckerei Feldmann OHG, Leer',
  },
  meeting: {
    name: 'body that met',
    weight: 12,
    example:
      'Protokoll\nder Eigentümerversammlung der Wohnungseigentümergemeinschaft Lindenhof 3, Rostock',
  },
  signature: { name: 'below the closing', weight: 14, example: 'Yours faithfully\nMr R Osgood' },
  organizationInSignature: {
    name: 'organization below the closing',
    weight: 22,
    example: 'Ihr Team vom Kundenservice\nLandbahn Vertrieb GmbH',
  },
} satisfies Readonly<Record<string, NamedPlace>>;

/** Labels and mail heads name senders, even with a form of address. */
const weightOfLabel = 70;

type NameInPlace = {
  name: string;
  isOrganization: boolean;
  isAddressed: boolean;
  weightOfPlace: number;
};

type KindRule = Rule<NameInPlace> & {
  example: string;
  /** Whether it also increases the negative weight of a recipient's name. */
  isForBoth?: true;
};

/** Changes of the weight of a place by the kind of the name. All rows that apply count. */
export const kindsOfNames: readonly KindRule[] = [
  {
    name: 'organization',
    weight: 22,
    isForBoth: true,
    applies: ({ isOrganization }) => isOrganization,
    example: 'Muster GmbH',
  },
  {
    name: 'practice',
    weight: 10,
    applies: ({ name, isOrganization, weightOfPlace }) =>
      !isOrganization && weightOfPlace > 0 && isPractitioner(name),
    example: 'Dr. Anna Lind',
  },
  {
    name: 'form of address',
    weight: -30,
    applies: ({ isAddressed, isOrganization, weightOfPlace }) =>
      isAddressed && !isOrganization && weightOfPlace > 0 && weightOfPlace < weightOfLabel,
    example: 'Ms Jane Tully',
  },
  {
    name: 'labelled form of address',
    weight: -12,
    applies: ({ isAddressed, isOrganization, weightOfPlace }) =>
      isAddressed && !isOrganization && weightOfPlace >= weightOfLabel,
    example: 'Ms Jane Tully',
  },
  {
    name: 'kind of office only',
    weight: -44,
    applies: ({ name, weightOfPlace }) => weightOfPlace > 0 && isGeneric(name),
    example: 'Parking Services',
  },
];

/** Returns the weight of a name by its place and its kind. */
export function weightOfName(name: NameInPlace): number {
  return kindsOfNames
    .filter(({ applies }) => applies(name))
    .reduce(
      (sum, { weight, isForBoth }) =>
        sum + (isForBoth ? Math.sign(name.weightOfPlace) * weight : weight),
      name.weightOfPlace,
    );
}
