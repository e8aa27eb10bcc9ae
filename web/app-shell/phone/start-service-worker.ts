import type { MessageToPage, MessageToWorker } from '../../offline/worker-messages.ts';
import { reloadOnce } from '../start-up/outdated.ts';

export async function startServiceWorker() {
  if (!import.meta.env.PROD || import.meta.env.VITE_IS_DEMO_MODE) return;
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<MessageToPage>) => {
    if (data.type === 'outdated') reloadOnce();
  });
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const paths = files.filter(({ origin }) => origin === location.origin);
  const message: MessageToWorker = {
    type: 'loaded',
    paths: paths.map(({ pathname }) => pathname),
  };
  active?.postMessage(message);
}
