import type { PaperLanguage } from '../../paper.ts';

/**
 * Each list holds alternative wordings; `{date}`, `{iban}`, `{amount}`, `{name}` … are replaced with the paper's
 * values.
 */
export type Wording = {
  language: PaperLanguage;
  /** Country of IBANs and VAT ids, and of the printed form of a VAT id. */
  country: string;
  printsCountryOfVatId: boolean;
  currency: { code: string; printed: readonly string[] };
  taxRate: number;
  months: readonly string[];
  shortMonths: readonly string[];
  /** Patterns of `d dd m mm yy yyyy month short`, each in braces. */
  dates: readonly string[];
  longDates: readonly string[];
  decimal: '.' | ',';
  thousands: readonly string[];
  companies: readonly string[];
  bodies: readonly string[];
  specialists: Record<'policy' | 'statement' | 'ticket', readonly string[]>;
  people: readonly string[];
  streets: readonly string[];
  towns: readonly string[];
  items: readonly string[];
  labels: {
    number: readonly string[];
    date: readonly string[];
    due: readonly string[];
    customer: readonly string[];
    order: readonly string[];
    period: readonly string[];
    phone: readonly string[];
    born: readonly string[];
    vatId: readonly string[];
    bank: readonly string[];
    net: readonly string[];
    tax: readonly string[];
    gross: readonly string[];
    deposit: readonly string[];
    balance: readonly string[];
    fee: readonly string[];
    paid: readonly string[];
    page: readonly string[];
  };
  titles: Record<ComposedType, readonly string[]> & { creditNote: readonly string[] };
  greetings: readonly string[];
  closings: readonly string[];
  openings: Record<
    'invoice' | 'reminder' | 'offer' | 'delivery-note' | 'policy',
    readonly string[]
  >;
  payBy: readonly string[];
  /** Terms of payment; those from the day of the invoice have `days`. */
  payWithin: readonly { line: string; days?: number }[];
  directDebit: readonly string[];
  alreadyPaid: readonly string[];
  lastDay: readonly string[];
  /** Lines with dates, numbers and amounts that are not the paper's own. */
  traps: readonly string[];
  registers: readonly string[];
  letters: readonly string[];
  certificates: readonly string[];
  statement: { opening: string; closing: string; entries: readonly string[] };
  payslip: {
    gross: string;
    deductions: readonly string[];
    net: readonly string[];
    account: string;
  };
  ticket: { booked: string; journey: readonly string[]; total: string };
};

export const composedTypes = [
  'invoice',
  'receipt',
  'reminder',
  'policy',
  'statement',
  'payslip',
  'certificate',
  'letter',
  'ticket',
  'offer',
  'delivery-note',
] as const;
export type ComposedType = (typeof composedTypes)[number];
