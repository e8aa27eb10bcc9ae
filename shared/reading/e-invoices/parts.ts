import { isIban, normalizeIban } from '../fields/iban.ts';
import type {
  InvoiceAccount,
  InvoiceParty,
  InvoicePayment,
  InvoicePosition,
  InvoiceTotals,
} from './e-invoice.ts';
import { toDecimal } from './values.ts';
import { attributeOf, textsAt, type XmlElement } from './xml/xml-element.ts';

const limits = {
  positions: 10_000,
  positionEntries: 20_000,
  entries: 1000,
};

export const noParty: InvoiceParty = {
  name: null,
  tradingName: null,
  vatId: null,
  taxNumber: null,
  registrationNumber: null,
  address: [],
  country: null,
  contact: null,
  phone: null,
  email: null,
};

export const noPosition: InvoicePosition = {
  number: null,
  name: null,
  description: null,
  articleNumber: null,
  quantity: null,
  unit: null,
  unitPrice: null,
  priceQuantity: null,
  taxRate: null,
  taxCategory: null,
  amount: null,
  isGross: false,
  allowances: [],
};

export const noTotals: InvoiceTotals = {
  positions: null,
  allowances: null,
  charges: null,
  net: null,
  tax: null,
  gross: null,
  prepaid: null,
  rounding: null,
  due: null,
};

/** Returns the positions within the limits, and the total number of positions. */
export function positionsOf(
  elements: readonly XmlElement[],
  read: (element: XmlElement, index: number) => InvoicePosition,
): { positions: InvoicePosition[]; positionsCount: number } {
  const positions: InvoicePosition[] = [];
  let entries = 0;
  for (const element of elements.slice(0, limits.positions)) {
    const position = read(element, positions.length);
    entries += 1 + position.allowances.length;
    if (entries > limits.positionEntries) break;
    positions.push(position);
  }
  return { positions, positionsCount: elements.length };
}

/** Reads the first thousand elements; real invoices exceed that only in positions. */
export function entriesOf<Entry>(
  elements: readonly XmlElement[],
  read: (element: XmlElement) => Entry,
): Entry[] {
  return elements.slice(0, limits.entries).map(read);
}

/** Returns the first thousand texts at paths. */
export function listedAt(element: XmlElement | undefined, ...paths: string[]): string[] {
  return paths.flatMap((path) => textsAt(element, path)).slice(0, limits.entries);
}

/** Returns an account by its number, which may be an IBAN; undefined without a number. */
export function accountOf(
  number: string | null,
  rest: Omit<InvoiceAccount, 'iban' | 'number'>,
): InvoiceAccount | undefined {
  if (number === null) return undefined;
  const iban = normalizeIban(number);
  return isIban(iban)
    ? { iban, number: null, ...rest }
    : { iban: null, number: number.trim(), ...rest };
}

/** Returns accounts without duplicates. */
export function accountsOf(accounts: readonly (InvoiceAccount | undefined)[]): InvoiceAccount[] {
  const byNumber = new Map<string | null, InvoiceAccount>();
  for (const account of accounts) {
    const number = account?.iban ?? account?.number ?? null;
    if (account && !byNumber.has(number)) byNumber.set(number, account);
  }
  return [...byNumber.values()].slice(0, limits.entries);
}

/** Returns the lines of an address without empty ones. */
export function linesOf(...lines: (string | null)[]): string[] {
  return lines.flatMap((line) => (line === null || line.trim() === '' ? [] : [line.trim()]));
}

/** Joins texts to one line; null if all of them are empty. */
export function joined(...parts: (string | null)[]): string | null {
  return linesOf(...parts).join(' ') || null;
}

/** Returns the earliest day; null without any. */
export function earliest(days: readonly (string | null)[]): string | null {
  return days.filter((day) => day !== null).toSorted()[0] ?? null;
}

/** Returns the payment means of a code of UNTDID 4461. */
export function paymentMeansOf(code: string | null): InvoicePayment['means'] {
  switch (code) {
    case null:
    case '1':
    case 'ZZZ':
      return null;
    case '30':
    case '31':
    case '42':
    case '57':
    case '58':
      return 'transfer';
    case '49':
    case '59':
      return 'direct-debit';
    case '48':
    case '54':
    case '55':
      return 'card';
    case '10':
      return 'cash';
    case '20':
    case '21':
    case '22':
    case '23':
      return 'cheque';
    default:
      return 'other';
  }
}

const creditNotes = new Set([
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '532',
]);

/** Returns whether a code of UNTDID 1001 is a credit note, as classified by EN 16931. */
export function kindOfCode(code: string | null): 'invoice' | 'credit-note' {
  return creditNotes.has(code ?? '') ? 'credit-note' : 'invoice';
}

/** Returns the amount in the currency of the invoice, which may be repeated in the currency of the tax authority. */
export function amountIn(elements: readonly XmlElement[], currency: string | null): string | null {
  const own = elements.find((element) => attributeOf(element, 'currencyID') === currency);
  return toDecimal((own ?? elements[0])?.text ?? null);
}
