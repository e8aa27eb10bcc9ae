import { locales } from '../../locales.ts';
import { referenceKey } from '../fields/reference-key.ts';
import type { DocumentFinding } from '../findings/stored/document-finding.ts';
import { isSameValue } from '../findings/stored/present-findings.ts';
import type { Invoice } from '../../reading/e-invoices/e-invoice.ts';
import type { Disagreement } from './stored/e-invoice-state.ts';
import type { InvoiceFields } from './invoice-fields.ts';

const comparedFields = ['documentDate', 'totalAmount', 'iban', 'reference'] as const;

/**
 * Returns where the text of a PDF contradicts its embedded e-invoice: rules found another value (`inText`), and the invoice's value is
 * nowhere in the text in any notation.
 */
export function findDisagreements(
  text: string,
  {
    invoice,
    fields,
    inText,
  }: { invoice: Invoice; fields: InvoiceFields; inText: readonly DocumentFinding[] },
): Disagreement[] {
  return comparedFields.flatMap((field): Disagreement[] => {
    const found = inText.find((finding) => finding.field === field);
    const value = fields[field];
    if (!found || value === null || isSameValue(found.value, value)) return [];
    if (isPrinted(text, { field, invoice, value })) return [];
    return [{ field, inText: found.value, inInvoice: value } as Disagreement];
  });
}

function isPrinted(
  text: string,
  {
    field,
    invoice,
    value,
  }: {
    field: (typeof comparedFields)[number];
    invoice: Invoice;
    value: InvoiceFields[(typeof comparedFields)[number]];
  },
): boolean {
  switch (field) {
    case 'documentDate':
      return typeof value === 'string' && hasDay(text, value);
    case 'totalAmount':
      return [invoice.totals.gross, invoice.totals.due].some(
        (amount) => amount !== null && hasAmount(text, Number(amount)),
      );
    case 'iban': {
      const letters = text.replaceAll(/[\s.-]/g, '').toUpperCase();
      return invoice.payment.accounts.some(({ iban }) => iban !== null && letters.includes(iban));
    }
    case 'reference':
      return typeof value === 'string' && referenceKey(text).includes(referenceKey(value));
  }
}

function hasAmount(text: string, amount: number): boolean {
  const [whole = '', cents = ''] = Math.abs(amount).toFixed(2).split('.');
  const digits = text.replaceAll(/(?<=\d)[\s.,'’](?=\d)/g, '');
  const isThere = (searched: string) => new RegExp(`(?<!\\d)${searched}(?!\\d)`).test(digits);
  return isThere(whole + cents) || (cents === '00' && isThere(whole));
}

function hasDay(text: string, day: string): boolean {
  const plain = plainOf(text);
  return spellingsOf(day).some((spelling) => plain.includes(plainOf(spelling)));
}

function spellingsOf(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const numbers = [month, date].map((number) => String(Number(number)));
  const [shortMonth = '', shortDate = ''] = numbers;
  const years = [year, year.slice(2)];
  const inDigits = ['.', '/', '-', '. '].flatMap((between) =>
    years.flatMap((eachYear) => [
      [date, month, eachYear].join(between),
      [shortDate, shortMonth, eachYear].join(between),
      [month, date, eachYear].join(between),
      [shortMonth, shortDate, eachYear].join(between),
      [eachYear, month, date].join(between),
    ]),
  );
  const time = new Date(`${day}T00:00:00Z`);
  const inWords = locales.flatMap((locale) =>
    (['long', 'short'] as const).map((style) =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: style,
        year: 'numeric',
        timeZone: 'UTC',
      }).format(time),
    ),
  );
  return [day, year + month + date, ...inDigits, ...inWords];
}

function plainOf(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ');
}
