import type { DocumentType } from '../../fields/document-types.ts';
import type { Cell, Paper } from '../paper/paper.ts';
import type { Rule } from '../rule.ts';
import { scoreOfMatter } from './title-rules.ts';
import type { TypeClues } from './type-clues.ts';

/** What a row does to the score of its type. `plus` also adds the type, at `place`, where no word has named it. */
export type TypeRule = Rule<TypeClues> & { type: DocumentType } & (
    | { effect: 'plus'; place?: (clues: TypeClues) => Cell | undefined }
    | { effect: 'times' | 'at most' }
  );

const isBill = ({ evidence, labelsOfBill }: TypeClues) =>
  labelsOfBill >= (evidence.has('letter') ? 4 : 3);
const hasOfBill = (count: number) => (clues: TypeClues) =>
  isBill(clues) && clues.labelsOfBill === count;
const firstOfBill = (clues: TypeClues) => clues.firstOfBill;

const mailHead = /^(?:from|von|de|van|da|od|de la|\S[^\n@]{2,40}) ?[:<][^\n]*@/;
const orderWord = /bestell|order|command|pedido|ordine|zamowien|encomenda|comanda|compra/;

/** A printed mail about something bought. */
function isOrderMail({ folded }: Paper): boolean {
  const beginning = folded.slice(0, 600);
  return mailHead.test(beginning) && orderWord.test(beginning);
}

/** What was paid has no day of payment, though bills are called receipts in some countries. */
const isReceiptToPay = ({ evidence, roles, firstOfBill: first, isSlip }: TypeClues) =>
  evidence.has('receipt') &&
  first !== undefined &&
  !isSlip &&
  roles.has('dueDate') &&
  (roles.has('total') || roles.has('rest'));

/** Statements of accounts, which nobody is asked to pay. */
const balances =
  /(?:opening|closing|previous|new|old) balance|minimum (?:payment|amount)|money (?:in|out)|paid (?:in|out)|credit limit/;

const isStatementToPay = ({ evidence, rest, roles, paper }: TypeClues) =>
  evidence.has('statement') &&
  rest !== undefined &&
  roles.has('dueDate') &&
  !balances.test(paper.folded.slice(0, 6000));

/** A letter about a contract is none. */
const isMatterOfLetter =
  (type: DocumentType) =>
  ({ greeting, evidence }: TypeClues) =>
    greeting !== undefined && (evidence.get(type)?.score ?? 0) <= scoreOfMatter;

/** Who writes says what about: insurers of policies, authorities of taxes, doctors of patients. */
const insurers =
  /versicherung|assekuranz|insurance|assurance|mutuelle|mutua |seguros|seguradora|assicurazion|verzeker|ubezpiecz|asigurar/;
const taxOffices =
  /finanzamt|steueramt|gemeinde|stadtverwaltung|stadtkasse|council|revenue|ayuntamiento|agencia tributaria|mairie|finances publiques|comune di|agenzia delle entrate|belasting|urzad|gmina|primaria|prefeitura|municip|autoridade tributaria/;
const practices =
  /klinik|praxis|krankenhaus|hospital|surgery|medical|clinic|docteur|doctor|ospedale|ambulator|ziekenhuis|huisarts|szpital|przychodnia|spital|laborator/;

const wordsOf = (type: DocumentType, { evidence }: TypeClues) =>
  evidence.get(type)?.words.size ?? 0;

/** Reminders look like the bills that they are about, but for what they say. */
const isOverdue = ({ overdueWords, firstLabel }: TypeClues) =>
  overdueWords >= 2 && firstLabel !== undefined;

/** Letters and bills may have the same words in a line of their own. */
const isCard = ({ headingOfCard, greeting, roles }: TypeClues) =>
  headingOfCard !== undefined && greeting === undefined && !roles.has('total');

const bill = 'Muster GmbH\n\nRechnung 4711\nNetto 10,00\nMwSt 1,90\nGesamtbetrag 11,90 EUR';
const overdueBill =
  'Drukkerij Reeuwijk\n\nFactuur 24-0771\n\nBeste penningmeester,\nDeze factuur staat nog open. Misschien is onze vorige herinnering aan uw aandacht ontsnapt.';

/** What speaks for a type beside its titles and words. All rows that apply count, from the first to the last. */
export const typeRules: readonly TypeRule[] = [
  {
    name: 'letter with a title',
    type: 'letter',
    effect: 'at most',
    weight: 6,
    applies: ({ greeting, closing }) => greeting !== undefined || closing !== undefined,
    example: 'Dear Ms Lind,\n\nLetter of confirmation',
  },
  {
    name: 'letter with a salutation',
    type: 'letter',
    effect: 'plus',
    weight: 4,
    place: ({ greeting }) => greeting,
    applies: ({ greeting }) => greeting !== undefined,
    example: 'Dear Ms Lind,\n\nthank you.',
  },
  {
    name: 'letter with a closing',
    type: 'letter',
    effect: 'plus',
    weight: 3,
    place: ({ closing }) => closing,
    applies: ({ closing }) => closing !== undefined,
    example: 'We have moved.\n\nYours sincerely,\nA. Lind',
  },
  {
    name: 'contract that a letter is about',
    type: 'contract',
    effect: 'times',
    weight: 0,
    applies: isMatterOfLetter('contract'),
    example: 'Contrat auto n° 40.118.442\n\nMonsieur,\nNous accusons réception.',
  },
  {
    name: 'policy that a letter is about',
    type: 'policy',
    effect: 'times',
    weight: 0,
    applies: isMatterOfLetter('policy'),
    example: 'Insurance policy: 44 718 220\n\nDear Mr Hale,\nthank you for your letter.',
  },
  {
    name: 'statement with an amount to pay',
    type: 'statement',
    effect: 'times',
    weight: 0.5,
    applies: isStatementToPay,
    example: 'STATEMENT\nPAY THIS AMOUNT: $412.85\nPAYMENT DUE BY: 12/03/24',
  },
  {
    name: 'bill that is called a statement',
    type: 'invoice',
    effect: 'plus',
    weight: 6,
    place: ({ rest }) => rest,
    applies: isStatementToPay,
    example: 'STATEMENT\nPAY THIS AMOUNT: $412.85\nPAYMENT DUE BY: 12/03/24',
  },
  {
    name: 'three labels of bills',
    type: 'invoice',
    effect: 'plus',
    weight: 4,
    place: firstOfBill,
    applies: hasOfBill(3),
    example: 'Invoice number: 4711\nVAT: 1.90\nTotal: 11.90 GBP',
  },
  {
    name: 'four labels of bills',
    type: 'invoice',
    effect: 'plus',
    weight: 6,
    place: firstOfBill,
    applies: hasOfBill(4),
    example: 'Invoice number: 4711\nVAT: 1.90\nTotal: 11.90 GBP\nDue date: 3 March 2024',
  },
  {
    name: 'five labels of bills',
    type: 'invoice',
    effect: 'plus',
    weight: 8,
    place: firstOfBill,
    applies: hasOfBill(5),
    example:
      'Invoice number: 4711\nVAT: 1.90\nTotal: 11.90 GBP\nInvoice total: 11.90 GBP\nDue date: 3 March 2024',
  },
  {
    name: 'all labels of bills',
    type: 'invoice',
    effect: 'plus',
    weight: 10,
    place: firstOfBill,
    applies: hasOfBill(6),
    example:
      'Invoice number: 4711\nVAT: 1.90\nTotal: 11.90 GBP\nInvoice total: 11.90 GBP\nBalance due: 11.90 GBP\nDue date: 3 March 2024',
  },
  {
    name: 'slip of a till',
    type: 'receipt',
    effect: 'plus',
    weight: 6,
    place: firstOfBill,
    applies: (clues) => clues.isSlip && wordsOf('ticket', clues) < 2,
    example: 'Hofladen Beck\nUlm\n3.3.2024 14:32\nÄpfel\n2,00\nBrot\n3,00\nSumme 5,00 EUR\nBar',
  },
  {
    name: 'card',
    type: 'certificate',
    effect: 'plus',
    weight: 10,
    place: ({ headingOfCard }) => headingOfCard,
    applies: isCard,
    example: 'CLUB ALPINO MONVISO\nTessera socio n. 8841\nScadenza: 31/03/2026',
  },
  {
    name: 'card that is as narrow as a slip',
    type: 'receipt',
    effect: 'times',
    weight: 0,
    applies: isCard,
    example:
      'BUNDESREPUBLIK DEUTSCHLAND\nPERSONALAUSWEIS\nName\nLIND\nGeburtstag\n09.02.1991\nGültig bis\n16.05.2034\nNummer\n553201',
  },
  {
    name: 'mail about an order',
    type: 'receipt',
    effect: 'plus',
    weight: 8,
    place: firstOfBill,
    applies: ({ paper }) => isOrderMail(paper),
    example:
      'Von: Wollkiste <post@wollkiste.example>\nAn: Gesine\n\nDanke für deine Bestellung!\n\nGesamtsumme 58,85 €',
  },
  {
    name: 'letter with the labels of bills',
    type: 'letter',
    effect: 'times',
    weight: 0.6,
    applies: isBill,
    example: `${bill}\nFällig am 3.3.2024\n\nMit freundlichen Grüßen`,
  },
  {
    name: 'receipt with a day of payment',
    type: 'receipt',
    effect: 'times',
    weight: 0.5,
    applies: isReceiptToPay,
    example: 'Receipt\nTotal due: 11.90 GBP\nDue date: 3 March 2024',
  },
  {
    name: 'bill that is called a receipt',
    type: 'invoice',
    effect: 'plus',
    weight: 4,
    place: firstOfBill,
    applies: isReceiptToPay,
    example: 'Receipt\nTotal due: 11.90 GBP\nDue date: 3 March 2024',
  },
  {
    name: 'policy of an insurer',
    type: 'policy',
    effect: 'plus',
    weight: 4,
    applies: (clues) =>
      wordsOf('policy', clues) >= 2 &&
      insurers.test(clues.head) &&
      !isMatterOfLetter('policy')(clues),
    example: 'Alba Versicherung AG\n\nVersicherungsschein\nVersicherungsnehmer: A. Lind',
  },
  {
    name: 'tax of an authority',
    type: 'tax',
    effect: 'plus',
    weight: 4,
    applies: (clues) => wordsOf('tax', clues) >= 1 && taxOffices.test(clues.head),
    example: 'Finanzamt Ulm\n\nBescheid über Einkommensteuer',
  },
  {
    name: 'findings of a practice',
    type: 'medical',
    effect: 'plus',
    weight: 4,
    applies: (clues) => wordsOf('medical', clues) >= 2 && practices.test(clues.head),
    example: 'Praxis Dr. Lind\n\nArztbrief\nDiagnose: keine\nBefund: keiner',
  },
  {
    name: 'two things said of an unpaid bill',
    type: 'reminder',
    effect: 'plus',
    weight: 7,
    place: ({ firstLabel }) => firstLabel,
    applies: (clues) => isOverdue(clues) && clues.overdueWords === 2,
    example: 'Dear Ms Lind,\n\nyour invoice of March is overdue and still unpaid.',
  },
  {
    name: 'three things said of an unpaid bill',
    type: 'reminder',
    effect: 'plus',
    weight: 9,
    place: ({ firstLabel }) => firstLabel,
    applies: (clues) => isOverdue(clues) && clues.overdueWords > 2,
    example: 'Dear Ms Lind,\n\nthis is to remind you that it is overdue and still unpaid.',
  },
  {
    name: 'unpaid bill that looks like a new one',
    type: 'invoice',
    effect: 'times',
    weight: 0.6,
    applies: isOverdue,
    example: overdueBill,
  },
  {
    name: 'statement of unpaid bills',
    type: 'statement',
    effect: 'times',
    weight: 0.6,
    applies: isOverdue,
    example: 'STATEMENT\n\nTotal: 12.00 GBP\nYour account is overdue, two bills are unpaid.',
  },
  {
    name: 'letter about an unpaid bill',
    type: 'letter',
    effect: 'times',
    weight: 0.6,
    applies: isOverdue,
    example: overdueBill,
  },
];
