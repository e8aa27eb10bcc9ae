import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ScrollBox } from '../../ui/layout/scroll-box.tsx';
import { PreviewError } from '../documents/preview/preview-error.tsx';
import { PreviewFrame } from '../documents/preview/preview-frame.tsx';
import { PreviewLoading } from '../documents/preview/preview-loading.tsx';
import { ToolButton } from '../documents/preview/tool-button.tsx';
import { eInvoiceQuery } from './e-invoice-api.ts';
import { InvoiceSheet } from '../../reading/e-invoices/invoice-sheet.tsx';
import { usePrinting } from '../../reading/e-invoices/use-printing.ts';

export function InvoiceView({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { organizationId, id: documentId, name } = document;
  const query = useQuery(eInvoiceQuery(document));
  const sheets = useRef<HTMLDivElement>(null);
  usePrinting(sheets);
  if (query.isPending) return <PreviewLoading />;
  if (query.isError) {
    return (
      <PreviewError
        address={{ organizationId, documentId }}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { eInvoice } = query.data;
  if (eInvoice.state !== 'read') return null;
  return (
    <PreviewFrame
      document={document}
      isFixedHeight
      tools={
        <ToolButton icon={Printer} label={t('e-invoice.print')} onClick={() => window.print()} />
      }
    >
      <ScrollBox label={t('preview.label', { name })} className="min-h-0 flex-1 px-5 py-5">
        <div ref={sheets} className="mx-auto flex max-w-4xl flex-col gap-12">
          {eInvoice.invoices.map((invoice, index) => (
            <InvoiceSheet key={index} invoice={invoice} />
          ))}
        </div>
      </ScrollBox>
    </PreviewFrame>
  );
}
