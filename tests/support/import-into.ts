import { setTransport } from '../../web/api/transport/transport.ts';
import { createImportEngine } from '../../web/archive/import/engine/import-engine.ts';
import { createMemoryStore } from '../../web/archive/import/records/import-store.ts';
import { createImportRequests } from '../../web/archive/import/requests/import-requests.ts';
import { planSource } from '../../web/archive/import/plan/plan-source.ts';
import { openPicked } from '../../web/archive/import/source/picked-source.ts';
import { recordOf } from './fake-archive.ts';
import type { LocalProduct } from './local-product.ts';

/** Imports archives into an organization as the screen does, without its display. Returns the engine's last state. */
export async function importInto(product: LocalProduct, organizationId: string, archives: File[]) {
  setTransport({
    fetch: (input, init = {}) =>
      product.fetch(input instanceof Request ? input.url : String(input), init),
    upload: (path, body, { signal }) => product.fetch(path, { method: 'POST', body, signal }),
    download: () => undefined,
  });
  const picked = archives.map((file) => ({ file, path: file.name }));
  const choices = { foldersAsTags: false, keepsDates: true, currency: 'EUR' };
  const plan = await planSource(await openPicked('export', picked), choices);
  const requests = createImportRequests(organizationId);
  const record = {
    ...recordOf(plan),
    organizationId,
    userId: product.user.id,
    startedAt: await requests.now(),
  };
  const store = createMemoryStore();
  await store.save(record);
  const engine = createImportEngine({
    plan,
    record,
    store,
    requests,
    maxSize: 0,
    now: Date.now,
    sleep: () => Promise.resolve(),
    onChange: () => undefined,
  });
  await engine.run();
  return { plan, state: engine.state() };
}
