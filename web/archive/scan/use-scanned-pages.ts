import { useCallback, useEffect, useReducer, useState } from 'react';
import { createScanClient, type ScanClient } from './scan-client.ts';
import { reducePages, wholePhoto, type ScannedPage } from './scanned-pages.ts';

/** The pages of a scan, and the worker that makes them. */
export function useScannedPages(onFailed: () => void) {
  const client = useScanClient();
  const [pages, dispatch] = useReducer(reducePages, []);
  const next = pages.find(({ page }) => page === null);

  useEffect(() => {
    if (!client || !next) return;
    client.straighten(next.photo, next).then(
      (page) => dispatch({ type: 'straightened', id: next.id, of: next, page }),
      () => {
        dispatch({ type: 'deleted', id: next.id });
        onFailed();
      },
    );
  }, [client, next, onFailed]);

  const add = useCallback(
    async (photo: Blob) => {
      const found = await client?.find(photo).catch(() => null);
      const page: ScannedPage = {
        id: crypto.randomUUID(),
        photo,
        corners: found?.corners ?? wholePhoto,
        rotation: 0,
        page: null,
      };
      dispatch({ type: 'added', page });
      return page.id;
    },
    [client],
  );
  return { pages, dispatch, add, client };
}

function useScanClient(): ScanClient | undefined {
  const [client, setClient] = useState<ScanClient>();
  useEffect(() => {
    const created = createScanClient();
    setClient(created);
    return () => {
      setClient(undefined);
      created.end();
    };
  }, []);
  return client;
}
