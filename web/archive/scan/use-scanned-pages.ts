import { useCallback, useEffect, useReducer, useState } from 'react';
import { createScanClient } from './scan-client.ts';
import { reducePages, wholePhoto, type ScannedPage } from './scanned-pages.ts';

export function useScannedPages(onFailed: () => void) {
  const [client] = useState(createScanClient);
  useEffect(() => client.end, [client]);
  const [pages, dispatch] = useReducer(reducePages, []);
  const next = pages.find(({ page }) => page === null);

  useEffect(() => {
    if (!next) return;
    let isGone = false;
    client.straighten(next.photo, next).then(
      (page) => dispatch({ type: 'straightened', id: next.id, of: next, page }),
      () => {
        if (isGone) return;
        dispatch({ type: 'deleted', id: next.id });
        onFailed();
      },
    );
    return () => {
      isGone = true;
    };
  }, [client, next, onFailed]);

  const add = useCallback(
    async (photo: Blob) => {
      const found = await client.find(photo).catch(() => null);
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
