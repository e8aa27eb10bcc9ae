import { useCallback, useMemo } from 'react';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { toggle, type Toggle } from '../selection/document-selection.ts';
import type { ChangeSelection } from '../selection/selection-store.ts';

export function usePageSelection(
  documents: readonly DocumentSummary[],
  onChange: ChangeSelection | undefined,
) {
  const pageIds = useMemo(() => documents.map(({ id }) => id), [documents]);
  const onToggle = useCallback(
    (change: Toggle) => onChange?.((selected) => toggle(selected, change, pageIds)),
    [onChange, pageIds],
  );
  return { pageIds, onToggle };
}
