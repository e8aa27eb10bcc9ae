import type { RegisteredRouter } from '@tanstack/react-router';
import { forgetImports, pauseImports } from '../../archive/import/records/forget-imports.ts';
import { loadForget } from '../../offline/load-forget.ts';
import { dropDrafts, saveDrafts } from '../../drafts/drafts.ts';
import { publicOnlyPaths } from './return-path.ts';
import { onSessionEnd } from './session-end.ts';

/** Stores typed text when the session ends, until the user returns to the page or opens another one. */
export function keepDrafts(router: RegisteredRouter): () => void {
  onSessionEnd(({ user, isLogOut }) => {
    void forgetOffline(user.id, isLogOut);
    if (isLogOut) {
      dropDrafts();
      forgetImports();
    } else {
      saveDrafts({ userId: user.id, path: router.state.location.pathname });
      pauseImports();
    }
  });
  return router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    if (!publicOnlyPaths.includes(pathname)) dropDrafts(pathname);
  });
}

async function forgetOffline(userId: string, isLogOut: boolean) {
  try {
    const { forgetEverything, forgetWhatWasRead } = await loadForget();
    await (isLogOut ? forgetEverything(userId) : forgetWhatWasRead());
  } catch {
    // Without that code, this visit has stored no copies. Those of earlier visits are deleted on the next one, and
    // those of other users stay.
  }
}
