import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  isTextDoubtful,
  isTextMissing,
} from '../../../../shared/archive/extraction/is-text-missing.ts';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { fileKindOf } from '../../../ui/display/file-kind.ts';
import { CutText } from '../../../ui/display/text/cut-text.tsx';
import { MarkedText } from '../../../ui/display/text/marked-text.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { SharedMark } from '../../share-links/shared-mark.tsx';
import { DocumentThumbnail } from '../../thumbnails/document-thumbnail.tsx';
import { foundDetailSearch } from '../document-detail-search.ts';
import type { DocumentListSearch } from '../document-list-search.ts';
import type { ListedDocument } from '../document-api.ts';

interface DocumentNameProps {
  document: ListedDocument;
  origin: DocumentListSearch;
}

/** A document in a list: its name as a link, and below it the search match, or size, type and age. */
export function DocumentName({ document, origin }: DocumentNameProps) {
  const { t } = useTranslation();
  const { size, ago, dateTime } = useFormats();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <DocumentThumbnail document={document} />
      <div className="min-w-0">
        <DocumentLink document={document} origin={origin} />
        <FoundText document={document} />
        <p className="text-sm truncate text-muted tabular-nums">
          <DocumentStateMark document={document} />
          {size(document.originalSize)} · {t(`documents.type.${fileKindOf(document.mimeType)}`)} ·{' '}
          <time dateTime={document.createdAt.toISOString()} title={dateTime(document.createdAt)}>
            {ago(document.createdAt)}
          </time>
        </p>
      </div>
    </div>
  );
}

/**
 * A link to the document with its name; `children`, such as a picture, replace the name and are no links of their own.
 */
export function DocumentLink({
  document,
  origin,
  children,
  ...props
}: DocumentNameProps & Omit<ComponentProps<'a'>, 'href'>) {
  const { organizationId, id: documentId, name, markedName } = document;
  return (
    <Link
      to="/organizations/$organizationId/documents/$documentId"
      params={{ organizationId, documentId }}
      search={foundDetailSearch(document, origin.q ?? '')}
      state={{ documentList: origin }}
      dir="auto"
      title={name}
      className="block w-fit max-w-full rounded-sm text-left font-medium underline-offset-4 hover:underline"
      {...props}
    >
      {children ?? <CutText text={name} pieces={markedName} />}
    </Link>
  );
}

export function FoundText({ document: { snippet, snippetSource } }: { document: ListedDocument }) {
  const { t } = useTranslation();
  if (!snippet?.length) return null;
  return (
    <p dir="auto" className="line-clamp-2 text-left text-sm text-muted">
      {snippetSource === 'note' && t('search.in-note')} <MarkedText pieces={snippet} />
    </p>
  );
}

/** Marks whether the document is shared, is still being read, could not be read, or has doubtful text. */
export function DocumentStateMark({ document }: { document: ListedDocument }) {
  const { organizationId, id: documentId } = document;
  return (
    <>
      <SharedMark address={{ organizationId, documentId }} />
      <ReadingMark document={document} />
    </>
  );
}

function ReadingMark({ document }: { document: ListedDocument }) {
  if (document.extractionState !== 'pending') return <TextWarning document={document} />;
  return (
    <span className="mr-2 inline-flex items-center gap-1 text-info">
      <Spinner size={12} />
      <ReadingProgress document={document} />
    </span>
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
