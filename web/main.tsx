import './theme/index.css';
import type { RegisteredRouter } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configQuery } from './api/session/config-api.ts';
import { dropEarlyResponses } from './api/transport/early-responses.ts';
import { readStored } from './browser/local-store.ts';
import { prefetch } from './api/queries/prefetch.ts';
import { queryClient } from './api/queries/query-client.ts';
import { serverTransport } from './api/transport/server-transport.ts';
import { sessionQuery } from './api/session/session-api.ts';
import { setTransport } from './api/transport/transport.ts';
import { leaveWhenUnauthenticated } from './app-shell/session/session-end.ts';
import { App } from './app-shell/start-up/app.tsx';
import { loadWebFonts } from './app-shell/start-up/web-fonts.ts';
import { watchMissingFiles } from './app-shell/start-up/missing-file.ts';
import { startI18n } from './i18n/i18n.ts';
import { isOrganizationPath } from './people/organizations/organization-paths.ts';
import { createAppRouter } from './router.tsx';
import { endFirstScreen } from './ui/first-screen.ts';
import { nextTask } from './ui/next-task.ts';

function followOtherTabs(router: RegisteredRouter) {
  window.addEventListener('storage', (event) => {
    import('./app-shell/session/other-tabs.ts').then(
      ({ followTab }) => followTab(router, event),
      () => undefined,
    );
  });
}

function announcePages(router: RegisteredRouter) {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    import('./app-shell/start-up/announce-page.ts').then(
      ({ announcePage }) => announcePage(),
      () => undefined,
    );
  });
}

/** Only in a browser that has shown an organization before, and unless the session has ended. */
function prefetchData(router: RegisteredRouter) {
  if (document.documentElement.dataset['firstPaint'] === undefined) return;
  if (!isOrganizationPath(router.latestLocation.pathname) || !readStored('organization')) return;
  import('./routes/first-visit-data.ts').then(
    ({ prefetchFirstVisit }) => prefetchFirstVisit(queryClient, router.latestLocation),
    () => undefined,
  );
}

function afterPaint(run: () => void) {
  requestAnimationFrame(() => setTimeout(run));
}

/** Milliseconds for which the page's placeholders are shown before a spinner replaces them. */
const patienceMs = 1000;

/** Requests everything that the first screen needs in parallel, and shows it at once. */
async function start() {
  // A task of its own, as evaluating the modules has already blocked a phone long enough.
  await nextTask();
  const demo = import.meta.env.VITE_IS_DEMO_MODE
    ? (await import('./demo/demo-parts.ts')).demoParts
    : null;
  setTransport(demo ? demo.transport : serverTransport);
  const router = createAppRouter();
  await nextTask();
  if (demo) router.update({ context: { queryClient, Card: demo.Card } });
  void queryClient.prefetchQuery(sessionQuery);
  prefetchData(router);
  leaveWhenUnauthenticated(router);
  followOtherTabs(router);
  announcePages(router);
  const endFirst = router.subscribe('onRendered', () => {
    endFirst();
    endFirstScreen();
    // Rendered components send further requests, beyond those of their routes.
    afterPaint(() => {
      dropEarlyResponses();
      void loadWebFonts((show) => router.subscribe('onBeforeLoad', show));
    });
  });
  watchMissingFiles();
  const firstScreen = Promise.allSettled([prefetch(queryClient, configQuery), router.load()]);
  await nextTask();
  await startI18n();
  await Promise.race([firstScreen, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  const root = document.getElementById('root');
  if (!root) return;
  // A transition is rendered in short tasks.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} Unavailable={demo?.Unavailable} />
      </StrictMode>,
    ),
  );
}

// A promise instead of a top-level await, which would split the code into many more files.
void start();
