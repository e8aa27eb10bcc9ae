import {
  defaultColumns,
  readColumns,
  type DocumentColumn,
} from '../../../../shared/archive/documents/document-columns.ts';
import type { View } from '../../../../shared/archive/views/view.ts';
import { usePreferences } from '../../views/use-preferences.ts';
import { columnsOf } from '../../views/view-state.ts';

/** What the address says of columns, beside an open view. */
type AddressedColumns = {
  view: View | undefined;
  addressed: string | undefined;
  address: (columns: string | undefined) => void;
};

/**
 * The columns of the list, which each person has for each organization once they are chosen. Those of an open view are its
 * own, or what the address has instead.
 */
export function useListColumns(
  organizationId: string,
  { view, addressed, address }: AddressedColumns,
) {
  const { columns: chosen, change } = usePreferences(organizationId);
  if (view) {
    const columns = readColumns(addressed ?? null);
    return {
      organizationId,
      columns: columns ?? columnsOf(view),
      isChosen: true,
      canReset: columns !== undefined,
      choose: (next: readonly DocumentColumn[] | undefined) => address(next?.join()),
    };
  }
  return {
    organizationId,
    columns: chosen ?? defaultColumns,
    isChosen: chosen !== null,
    canReset: chosen !== null,
    choose: (next: readonly DocumentColumn[] | undefined) =>
      change({ columns: next ? [...next] : null }),
  };
}

export type ListColumns = ReturnType<typeof useListColumns>;
