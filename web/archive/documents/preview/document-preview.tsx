import { FileQuestionMark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { previewKindOf } from '../../../../shared/archive/documents/preview-kind.ts';
import { ImagePreview } from './image-preview.tsx';
import { PreviewLoading } from './preview-loading.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import type { PreviewedDocument } from './previewed-document.ts';
import { TextPreview } from './text-preview.tsx';

const PdfPreview = lazy(() => import('./pdf/pdf-preview.tsx'));

/** Shows a file by its detected type. `find`: words to find in it. */
export function DocumentPreview({
  document,
  find,
}: {
  document: PreviewedDocument;
  find?: string;
}) {
  const { t } = useTranslation();
  const kind = previewKindOf(document.mimeType);
  switch (kind) {
    case 'image':
      return <ImagePreview document={document} />;
    case 'text':
      return <TextPreview document={document} />;
    case 'octet-stream':
      return <TextPreview document={document} isInspected />;
    case 'pdf':
      return (
        <Suspense fallback={<PreviewLoading />}>
          <PdfPreview document={document} find={find} />
        </Suspense>
      );
    case 'unknown':
      return (
        <PreviewNotice
          address={{ organizationId: document.organizationId, documentId: document.id }}
          icon={<FileQuestionMark size={24} />}
          title={t('preview.unknown.title')}
          description={t('preview.unavailable')}
        />
      );
  }
}
