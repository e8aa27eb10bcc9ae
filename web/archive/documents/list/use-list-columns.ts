import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../api/local-store.ts';
import { useCurrentUser } from '../../../api/session-api.ts';
import { defaultColumns, readColumns, type DocumentColumn } from './list-columns.ts';

/** The columns of the list, which this browser remembers for each person and organization once they are chosen. */
export function useListColumns(organizationId: string) {
  const { id } = useCurrentUser();
  const key = `columns.${organizationId}.${id}` as const;
  const [chosen, setChosen] = useState(() => readColumns(readStored(key)));
  return {
    columns: chosen ?? defaultColumns,
    isChosen: chosen !== undefined,
    choose: (columns: readonly DocumentColumn[] | undefined) => {
      setChosen(columns);
      if (columns) writeStored(key, columns.join());
      else removeStored(key);
    },
  };
}

export type ListColumns = ReturnType<typeof useListColumns>;
