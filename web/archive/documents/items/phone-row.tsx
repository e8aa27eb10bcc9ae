import type { ReactNode } from 'react';
import type { DocumentSortField } from '../../../../shared/archive/documents/document.ts';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fileKindOf } from '../../../ui/display/file-kind.ts';
import { DueText } from '../../fields/paper/due-text.tsx';
import { isTelling } from '../../fields/paper/paper-fields.ts';
import { useFieldText } from '../../fields/text/use-field-text.ts';
import { DocumentThumbnail } from '../../thumbnails/document-thumbnail.tsx';
import type { ListedDocument } from '../document-api.ts';
import type { DocumentListSearch } from '../document-list-search.ts';
import { DocumentLink, DocumentStateMark, FoundText } from './document-name.tsx';

interface PhoneRowProps {
  document: ListedDocument;
  origin: DocumentListSearch;
  sortField: DocumentSortField | undefined;
}

/** A document in a list on a phone: sender and total, and below them its type and its due date or date. */
export function PhoneRow({ document, origin, sortField }: PhoneRowProps) {
  const { t } = useTranslation();
  const { size } = useFormats();
  const textOf = useFieldText();
  const { correspondent, documentType } = document;
  const link = <DocumentLink document={document} origin={origin} />;
  const file = `${size(document.originalSize)} · ${t(`documents.type.${fileKindOf(document.mimeType)}`)}`;
  const type = isTelling(document, 'documentType')
    ? textOf('documentType', documentType)
    : undefined;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <DocumentThumbnail document={document} />
      <div className="min-w-0 flex-1">
        <Line end={textOf('totalAmount', document.totalAmount)} isMain>
          {correspondent ? <bdi>{correspondent.name}</bdi> : link}
        </Line>
        <FoundText document={document} />
        <Line end={<When document={document} sortField={sortField} />}>
          {/* What does not fit beside the name wraps to a second line, which is hidden. */}
          <span className="flex h-5 flex-wrap overflow-hidden">
            {correspondent ? (
              <>
                <span className="flex max-w-full items-baseline **:font-normal">
                  <DocumentStateMark document={document} />
                  <span className="min-w-0">{link}</span>
                </span>
                {type && <span className="whitespace-pre"> · {type}</span>}
              </>
            ) : (
              <>
                <DocumentStateMark document={document} />
                <span className="max-w-full truncate">{type ?? file}</span>
              </>
            )}
          </span>
        </Line>
      </div>
    </div>
  );
}

interface LineProps {
  children: ReactNode;
  end: ReactNode;
  isMain?: boolean;
}

function Line({ children, end, isMain }: LineProps) {
  return (
    <div className={`flex items-baseline gap-3 ${isMain ? 'font-medium' : 'text-sm text-muted'}`}>
      <div className="min-w-0 flex-1 truncate">{children}</div>
      <div className="shrink-0 tabular-nums">{end}</div>
    </div>
  );
}

function When({ document, sortField }: Pick<PhoneRowProps, 'document' | 'sortField'>) {
  const { ago, dateTime } = useFormats();
  const textOf = useFieldText();
  const { createdAt, documentDate, dueDate, isPaid } = document;
  if ((isPaid || dueDate) && sortField !== 'documentDate') return <DueText {...document} />;
  if (documentDate)
    return <time dateTime={documentDate}>{textOf('documentDate', documentDate)}</time>;
  return (
    <time dateTime={createdAt.toISOString()} title={dateTime(createdAt)}>
      {ago(createdAt)}
    </time>
  );
}
