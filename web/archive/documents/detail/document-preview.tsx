import { lazy, Suspense } from 'react';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { previewKindOf } from '../../../../shared/archive/documents/preview-kind.ts';
import { viewKindOf } from '../../../reading/views/view-kind.ts';
import { useIsPainted } from '../../../ui/use-is-painted.ts';
import { NoPreview } from '../preview/no-preview.tsx';
import { PdfLoading, usePictureFirst } from '../preview/pdf/pdf-loading.tsx';
import { PreviewLoading } from '../preview/preview-loading.tsx';

// Its encoding detection contains data for thirty languages, so that it is a chunk of its own.
const TextPreview = lazy(() => import('../preview/text/text-preview.tsx'));
const PdfPreview = lazy(() => import('../preview/pdf/pdf-preview.tsx'));
const TiffPreview = lazy(() => import('../preview/tiff/tiff-preview.tsx'));
const ImagePreview = lazy(() => import('../preview/image/image-preview.tsx'));
const ViewPreview = lazy(() => import('../preview/views/view-preview.tsx'));
const TextViewPreview = lazy(() => import('../preview/views/text-view-preview.tsx'));
const MailPreview = lazy(() => import('../../contents/mail/mail-preview.tsx'));
const EInvoicePreview = lazy(() => import('../../e-invoices/e-invoice-preview.tsx'));

interface DocumentPreviewProps {
  document: DocumentDetail;
  find?: string;
  page?: number;
}

/** Shows a file according to its detected type, and the e-invoice that it is or contains. */
export function DocumentPreview(props: DocumentPreviewProps) {
  const isPainted = useIsPainted();
  if (!props.document.eInvoice) return <FilePreview {...props} />;
  if (!isPainted) return <PreviewLoading />;
  return (
    <Suspense fallback={<PreviewLoading />}>
      <EInvoicePreview document={props.document}>
        <FilePreview {...props} />
      </EInvoicePreview>
    </Suspense>
  );
}

function FilePreview({ document, find, page }: DocumentPreviewProps) {
  const kind = previewKindOf(document.mimeType);
  const view = viewKindOf(document.mimeType);
  const isPainted = useIsPainted();
  const waits = view !== undefined || (kind !== 'image' && kind !== 'unknown');
  const isPictureFirst = usePictureFirst(document);
  // The viewers have more code than the page, which is painted first.
  if (kind === 'pdf' && isPictureFirst && !find && !page) return <PdfLoading document={document} />;
  if (waits && !isPainted) return <PreviewLoading />;
  if (view === 'mail') {
    return (
      <Suspense fallback={<PreviewLoading />}>
        <MailPreview document={document} />
      </Suspense>
    );
  }
  if (view) {
    return (
      <Suspense fallback={<PreviewLoading />}>
        {kind === 'text' ? (
          <TextViewPreview document={document} />
        ) : (
          <ViewPreview document={document} />
        )}
      </Suspense>
    );
  }
  switch (kind) {
    case 'image':
    case 'other-image':
      return (
        <Suspense fallback={<PreviewLoading />}>
          <ImagePreview document={document} find={find} />
        </Suspense>
      );
    case 'text':
    case 'octet-stream':
      return (
        <Suspense fallback={<PreviewLoading />}>
          <TextPreview document={document} isInspected={kind === 'octet-stream'} />
        </Suspense>
      );
    case 'pdf':
      return (
        <Suspense fallback={<PdfLoading document={document} />}>
          <PdfPreview document={document} find={find} page={page} />
        </Suspense>
      );
    case 'tiff':
      return (
        <Suspense fallback={<PreviewLoading />}>
          <TiffPreview document={document} find={find} page={page} />
        </Suspense>
      );
    case 'unknown':
      return <NoPreview document={document} />;
  }
}
