import { useParams } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { DocumentColumn } from '../../../../shared/archive/documents/document-columns.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import {
  isSelected,
  pageState,
  togglePage,
  type Selection,
} from '../selection/document-selection.ts';
import type { ChangeSelection } from '../selection/selection-store.ts';
import type { ListedDocument } from '../document-api.ts';
import type { DocumentListSearch } from '../document-list-search.ts';
import { useCustomColumns } from '../items/use-custom-columns.ts';
import { PaymentKey } from '../items/payment-key.tsx';
import { ToggleKey } from '../items/toggle-key.tsx';
import { usePageSelection } from '../items/use-page-selection.ts';
import { useRowKeys } from '../items/use-row-keys.ts';
import { DocumentCard } from './document-card.tsx';
import './document-grid.css';

export interface DocumentGridProps {
  label: string;
  documents: readonly ListedDocument[];
  columns: readonly DocumentColumn[];
  origin: DocumentListSearch;
  selection: { value: Selection; onChange: ChangeSelection };
}

/** The documents of a list as pictures of their first pages. The arrow keys move between them, too. */
export function DocumentGrid(props: DocumentGridProps) {
  const { label, documents, origin, selection } = props;
  const { t } = useTranslation();
  const { organizationId = '' } = useParams({ strict: false });
  const canChange = useCanChange();
  const custom = useCustomColumns(props.columns);
  const { value, onChange } = selection;
  const { pageIds, onToggle } = usePageSelection(documents, onChange);
  const { focusedDocument, move, bodyProps } = useRowKeys<HTMLUListElement>({ documents, origin });
  const state = pageState(value, pageIds);

  const gridProps = {
    ...bodyProps,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, target, currentTarget } = event;
      const columns = columnsOf(currentTarget);
      const step = new Map([
        ['ArrowLeft', -1],
        ['ArrowRight', 1],
        ['ArrowUp', -columns],
        ['ArrowDown', columns],
      ]).get(key);
      const isCard = target instanceof Element && target.parentElement === currentTarget;
      if (step === undefined || !isCard) return bodyProps.onKeyDown(event);
      event.preventDefault();
      move(step);
    },
  };

  return (
    <div className="flex flex-col gap-3">
      <ToggleKey
        onPress={(isRange) => {
          const id = focusedDocument()?.id;
          if (id) onToggle({ id, isOn: !isSelected(value, id), isRange });
        }}
      />
      {canChange && (
        <PaymentKey organizationId={organizationId} focusedDocument={focusedDocument} />
      )}
      <Checkbox
        label={t('documents.select-page')}
        checked={state === 'all'}
        isIndeterminate={state === 'some'}
        onChange={({ target }) =>
          onChange((selected) => togglePage(selected, target.checked, pageIds))
        }
        className="w-fit text-sm text-muted"
      />
      <ul
        aria-label={label}
        data-has-selection={state !== 'none' || undefined}
        className="document-grid"
        {...gridProps}
      >
        {documents.map((document) => (
          <DocumentCard
            key={document.id}
            document={document}
            custom={custom}
            origin={origin}
            isSelected={isSelected(value, document.id)}
            onToggle={onToggle}
          />
        ))}
      </ul>
    </div>
  );
}

function columnsOf(grid: Element): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}
