import { memo } from 'react';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { MarkedText } from '../../../ui/display/text/marked-text.tsx';
import type { Toggle } from '../selection/document-selection.ts';
import { DocumentTags } from '../../tags/document-tags.tsx';
import { DocumentThumbnail } from '../../thumbnails/document-thumbnail.tsx';
import type { ListedDocument } from '../document-api.ts';
import { DocumentMenu } from '../items/document-menu.tsx';
import type { CustomColumns } from '../items/use-custom-columns.ts';
import type { DocumentListSearch } from '../document-list-search.ts';
import { DocumentLink, DocumentStateMark, FoundText } from '../items/document-name.tsx';
import { CardFields } from './card-fields.tsx';
import { CardPaper } from './card-paper.tsx';

const shownTags = 2;

interface DocumentCardProps {
  document: ListedDocument;
  custom: CustomColumns;
  origin: DocumentListSearch;
  isSelected: boolean;
  onToggle: (change: Toggle) => void;
}

/** A document as the picture of its first page. Memoized: it is rendered again only when its own props change. */
export const DocumentCard = memo(function DocumentCard(props: DocumentCardProps) {
  const { document, custom, origin, isSelected, onToggle } = props;
  const { t } = useTranslation();
  const { ago, dateTime } = useFormats();
  const { id, name, markedName = [{ text: name, isMatch: false }] } = document;
  return (
    <li tabIndex={-1} data-selected={isSelected || undefined} className="document-card">
      <DocumentLink
        document={document}
        origin={origin}
        className="document-card-page"
        // The name below is the same link.
        tabIndex={-1}
        aria-hidden
      >
        <DocumentThumbnail document={document} size="lg" />
      </DocumentLink>
      <div className="document-card-checkbox">
        <Checkbox
          label={t('documents.select', { name })}
          isLabelHidden
          checked={isSelected}
          onChange={({ target, nativeEvent }) =>
            onToggle({
              id,
              isOn: target.checked,
              isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
            })
          }
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 pt-1 pr-1 pb-2.5 pl-3">
        <div className="flex min-w-0 items-start gap-1">
          <div className="min-w-0 flex-1 py-1.5">
            <DocumentLink document={document} origin={origin}>
              <span className="line-clamp-3 wrap-anywhere">
                <MarkedText pieces={markedName} />
              </span>
            </DocumentLink>
          </div>
          <DocumentMenu document={document} origin={origin} />
        </div>
        <FoundText document={document} />
        <CardPaper document={document} />
        <p className="truncate text-sm text-muted tabular-nums">
          <DocumentStateMark document={document} />
          {!document.documentDate && (
            <time dateTime={document.createdAt.toISOString()} title={dateTime(document.createdAt)}>
              {ago(document.createdAt)}
            </time>
          )}
        </p>
        <CardFields document={document} custom={custom} />
        {document.tags.length > 0 && (
          <div className="min-w-0 pr-2">
            <DocumentTags document={document} max={shownTags} />
          </div>
        )}
      </div>
    </li>
  );
});
