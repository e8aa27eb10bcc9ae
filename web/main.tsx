import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configQuery } from './api/config-api.ts';
import { queryClient } from './api/query-client.ts';
import { reloadWhenOutdated } from './app-shell/start-up/reload-when-outdated.ts';
import { sessionQuery } from './api/session-api.ts';
import { App } from './app-shell/start-up/app.tsx';
import { leaveWhenUnauthenticated } from './app-shell/session/session-end.ts';
import { startI18n } from './i18n/i18n.ts';
import { router } from './router.tsx';
import { headStart } from './routes/head-start.ts';

/** All that the first screen needs is asked for at once; none of it waits for another. */
async function start() {
  void queryClient.prefetchQuery(configQuery);
  void queryClient.prefetchQuery(sessionQuery);
  void headStart(queryClient, router.latestLocation);
  leaveWhenUnauthenticated(router);
  reloadWhenOutdated();
  await startI18n();
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// A promise, not a top-level await: that would split the code into many more files.
void start();
