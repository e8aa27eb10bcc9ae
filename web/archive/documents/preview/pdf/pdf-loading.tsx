import { useEffect, useState } from 'react';
import { quietMs } from '../../../../ui/first-screen.ts';
import { useMedia } from '../../../../ui/layout/use-media.ts';
import { DocumentThumbnail } from '../../../thumbnails/document-thumbnail.tsx';
import { picturePreviewMedia } from '../../../thumbnails/request-picture.ts';
import { PreviewFrame } from '../preview-frame.tsx';
import { PreviewLoading } from '../preview-loading.tsx';
import type { PreviewedDocument } from '../previewed-document.ts';
import { usePreviewView } from '../preview-view.ts';

/**
 * Returns whether the viewer waits behind the picture of the first page: the excerpt on a phone can only be opened, and
 * the page around it is used first. A loaded viewer stays.
 */
export function usePictureFirst(document: PreviewedDocument): boolean {
  const hasPicture = useHasPicture(document);
  const [isOver, setIsOver] = useState(!hasPicture);
  if (!hasPicture && !isOver) setIsOver(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return !isOver;
}

function useHasPicture({ hasThumbnail }: PreviewedDocument): boolean {
  const isPhone = useMedia(picturePreviewMedia);
  const { isExpanded } = usePreviewView();
  return hasThumbnail && isPhone && !isExpanded;
}

export function PdfLoading({ document }: { document: PreviewedDocument }) {
  const hasPicture = useHasPicture(document);
  if (!hasPicture) return <PreviewLoading />;
  return (
    <PreviewFrame document={document} isFixedHeight>
      {/* At the place of the first page. */}
      <div className="min-h-0 flex-1 bg-surface-sunken px-5">
        <DocumentThumbnail document={document} size="lg" />
      </div>
    </PreviewFrame>
  );
}
