import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import type { PreviewedDocument } from './previewed-document.ts';

interface ReadingNoteProps {
  document: PreviewedDocument;
  isUnread: boolean;
  isMissing?: boolean;
}

/**
 * Shows in a corner the progress of recognition, and that the text of a page is not searchable or that a page cannot be
 * shown.
 */
export function ReadingNote({ document, isUnread, isMissing = false }: ReadingNoteProps) {
  const { t } = useTranslation();
  const { extractionState, recognition } = document;
  const isReading = extractionState === 'pending' && recognition !== null && !isMissing;
  return (
    <output className="pointer-events-none absolute bottom-3 left-3 max-sm:not-in-[[role=dialog]]:hidden">
      {(isReading || isUnread || isMissing) && (
        <span className="flex items-center gap-1.5 rounded-full border border-border bg-surface px-2.5 py-1 text-xs text-muted tabular-nums shadow-popover">
          {isReading && (
            <>
              <Spinner size={12} />
              {t('documents.reading-page', {
                page: Math.min(recognition.pagesDone + 1, recognition.pagesTotal),
                pages: recognition.pagesTotal,
              })}
            </>
          )}
          {!isReading && (
            <>
              <TriangleAlert size={12} className="text-warning" aria-hidden />
              {t(isMissing ? 'preview.page-not-shown' : 'preview.page-unread')}
            </>
          )}
        </span>
      )}
    </output>
  );
}
