import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  isTextDoubtful,
  isTextMissing,
} from '../../../../shared/archive/reading/is-text-missing.ts';
import { findWords } from '../../../../shared/archive/search/find-words.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { fileKindOf } from '../../../ui/display/file-kind.ts';
import { CutText } from '../../../ui/display/cut-text.tsx';
import { FileTypeIcon } from '../../../ui/display/file-type-icon.tsx';
import { MarkedText } from '../../../ui/display/marked-text.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import type { DocumentListSearch } from './document-list-search.ts';
import type { ListedDocument } from '../document-api.ts';

export interface DocumentNameProps {
  document: ListedDocument;
  /** Search parameters of the list, which the document links back to. */
  origin: DocumentListSearch;
}

/** A document in a list: its name as a link, and below that the search match, or size, kind and age. */
export function DocumentName({ document, origin }: DocumentNameProps) {
  const { t } = useTranslation();
  const { size, ago, dateTime } = useFormats();
  const { snippet = [], snippetSource, markedName, page } = document;
  const isOfNote = snippetSource === 'note';
  return (
    <div className="flex min-w-0 items-center gap-3">
      <FileTypeIcon mimeType={document.mimeType} />
      <div className="min-w-0">
        <Link
          to="/organizations/$organizationId/documents/$documentId"
          params={{ organizationId: document.organizationId, documentId: document.id }}
          search={{
            find: findWords(origin.q ?? '') || undefined,
            page: page ?? undefined,
            tab: isOfNote ? 'notes' : undefined,
          }}
          state={{ documentList: origin }}
          dir="auto"
          title={document.name}
          className="block w-fit max-w-full rounded-sm text-left font-medium underline-offset-4 hover:underline"
        >
          <CutText text={document.name} pieces={markedName} />
        </Link>
        {snippet.length > 0 && (
          <p dir="auto" className="line-clamp-2 text-left text-sm text-muted">
            {isOfNote && t('search.in-note')} <MarkedText pieces={snippet} />
          </p>
        )}
        <p className="text-sm truncate text-muted tabular-nums">
          {document.extractionState === 'pending' && (
            <span className="mr-2 inline-flex items-center gap-1 text-info">
              <Spinner size={12} />
              <ReadingProgress document={document} />
            </span>
          )}
          <TextWarning document={document} />
          {size(document.originalSize)} · {t(`documents.type.${fileKindOf(document.mimeType)}`)} ·{' '}
          <time dateTime={document.createdAt.toISOString()} title={dateTime(document.createdAt)}>
            {ago(document.createdAt)}
          </time>
        </p>
      </div>
    </div>
  );
}

function TextWarning({ document }: { document: ListedDocument }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const confidence = percent((document.recognition?.confidence ?? 0) / 100);
  const isDoubtful = isTextDoubtful(document);
  if (!isDoubtful && !isTextMissing(document)) return null;
  return (
    <TriangleAlert
      size={14}
      className="mr-1 mb-0.5 inline text-warning"
      aria-label={
        isDoubtful
          ? t('documents.content.confidence', { confidence })
          : t('documents.content.failed.title')
      }
    />
  );
}

function ReadingProgress({ document: { recognition } }: { document: ListedDocument }) {
  const { t } = useTranslation();
  if (!recognition) return t('documents.reading');
  const { pagesDone, pagesTotal } = recognition;
  const page = Math.min(pagesDone + 1, pagesTotal);
  return t('documents.reading-page', { page, pages: pagesTotal });
}
