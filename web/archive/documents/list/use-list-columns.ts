import { useState } from 'react';
import {
  defaultColumns,
  type DocumentColumn,
} from '../../../../shared/archive/documents/document-columns.ts';
import type { View } from '../../../../shared/archive/views/view.ts';
import { readStored, removeStored, writeStored } from '../../../api/local-store.ts';
import { useCurrentUser } from '../../../api/session-api.ts';
import { columnsOf } from '../../views/view-state.ts';
import { readColumns } from './list-columns.ts';

/** What the address says of columns, beside an open view. */
type AddressedColumns = {
  view: View | undefined;
  addressed: string | undefined;
  address: (columns: string | undefined) => void;
};

/**
 * The columns of the list, which this browser remembers for each person and organization once they are chosen. Those of an open
 * view are its own, or what the address has instead.
 */
export function useListColumns(
  organizationId: string,
  { view, addressed, address }: AddressedColumns,
) {
  const { id } = useCurrentUser();
  const key = `columns.${organizationId}.${id}` as const;
  const [stored, setStored] = useState(() => readColumns(readStored(key)));
  if (view) {
    const chosen = readColumns(addressed ?? null);
    return {
      organizationId,
      columns: chosen ?? columnsOf(view),
      isChosen: true,
      canReset: chosen !== undefined,
      choose: (columns: readonly DocumentColumn[] | undefined) => address(columns?.join()),
    };
  }
  return {
    organizationId,
    columns: stored ?? defaultColumns,
    isChosen: stored !== undefined,
    canReset: stored !== undefined,
    choose: (columns: readonly DocumentColumn[] | undefined) => {
      setStored(columns);
      if (columns) writeStored(key, columns.join());
      else removeStored(key);
    },
  };
}

export type ListColumns = ReturnType<typeof useListColumns>;
