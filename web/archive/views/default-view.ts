import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../../api/local-store.ts';
import { useCurrentUser } from '../../api/session-api.ts';

const listeners = new Set<() => void>();

/** The id of the view that "Documents" opens, which this browser remembers for each person and organization. */
export function useDefaultView(organizationId: string) {
  const { id } = useCurrentUser();
  const key = `default-view.${organizationId}.${id}` as const;
  const viewId = useSyncExternalStore(subscribe, () => readStored(key) ?? undefined);
  const choose = (chosen: string | undefined) => {
    if (chosen) writeStored(key, chosen);
    else removeStored(key);
    for (const listener of listeners) listener();
  };
  return [viewId, choose] as const;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
