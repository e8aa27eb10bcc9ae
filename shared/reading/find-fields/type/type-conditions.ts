import type { DocumentType } from '../../fields/document-types.ts';
import type { Paper } from '../paper/paper.ts';
import { scoreOfMatter } from './title-rules.ts';
import type { TypeClues } from './type-clues.ts';

export const isBill = ({ evidence, labelsOfBill }: TypeClues) =>
  labelsOfBill >= (evidence.has('letter') ? 4 : 3);
export const hasOfBill = (count: number) => (clues: TypeClues) =>
  isBill(clues) && clues.labelsOfBill === count;
export const firstOfBill = (clues: TypeClues) => clues.firstOfBill;

const mailHead = /^(?:from|von|de|van|da|od|de la|\S[^\n@]{2,40}) ?[:<][^\n]*@/;
const orderWord = /bestell|order|command|pedido|ordine|zamowien|encomenda|comanda|compra/;

/** Returns whether a text is a printed mail about a purchase. */
export function isOrderMail({ folded }: Paper): boolean {
  const beginning = folded.slice(0, 600);
  return mailHead.test(beginning) && orderWord.test(beginning);
}

/** A receipt has no day of payment, but bills are called receipts in some countries. */
export const isReceiptToPay = ({ evidence, roles, firstOfBill: first, isSlip }: TypeClues) =>
  evidence.has('receipt') &&
  first !== undefined &&
  !isSlip &&
  roles.has('dueDate') &&
  (roles.has('total') || roles.has('rest'));

const balances =
  /(?:opening|closing|previous|new|old) balance|minimum (?:payment|amount)|money (?:in|out)|paid (?:in|out)|credit limit/;

export const isStatementToPay = ({ evidence, rest, roles, paper }: TypeClues) =>
  evidence.has('statement') &&
  rest !== undefined &&
  roles.has('dueDate') &&
  !balances.test(paper.folded.slice(0, 6000));

/** A letter about a contract is not a contract. */
export const isMatterOfLetter =
  (type: DocumentType) =>
  ({ greeting, evidence }: TypeClues) =>
    greeting !== undefined && (evidence.get(type)?.score ?? 0) <= scoreOfMatter;

export const insurers =
  /versicherung|assekuranz|insurance|assurance|mutuelle|mutua |seguros|seguradora|assicurazion|verzeker|ubezpiecz|asigurar/;
export const taxOffices =
  /finanzamt|steueramt|gemeinde|stadtverwaltung|stadtkasse|council|revenue|ayuntamiento|agencia tributaria|mairie|finances publiques|comune di|agenzia delle entrate|belasting|urzad|gmina|primaria|prefeitura|municip|autoridade tributaria/;
export const practices =
  /klinik|praxis|krankenhaus|hospital|surgery|medical|clinic|docteur|doctor|ospedale|ambulator|ziekenhuis|huisarts|szpital|przychodnia|spital|laborator/;

export const wordsOf = (type: DocumentType, { evidence }: TypeClues) =>
  evidence.get(type)?.words.size ?? 0;

/** The score from which a title is that of the paper. */
export const scoreOfBill = 8;
/** More words of policies than a letter about one contains. */
export const wordsOfPolicies = 4;
export const numbers = ['documentNumber', 'caseNumber', 'customerNumber', 'otherNumber'] as const;

/** Reminders resemble the bills that they are about, except for their phrases. */
export const isOverdue = ({ overdueWords, firstLabel }: TypeClues) =>
  overdueWords >= 2 && firstLabel !== undefined;

const money = /\d[.,]\d{2} ?(?:€|eur|zl|pln|lei|ron|£|\$|chf|usd|gbp)|[€£$] ?\d/;

/** A letter with an amount and a day to pay it. */
export const isReminding = ({ overdueWords, greeting, roles, evidence, paper }: TypeClues) =>
  overdueWords === 1 &&
  greeting !== undefined &&
  roles.has('dueDate') &&
  !evidence.has('invoice') &&
  money.test(paper.folded);

/** Letters and bills may have the same words in a separate line. */
export const isCard = ({ headingOfCard, greeting, roles }: TypeClues) =>
  headingOfCard !== undefined && greeting === undefined && !roles.has('total');
