import { memo } from 'react';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TableCell, TableCheckboxCell, TableRow } from '../../../ui/lists/table.tsx';
import type { Toggle } from '../../bulk/document-selection.ts';
import { DocumentTags } from '../../tags/document-tags.tsx';
import type { ListedDocument } from '../document-api.ts';
import { DocumentMenu } from '../document-menu.tsx';
import type { DocumentListSearch } from './document-list-search.ts';
import { DocumentName } from './document-name.tsx';

export type DocumentColumn = 'tags' | 'createdAt' | 'updatedAt';

const shownTags = 4;
const belowViewStyles = '[content-visibility:auto] [contain-intrinsic-block-size:auto_2.5rem]';

export interface DocumentRowProps {
  document: ListedDocument;
  /** The columns between the name and the actions; without that of the tags, these are below the name. */
  columns: readonly DocumentColumn[];
  /** Search parameters of the list, which the document links back to. */
  origin: DocumentListSearch;
  /** Undefined where documents cannot be selected. */
  isSelected: boolean | undefined;
  onToggle: (change: Toggle) => void;
  /** Leaves the layout until the row comes near the view. */
  isBelowView: boolean;
}

/** Rendered again only when its own props change: a list has a hundred. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, columns, origin, isSelected, onToggle, isBelowView } = props;
  const { t } = useTranslation();
  const { id, name } = document;
  const tags = document.tags.length > 0 && <DocumentTags document={document} max={shownTags} />;
  return (
    <TableRow isSelected={isSelected} tabIndex={-1} className="scroll-my-20">
      {isSelected !== undefined && (
        <TableCheckboxCell
          label={t('documents.select', { name })}
          checked={isSelected}
          onCheckedChange={(isOn, { isRange }) => onToggle({ id, isOn, isRange })}
        />
      )}
      <TableCell className="w-full max-w-0 min-w-40 sm:min-w-48">
        <div className={isBelowView ? belowViewStyles : undefined}>
          <DocumentName document={document} origin={origin} />
          {tags && !columns.includes('tags') && <div className="mt-1">{tags}</div>}
        </div>
      </TableCell>
      {columns.map((column) =>
        column === 'tags' ? (
          <TableCell key={column}>
            {/* As wide as its tags need, so that names get the rest. */}
            {tags && <div className="w-max max-w-44 lg:max-w-56 xl:max-w-72">{tags}</div>}
          </TableCell>
        ) : (
          <TableCell key={column} className="whitespace-nowrap">
            <DateValue date={document[column]} />
          </TableCell>
        ),
      )}
      <TableCell isCompact>
        <DocumentMenu document={document} origin={origin} />
      </TableCell>
    </TableRow>
  );
});

function DateValue({ date }: { date: DocumentSummary['updatedAt'] }) {
  const formats = useFormats();
  if (!date) return '–';
  return (
    <time
      dateTime={date.toISOString()}
      title={formats.dateTime(date)}
      className="text-muted tabular-nums"
    >
      {formats.date(date)}
    </time>
  );
}
