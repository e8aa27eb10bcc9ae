import { clsx } from 'clsx';
import type { Invoice } from '../../../shared/reading/e-invoices/e-invoice.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/lists/table.tsx';
import { useInvoiceFormats } from './use-invoice-formats.ts';

export function InvoiceAmounts({ invoice }: { invoice: Invoice }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 @xl:grid-cols-2">
      <Taxes invoice={invoice} />
      <Totals invoice={invoice} />
    </div>
  );
}

function Taxes({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { amount, percent } = useInvoiceFormats();
  if (invoice.taxes.length === 0) return <div />;
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-sm text-muted">{t('e-invoice.vat')}</h3>
      <Table label={t('e-invoice.vat')} className="text-sm">
        <TableHead>
          <TableHeaderCell>{t('e-invoice.rate')}</TableHeaderCell>
          <TableHeaderCell isNumeric>{t('e-invoice.net')}</TableHeaderCell>
          <TableHeaderCell isNumeric>{t('e-invoice.vat')}</TableHeaderCell>
        </TableHead>
        <TableBody>
          {invoice.taxes.map((tax) => (
            <TableRow key={`${tax.category} ${tax.rate} ${tax.base} ${tax.exemption}`}>
              <TableCell className="wrap-anywhere">
                {tax.rate === null ? tax.category : percent(tax.rate)}
                {tax.exemption !== null && <p className="text-muted">{tax.exemption}</p>}
              </TableCell>
              <TableCell isNumeric>{tax.base !== null && amount(tax.base)}</TableCell>
              <TableCell isNumeric>{tax.amount !== null && amount(tax.amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

function Totals({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { amount, percent } = useInvoiceFormats();
  const { totals, allowances, currency } = invoice;
  const sums = [
    { label: t('e-invoice.net'), value: totals.net },
    { label: t('e-invoice.vat'), value: totals.tax },
    { label: t('e-invoice.total'), value: totals.gross, isStrong: true },
    { label: t('e-invoice.prepaid'), value: minus(totals.prepaid) },
    { label: t('e-invoice.rounding'), value: totals.rounding },
    { label: t('e-invoice.due'), value: totals.due, isStrong: true },
  ];
  const shown = sums.filter(({ value }) => value !== null && /[1-9]/.test(value));
  return (
    <dl className="text-sm">
      {allowances.map(({ isCharge, reason, percent: share, amount: value }) => (
        <Sum
          key={`${reason} ${share} ${value}`}
          label={reason ?? t(isCharge ? 'e-invoice.charge' : 'e-invoice.allowance')}
          value={
            value === null
              ? share === null
                ? ''
                : percent(share)
              : amount(isCharge ? value : (minus(value) ?? value))
          }
        />
      ))}
      {shown.map(({ label, value, isStrong = false }) => (
        <Sum
          key={label}
          label={label}
          isStrong={isStrong}
          value={`${amount(value ?? '0')}${isStrong && currency ? `\u00a0${currency}` : ''}`}
        />
      ))}
    </dl>
  );
}

function Sum({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div
      className={clsx(
        'flex justify-between gap-4 py-1',
        isStrong && 'border-t border-border text-base font-medium',
      )}
    >
      <dt className={clsx('min-w-0 wrap-anywhere', !isStrong && 'text-muted')}>{label}</dt>
      <dd className="shrink-0 tabular-nums">{value}</dd>
    </div>
  );
}

function minus(decimal: string | null): string | null {
  if (decimal === null || !/[1-9]/.test(decimal)) return decimal;
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;
}
