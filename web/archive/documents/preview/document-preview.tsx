import { lazy, Suspense } from 'react';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { previewKindOf } from '../../../../shared/archive/documents/preview-kind.ts';
import { useIsPainted } from '../../../ui/use-is-painted.ts';
import { ImagePreview } from './image-preview.tsx';
import { NoPreview } from './no-preview.tsx';
import { PreviewLoading } from './preview-loading.tsx';

// Knows the letters of thirty languages, to detect encodings.
const TextPreview = lazy(() => import('./text-preview.tsx'));
const PdfPreview = lazy(() => import('./pdf/pdf-preview.tsx'));

/** Shows a file by its detected type. `find`: words to find in it. */
export function DocumentPreview({ document, find }: { document: DocumentDetail; find?: string }) {
  const kind = previewKindOf(document.mimeType);
  const isPainted = useIsPainted();
  const waits = kind === 'text' || kind === 'octet-stream' || kind === 'pdf';
  // The readers' code is larger than that of the page around them, which comes first.
  if (waits && !isPainted) return <PreviewLoading />;
  switch (kind) {
    case 'image':
      return <ImagePreview document={document} />;
    case 'text':
    case 'octet-stream':
      return (
        <Suspense fallback={<PreviewLoading />}>
          <TextPreview document={document} isInspected={kind === 'octet-stream'} />
        </Suspense>
      );
    case 'pdf':
      return (
        <Suspense fallback={<PreviewLoading />}>
          <PdfPreview document={document} find={find} />
        </Suspense>
      );
    case 'unknown':
      return <NoPreview document={document} />;
  }
}
