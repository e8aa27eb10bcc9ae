import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { Disagreement } from '../../../shared/archive/e-invoices/stored/e-invoice-state.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { TabPanel, Tabs } from '../../ui/lists/tabs.tsx';
import { useFieldText } from '../fields/text/use-field-text.ts';
import { eInvoiceQuery } from './e-invoice-api.ts';
import { InvoiceView } from './invoice-view.tsx';

type View = 'file' | 'invoice';

export interface EInvoicePreviewProps {
  document: DocumentDetail;
  children: ReactNode;
}

/**
 * The preview of a file that is or contains an e-invoice, with a switch between the invoice and the file; a PDF shows
 * the file first. Above them are the differences between the two, or why the e-invoice is malformed.
 */
export default function EInvoicePreview({ document, children }: EInvoicePreviewProps) {
  const { t } = useTranslation();
  const isPdf = document.mimeType === 'application/pdf';
  const [view, setView] = useState<View>(isPdf ? 'file' : 'invoice');
  if (document.eInvoice?.state !== 'read') {
    return (
      <>
        <Malformed document={document} />
        {children}
      </>
    );
  }
  const labels: Record<View, string> = {
    file: isPdf ? 'PDF' : 'XML',
    invoice: isPdf ? t('e-invoice.data') : t('e-invoice.kind.invoice'),
  };
  const order: View[] = isPdf ? ['file', 'invoice'] : ['invoice', 'file'];
  return (
    <>
      <Disagreements disagreements={document.eInvoice.disagreements} />
      <Tabs
        label={t('e-invoice.views')}
        value={view}
        onValueChange={setView}
        tabs={order.map((value) => ({
          value,
          label: <span className="px-4">{labels[value]}</span>,
        }))}
        className="flex-1"
      >
        <TabPanel value="file" className="flex flex-1 flex-col">
          {children}
        </TabPanel>
        <TabPanel value="invoice" className="flex flex-1 flex-col">
          <InvoiceView document={document} />
        </TabPanel>
      </Tabs>
    </>
  );
}

function Disagreements({ disagreements }: { disagreements: readonly Disagreement[] }) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  if (disagreements.length === 0) return null;
  return (
    <Callout tone="warning" className="m-3" title={t('e-invoice.disagrees.title')}>
      <ul>
        {disagreements.map(({ field, inText, inInvoice }) => (
          <li key={field}>
            {t('e-invoice.disagrees.value', {
              field: t(`documents.fields.name.${field}`),
              inText: textOf(field, inText),
              inInvoice: textOf(field, inInvoice),
            })}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function Malformed({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { data } = useQuery(eInvoiceQuery(document));
  if (data?.eInvoice.state !== 'malformed') return null;
  const { reason, line } = data.eInvoice;
  return (
    <Callout tone="warning" className="m-3" title={t('e-invoice.malformed.title')}>
      {t(`e-invoice.malformed.${reason}`)}
      {line !== null && line > 1 && ` ${t('e-invoice.malformed.line', { line })}`}
    </Callout>
  );
}
