import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../browser/local-store.ts';
import { useCurrentUser } from '../../../api/session/session-api.ts';

export function useGridView(organizationId: string) {
  const { id } = useCurrentUser();
  const key = `grid.${organizationId}.${id}` as const;
  const [isGrid, setIsGrid] = useState(() => readStored(key) !== null);
  const toggle = () => {
    setIsGrid(!isGrid);
    if (isGrid) removeStored(key);
    else writeStored(key, 'on');
  };
  return { isGrid, toggle };
}

export type GridView = ReturnType<typeof useGridView>;
