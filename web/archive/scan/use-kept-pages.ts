import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react';
import { forgetPages, listPages, savePages, type StoredPage } from '../../offline/scan-store.ts';
import { changesOf, type PagesAction, type ScannedPage } from './scanned-pages.ts';

/**
 * Stores the pages of a scan in this browser, so that closing it loses none, and restores earlier ones; only one tab
 * does so at a time. Returns a function that deletes them.
 */
export function useKeptPages(
  userId: string,
  {
    pages,
    dispatch,
    onNotKept,
  }: {
    pages: readonly ScannedPage[];
    dispatch: Dispatch<PagesAction>;
    /** Called if the browser has no room: the pages are only in memory. */
    onNotKept: () => void;
  },
) {
  const [isKeeper, setIsKeeper] = useState(false);
  const kept = useRef<readonly ScannedPage[]>([]);

  useEffect(() => {
    let isGone = false;
    const left = Promise.withResolvers<void>();
    const restore = async () => {
      const stored = (await listPages(userId)).map(toScannedPage);
      if (isGone) return;
      kept.current = stored;
      if (stored.length > 0) dispatch({ type: 'restored', pages: stored });
      setIsKeeper(true);
      await left.promise;
    };
    const { locks } = navigator as { locks?: LockManager };
    const restored = locks
      ? locks.request('sheaf-scan', { ifAvailable: true }, (lock) => (lock ? restore() : null))
      : restore();
    // Without a store, the pages are only in memory.
    restored.catch(() => undefined);
    return () => {
      isGone = true;
      left.resolve();
    };
  }, [userId, dispatch]);

  useEffect(() => {
    if (!isKeeper) return;
    const { changed, goneIds } = changesOf(kept.current, pages);
    kept.current = pages;
    if (changed.length + goneIds.length === 0) return;
    const stored = changed.map((page) => toStoredPage(page, userId, pages.indexOf(page)));
    savePages(stored, goneIds).catch(onNotKept);
  }, [isKeeper, pages, userId, onNotKept]);

  return useCallback(async () => {
    if (isKeeper) await forgetPages(userId).catch(() => undefined);
  }, [isKeeper, userId]);
}

function toStoredPage(
  { id, photo, corners, rotation }: ScannedPage,
  userId: string,
  position: number,
): StoredPage {
  return { id, userId, position, photo, corners, rotation };
}

function toScannedPage({ id, photo, corners, rotation }: StoredPage): ScannedPage {
  return { id, photo, corners, rotation, page: null } as ScannedPage;
}
