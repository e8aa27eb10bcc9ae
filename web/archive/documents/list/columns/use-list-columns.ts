import {
  defaultColumns,
  readColumns,
} from '../../../../../shared/archive/documents/document-columns.ts';
import type { View } from '../../../../../shared/archive/views/view.ts';
import { useCurrentMember } from '../../../../api/session/current-member-api.ts';
import { columnsOf } from '../../../views/view-state.ts';

type AddressedColumns = {
  view: View | undefined;
  addressed: string | undefined;
  address: (columns: string | undefined) => void;
};

/**
 * Returns the columns of the list, which each user chooses per organization. An open view has its own columns, which
 * those in the URL override.
 */
export function useListColumns(
  organizationId: string,
  { view, addressed, address }: AddressedColumns,
) {
  const { preferences } = useCurrentMember(organizationId);
  const chosen = view ? readColumns(addressed ?? null) : preferences.columns;
  return {
    organizationId,
    columns: chosen ?? (view ? columnsOf(view) : defaultColumns),
    isChosen: view !== undefined || chosen !== null,
    canReset: chosen !== undefined && chosen !== null,
    address: view && address,
  };
}

export type ListColumns = ReturnType<typeof useListColumns>;
