import { z } from 'zod';
import { xmlProblems } from './xml/xml-problem.ts';

/** A decimal number as text, such as `-1234.50`, because JavaScript's numbers would lose digits. */
const decimal = z.string().regex(/^-?\d+(?:\.\d+)?$/);
const text = z.string();
const day = z.iso.date();

const invoiceSyntaxes = ['ubl', 'cii', 'zugferd-1', 'fattura-pa', 'ksef'] as const;

/** `lines` are the lines of the address; `country` is an ISO 3166 code. */
const invoicePartySchema = z.object({
  name: text.nullable(),
  tradingName: text.nullable(),
  vatId: text.nullable(),
  taxNumber: text.nullable(),
  registrationNumber: text.nullable(),
  address: z.array(text),
  country: text.nullable(),
  contact: text.nullable(),
  phone: text.nullable(),
  email: text.nullable(),
});
export type InvoiceParty = z.infer<typeof invoicePartySchema>;

/** `amount` is positive for charges and allowances. */
const invoiceAllowanceSchema = z.object({
  isCharge: z.boolean(),
  reason: text.nullable(),
  percent: decimal.nullable(),
  amount: decimal.nullable(),
});
export type InvoiceAllowance = z.infer<typeof invoiceAllowanceSchema>;

/** `unit` is a code of UN/ECE Recommendation 20, or the seller's own name; `taxRate` is in percent. */
const invoicePositionSchema = z.object({
  number: text.nullable(),
  name: text.nullable(),
  description: text.nullable(),
  articleNumber: text.nullable(),
  quantity: decimal.nullable(),
  unit: text.nullable(),
  unitPrice: decimal.nullable(),
  /** The number of units that the price is for; null means one. */
  priceQuantity: decimal.nullable(),
  taxRate: decimal.nullable(),
  taxCategory: text.nullable(),
  /** The amount before tax, unless `isGross`. */
  amount: decimal.nullable(),
  isGross: z.boolean(),
  allowances: z.array(invoiceAllowanceSchema),
});
export type InvoicePosition = z.infer<typeof invoicePositionSchema>;

const invoiceTaxSchema = z.object({
  category: text.nullable(),
  rate: decimal.nullable(),
  base: decimal.nullable(),
  amount: decimal.nullable(),
  exemption: text.nullable(),
});

/** `gross` is the amount before prepayments, `due` the one after them. */
const invoiceTotalsSchema = z.object({
  positions: decimal.nullable(),
  allowances: decimal.nullable(),
  charges: decimal.nullable(),
  net: decimal.nullable(),
  tax: decimal.nullable(),
  gross: decimal.nullable(),
  prepaid: decimal.nullable(),
  rounding: decimal.nullable(),
  due: decimal.nullable(),
});
export type InvoiceTotals = z.infer<typeof invoiceTotalsSchema>;

const invoiceAccountSchema = z.object({
  iban: text.nullable(),
  /** An account number other than an IBAN. */
  number: text.nullable(),
  bic: text.nullable(),
  holder: text.nullable(),
  bank: text.nullable(),
});
export type InvoiceAccount = z.infer<typeof invoiceAccountSchema>;

const paymentMeans = ['transfer', 'direct-debit', 'card', 'cash', 'cheque', 'other'] as const;

const invoicePaymentSchema = z.object({
  means: z.enum(paymentMeans).nullable(),
  accounts: z.array(invoiceAccountSchema),
  reference: text.nullable(),
  terms: z.array(text),
  mandate: text.nullable(),
});
export type InvoicePayment = z.infer<typeof invoicePaymentSchema>;

/** An invoice or credit note. Missing values are null or empty lists; amounts are in `currency`. */
const invoiceSchema = z.object({
  kind: z.enum(['invoice', 'credit-note']),
  syntax: z.enum(invoiceSyntaxes),
  /** The common name of the profile, such as `Factur-X EN 16931`; null for an unknown one. */
  profile: text.nullable(),
  /** The kind of document in the codes of its syntax: UNTDID 1001, `TD01`, `KOR`. */
  typeCode: text.nullable(),
  number: text.nullable(),
  issueDate: day.nullable(),
  dueDate: day.nullable(),
  deliveryDate: day.nullable(),
  period: z.object({ start: day.nullable(), end: day.nullable() }).nullable(),
  currency: text.nullable(),
  buyerReference: text.nullable(),
  orderNumber: text.nullable(),
  contractNumber: text.nullable(),
  precedingInvoices: z.array(text),
  seller: invoicePartySchema,
  buyer: invoicePartySchema,
  payee: text.nullable(),
  positions: z.array(invoicePositionSchema),
  /** May exceed the length of `positions`, which is at most 10,000. */
  positionsCount: z.number().int(),
  allowances: z.array(invoiceAllowanceSchema),
  taxes: z.array(invoiceTaxSchema),
  totals: invoiceTotalsSchema,
  payment: invoicePaymentSchema,
  notes: z.array(text),
});
export type Invoice = z.infer<typeof invoiceSchema>;

const invoiceProblems = [
  ...xmlProblems,
  /** The XML is an invoice, but contains neither number, parties nor amounts. */
  'incomplete',
] as const;

/**
 * The XML of an e-invoice: its invoices (FatturaPA allows several in a file), or why it is malformed, and in which line (1-based) if known.
 */
export const eInvoiceReadingSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('read'), invoices: z.array(invoiceSchema).min(1) }),
  z.object({
    state: z.literal('malformed'),
    reason: z.enum(invoiceProblems),
    line: z.number().int().nullable(),
  }),
]);
export type EInvoiceReading = z.infer<typeof eInvoiceReadingSchema>;
