import { clsx } from 'clsx';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { useReorder } from '../../../../ui/lists/use-reorder.ts';
import { DialogBody, DialogClose, DialogFooter } from '../../../../ui/overlays/dialogs/dialog.tsx';
import {
  documentColumns,
  isCustomColumn,
  type CustomColumn,
  type DocumentColumn,
} from '../../../../../shared/archive/documents/document-columns.ts';
import { useCustomFields } from '../../../custom-fields/custom-field-api.ts';
import { useNextArchiveNumber } from '../../../fields/use-next-archive-number.ts';
import { useChangePreferences } from '../../../views/use-change-preferences.ts';
import { columnLabels } from '../../items/list-columns.ts';
import type { ListColumns } from './use-list-columns.ts';

/** The shown columns in their order, and below them the hidden ones. Changes apply to the list at once. */
export function ColumnChooser({ organizationId, columns, canReset, address }: ListColumns) {
  const { t } = useTranslation();
  const change = useChangePreferences(organizationId);
  const [latest, setLatest] = useLatestChoice(columns);
  const choose = (next: readonly DocumentColumn[] | undefined) => {
    setLatest(next);
    if (address) address(next?.join());
    else change({ columns: next ? [...next] : null });
  };
  const [moved, setMoved] = useState<DocumentColumn>();
  const { data: fields = [] } = useCustomFields(organizationId);
  const nameOf = (column: DocumentColumn) =>
    isCustomColumn(column) ? fields.find(({ id }) => id === column)?.name : t(columnLabels[column]);
  const hasNumbers = useNextArchiveNumber(organizationId) != null;
  const offered = [...documentColumns, ...fields.map(({ id }) => id as CustomColumn)];
  const hidden = offered.filter(
    (column) => !latest.includes(column) && (column !== 'archiveNumber' || hasNumbers),
  );
  // Columns of deleted fields are not shown.
  const shown = latest.filter((column) => nameOf(column) !== undefined);

  const move = (from: number, to: number) => {
    const column = shown[from];
    if (!column || to < 0 || to >= shown.length) return;
    choose(shown.toSpliced(from, 1).toSpliced(to, 0, column));
    setMoved(column);
  };
  const moveByButton = (event: MouseEvent<HTMLButtonElement>, from: number, step: 1 | -1) => {
    const button = event.currentTarget;
    move(from, from + step);
    // A row that moves loses the focus.
    setTimeout(() => button.focus());
  };
  const { list, dragged, handleProps } = useReorder<HTMLUListElement>({
    count: shown.length,
    onMove: move,
  });

  return (
    <>
      <DialogBody className="gap-0!">
        <ul ref={list} className="flex flex-col">
          {[...shown, ...hidden].map((column) => {
            const name = nameOf(column) ?? '';
            const index = shown.indexOf(column);
            return (
              <li
                key={column}
                className={clsx(
                  'flex min-h-10 items-center gap-2 py-1',
                  index >= 0 && dragged === index && 'opacity-60',
                )}
              >
                {index >= 0 ? (
                  <span {...handleProps(index)} title={t('fields.form.options.drag')}>
                    <GripVertical size={16} />
                  </span>
                ) : (
                  <span className="w-4" />
                )}
                <Checkbox
                  className="min-w-0 flex-1"
                  label={name}
                  checked={index >= 0}
                  onChange={(event) =>
                    choose(
                      event.target.checked
                        ? [...shown, column]
                        : shown.filter((each) => each !== column),
                    )
                  }
                />
                {index >= 0 && (
                  <span className="flex">
                    <IconButton
                      size="sm"
                      className="aria-disabled:opacity-45"
                      aria-label={t('documents.columns.earlier', { name })}
                      aria-disabled={index === 0}
                      onClick={(event) => moveByButton(event, index, -1)}
                    >
                      <ChevronUp size={16} aria-hidden />
                    </IconButton>
                    <IconButton
                      size="sm"
                      className="aria-disabled:opacity-45"
                      aria-label={t('documents.columns.later', { name })}
                      aria-disabled={index === shown.length - 1}
                      onClick={(event) => moveByButton(event, index, 1)}
                    >
                      <ChevronDown size={16} aria-hidden />
                    </IconButton>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        <VisuallyHidden>
          <output>
            {moved &&
              t('documents.columns.position', {
                name: nameOf(moved) ?? '',
                position: shown.indexOf(moved) + 1,
                count: shown.length,
              })}
          </output>
        </VisuallyHidden>
      </DialogBody>
      <DialogFooter>
        {canReset && (
          <Button variant="ghost" className="mr-auto" onClick={() => choose(undefined)}>
            {t('documents.columns.reset')}
          </Button>
        )}
        <DialogClose render={<Button variant="primary">{t('documents.columns.done')}</Button>} />
      </DialogFooter>
    </>
  );
}

/** Returns the latest choice of columns at once, before the list gets it; later values from the list replace it. */
function useLatestChoice(columns: readonly DocumentColumn[]) {
  const [latest, setLatest] = useState<readonly DocumentColumn[]>();
  const [known, setKnown] = useState(columns.join());
  if (columns.join() !== known) {
    setKnown(columns.join());
    setLatest(undefined);
  }
  return [latest ?? columns, setLatest] as const;
}
