import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configQuery } from './api/config-api.ts';
import { dropEarlyResponses } from './api/early-responses.ts';
import { queryClient } from './api/query-client.ts';
import { serverTransport } from './api/server-transport.ts';
import { sessionQuery } from './api/session-api.ts';
import { setTransport } from './api/transport.ts';
import { leaveWhenUnauthenticated } from './app-shell/session/session-end.ts';
import { App } from './app-shell/start-up/app.tsx';
import { watchMissingFiles } from './app-shell/start-up/missing-file.ts';
import { startI18n } from './i18n/i18n.ts';
import { router } from './router.tsx';
import { prefetchFirstVisit } from './routes/first-visit-data.ts';

/** Another tab writes there who has logged in or out, and the language. */
function followOtherTabs() {
  window.addEventListener('storage', (event) => {
    import('./app-shell/session/other-tabs.ts').then(
      ({ followTab }) => followTab(router, event),
      () => undefined,
    );
  });
}

/** After a navigation to another page, screen readers are told, and the focus moves there. */
function announcePages() {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    import('./app-shell/start-up/announce-page.ts').then(
      ({ announcePage }) => announcePage(),
      () => undefined,
    );
  });
}

/** Requests everything the first screen needs at once, in parallel. */
async function start() {
  const demo = import.meta.env.VITE_IS_DEMO_MODE
    ? (await import('./demo/demo-parts.ts')).demoParts
    : null;
  setTransport(demo ? demo.transport : serverTransport);
  void queryClient.prefetchQuery(configQuery);
  void queryClient.prefetchQuery(sessionQuery);
  void prefetchFirstVisit(queryClient, router.latestLocation);
  leaveWhenUnauthenticated(router);
  followOtherTabs();
  announcePages();
  router.subscribe('onResolved', dropEarlyResponses);
  watchMissingFiles();
  await startI18n();
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App router={router} Unavailable={demo?.Unavailable} Card={demo?.Card} />
    </StrictMode>,
  );
}

// A promise, not a top-level await: that would split the code into many more files.
void start();
