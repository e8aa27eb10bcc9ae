import type { InvoiceParty } from '../../../shared/reading/e-invoices/e-invoice.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useInvoiceFormats } from './use-invoice-formats.ts';

export function InvoicePartyBlock({ title, party }: { title: string; party: InvoiceParty }) {
  const { t } = useTranslation();
  const { country } = useInvoiceFormats();
  const { name, tradingName, address, vatId, taxNumber, registrationNumber } = party;
  const numbers = [
    vatId && `${t('documents.fields.name.vatId')} ${vatId}`,
    taxNumber && `${t('e-invoice.tax-number')} ${taxNumber}`,
    registrationNumber && `${t('e-invoice.registration')} ${registrationNumber}`,
  ];
  const contact = [party.contact, party.phone, party.email];
  return (
    <section className="min-w-0 text-sm wrap-anywhere">
      <h3 className="mb-1 text-muted">{title}</h3>
      <p className="text-base font-medium">
        <bdi>{name ?? tradingName ?? '–'}</bdi>
      </p>
      <Lines lines={[name && tradingName, ...address, party.country && country(party.country)]} />
      <div className="mt-1.5 text-muted">
        <Lines lines={numbers} />
        <Lines lines={contact} />
      </div>
    </section>
  );
}

function Lines({ lines }: { lines: readonly (string | null)[] }) {
  const shown = lines.filter((line) => line !== null && line !== '').join('\n');
  return shown === '' ? null : <p className="whitespace-pre-line">{shown}</p>;
}
