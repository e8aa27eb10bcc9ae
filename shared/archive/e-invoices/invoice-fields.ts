import { nameKey } from '../../reading/find-fields/parties/legal-forms.ts';
import { correspondentLimits } from '../archive-limits.ts';
import type { DocumentFields, Money } from '../../reading/fields/document-fields.ts';
import { currencies } from '../../reading/fields/money.ts';
import { correspondentKey } from '../correspondents/correspondent.ts';
import type { FindOptions, FoundCorrespondent } from '../../reading/find-fields/finding.ts';
import type { Invoice, InvoiceParty } from '../../reading/e-invoices/e-invoice.ts';
import { isZero, toAmount } from '../../reading/e-invoices/values.ts';

export type InvoiceFields = Omit<DocumentFields, 'correspondent'> & {
  correspondent: FoundCorrespondent | null;
};

/** Returns field values of a document from its invoices: of several, the values that all of them share. */
export function fieldsOfInvoices(
  invoices: readonly Invoice[],
  options: Pick<FindOptions, 'correspondents' | 'organization'>,
): InvoiceFields {
  const [first, ...others] = invoices.map((invoice) => fieldsOf(invoice, options));
  if (!first) throw new Error('Expected an invoice');
  const isShared = (name: string, value: unknown) =>
    others.every((other) =>
      Object.entries(other).some(
        ([key, each]) => key === name && JSON.stringify(each) === JSON.stringify(value),
      ),
    );
  const entries = Object.entries(first).map(([name, value]) => [
    name,
    isShared(name, value) ? value : null,
  ]);
  return Object.fromEntries(entries) as InvoiceFields;
}

/** Returns whether nothing is left to pay on any of the invoices. */
export function arePaid(invoices: readonly Invoice[]): boolean {
  return invoices.every(
    ({ totals: { gross, due } }) => isZero(due) && gross !== null && !isZero(gross),
  );
}

function fieldsOf(
  invoice: Invoice,
  { correspondents = [], organization }: Pick<FindOptions, 'correspondents' | 'organization'>,
): InvoiceFields {
  const own = new Set(organization?.names.map(nameKey));
  const isOwn = ({ name, tradingName }: InvoiceParty) =>
    [name, tradingName].some((each) => each !== null && own.has(nameKey(each)));
  const other = isOwn(invoice.seller) ? invoice.buyer : invoice.seller;
  const { accounts } = invoice.payment;
  return {
    documentDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    endDate: null,
    noticeDate: null,
    correspondent: correspondentOf(other, correspondents),
    documentType: 'invoice',
    totalAmount: totalOf(invoice),
    iban: accounts.find(({ iban }) => iban !== null)?.iban ?? null,
    reference: invoice.number,
    vatId: other.vatId,
  };
}

const isNegative = (amount: string) => amount.startsWith('-');

/** Returns the amount left to pay, or the gross amount where nothing is. Most credit notes have positive amounts, which are negated. */
function totalOf({ kind, totals: { gross, due }, currency }: Invoice): Money | null {
  // The prepaid amount can exceed the total.
  const isLeft = gross !== null && due !== null && isNegative(due) === isNegative(gross);
  const amount = toAmount((isLeft && !isZero(due) ? due : (gross ?? due)) ?? '');
  if (amount === undefined || currency === null || !currencies.has(currency)) return null;
  return { amount: kind === 'credit-note' && amount > 0 ? -amount : amount, currency };
}

function correspondentOf(
  { name, tradingName }: InvoiceParty,
  correspondents: NonNullable<FindOptions['correspondents']>,
): FoundCorrespondent | null {
  const isNamed = (keyOf: (name: string) => string) => {
    const keys = [name, tradingName].flatMap((each) => (each === null ? [] : [keyOf(each)]));
    return correspondents.find(({ names }) => names.some((each) => keys.includes(keyOf(each))));
  };
  const known = isNamed(correspondentKey) ?? isNamed(nameKey);
  const knownName = known?.names[0];
  if (known && knownName !== undefined) return { id: known.id, name: knownName };
  return name === null ? null : { id: null, name: name.slice(0, correspondentLimits.name) };
}
