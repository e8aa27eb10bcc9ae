import type { ReactNode } from 'react';
import { formatIban } from '../../../shared/reading/fields/iban.ts';
import type { Invoice } from '../../../shared/reading/e-invoices/e-invoice.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { DescriptionList, DescriptionRow } from '../../ui/lists/description-list.tsx';
import { InvoiceAmounts } from './invoice-amounts.tsx';
import { InvoicePartyBlock } from './invoice-party.tsx';
import { InvoicePositions } from './invoice-positions.tsx';
import { useInvoiceFormats } from './use-invoice-formats.ts';

export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  return (
    <article className="@container flex flex-col gap-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-lg font-medium wrap-anywhere">
          {t(`e-invoice.kind.${invoice.kind}`)} {invoice.number}
        </h2>
        {invoice.profile !== null && <Badge>{invoice.profile}</Badge>}
      </header>
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 @md:grid-cols-2">
        <InvoicePartyBlock title={t('e-invoice.seller')} party={invoice.seller} />
        <InvoicePartyBlock title={t('e-invoice.buyer')} party={invoice.buyer} />
      </div>
      <Facts invoice={invoice} />
      <InvoicePositions invoice={invoice} />
      <InvoiceAmounts invoice={invoice} />
      <Payment invoice={invoice} />
      {invoice.notes.length > 0 && (
        <section className="text-sm">
          <h3 className="mb-1 text-muted">{t('e-invoice.notes')}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{invoice.notes.join('\n\n')}</p>
        </section>
      )}
    </article>
  );
}

function Facts({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { day } = useInvoiceFormats();
  const { issueDate, dueDate, deliveryDate, period } = invoice;
  const days = [period?.start, period?.end].flatMap((each) => (each ? [day(each)] : []));
  return (
    <Rows
      rows={[
        [t('e-invoice.issued'), issueDate && day(issueDate)],
        [t('documents.fields.name.dueDate'), dueDate && day(dueDate)],
        [t('e-invoice.delivered'), deliveryDate && day(deliveryDate)],
        [t('e-invoice.period'), days.join(' – ')],
        [t('e-invoice.order'), invoice.orderNumber],
        [t('e-invoice.contract'), invoice.contractNumber],
        [t('e-invoice.buyer-reference'), invoice.buyerReference],
        [t('e-invoice.preceding'), invoice.precedingInvoices.join(', ')],
      ]}
    />
  );
}

function Payment({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { means, accounts, reference, terms, mandate } = invoice.payment;
  const accountLines = accounts.map(({ iban, number, bic, bank, holder }) => (
    <p key={iban ?? number}>
      <span className="tabular-nums">{iban === null ? number : formatIban(iban)}</span>
      <span className="text-muted">
        {[bic, bank, holder].map((each) => each && ` · ${each}`).join('')}
      </span>
    </p>
  ));
  return (
    <Rows
      title={t('e-invoice.payment')}
      rows={[
        [t('e-invoice.means'), means && t(`e-invoice.means.${means}`)],
        [t('e-invoice.payee'), invoice.payee],
        [t('e-invoice.account'), accountLines.length > 0 && accountLines],
        [t('e-invoice.payment-reference'), reference],
        [t('e-invoice.mandate'), mandate],
        [t('e-invoice.terms'), terms.join('\n')],
      ]}
    />
  );
}

function Rows({
  title,
  rows,
}: {
  title?: string;
  rows: readonly (readonly [string, ReactNode])[];
}) {
  const known = rows.filter(([, value]) => value !== null && value !== '' && value !== false);
  if (known.length === 0) return null;
  return (
    <section className="text-sm">
      {title && <h3 className="mb-1 text-muted">{title}</h3>}
      <DescriptionList>
        {known.map(([label, value]) => (
          <DescriptionRow key={label} label={label}>
            <div className="whitespace-pre-line">{value}</div>
          </DescriptionRow>
        ))}
      </DescriptionList>
    </section>
  );
}
