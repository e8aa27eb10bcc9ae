import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { DialogBody, DialogClose, DialogFooter } from '../../../ui/overlays/dialog.tsx';
import { columnLabels, documentColumns, type DocumentColumn } from './list-columns.ts';
import type { ListColumns } from './use-list-columns.ts';

/** Shown columns in their order, and the others below: each change is seen in the list at once. */
export function ColumnChooser({ columns, isChosen, choose }: ListColumns) {
  const { t } = useTranslation();
  const [moved, setMoved] = useState<DocumentColumn>();
  const hidden = documentColumns.filter((column) => !columns.includes(column));

  const move = (event: MouseEvent<HTMLButtonElement>, column: DocumentColumn, step: 1 | -1) => {
    const button = event.currentTarget;
    const target = columns.indexOf(column) + step;
    if (target < 0 || target >= columns.length) return;
    choose(columns.filter((each) => each !== column).toSpliced(target, 0, column));
    setMoved(column);
    // A row that changes its place loses the focus.
    setTimeout(() => button.focus());
  };

  return (
    <>
      <DialogBody className="gap-0!">
        <ul className="flex flex-col">
          {[...columns, ...hidden].map((column) => {
            const name = t(columnLabels[column]);
            const index = columns.indexOf(column);
            return (
              <li key={column} className="flex min-h-9 items-center justify-between gap-2">
                <Checkbox
                  label={name}
                  checked={index >= 0}
                  onChange={(event) =>
                    choose(
                      event.target.checked
                        ? [...columns, column]
                        : columns.filter((each) => each !== column),
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
                      onClick={(event) => move(event, column, -1)}
                    >
                      <ChevronUp size={16} aria-hidden />
                    </IconButton>
                    <IconButton
                      size="sm"
                      className="aria-disabled:opacity-45"
                      aria-label={t('documents.columns.later', { name })}
                      aria-disabled={index === columns.length - 1}
                      onClick={(event) => move(event, column, 1)}
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
                name: t(columnLabels[moved]),
                position: columns.indexOf(moved) + 1,
                count: columns.length,
              })}
          </output>
        </VisuallyHidden>
      </DialogBody>
      <DialogFooter>
        {isChosen && (
          <Button variant="ghost" className="mr-auto" onClick={() => choose(undefined)}>
            {t('documents.columns.reset')}
          </Button>
        )}
        <DialogClose render={<Button variant="primary">{t('documents.columns.done')}</Button>} />
      </DialogFooter>
    </>
  );
}
