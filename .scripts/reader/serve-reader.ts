import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * Replaces the reading Worker of production. The local runtime has one thread for all Workers and no limits, so a
 * file is read in a process of its own, at a secret address that only this machine can reach.
 */
export async function serveReader() {
  let reader: ReturnType<typeof startReader> | undefined;
  const path = `/${randomBytes(16).toString('hex')}`;
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== path) return response.writeHead(404).end();
    try {
      const bytes = new Uint8Array(await buffer(request));
      reader ??= startReader();
      for (const chunk of await (await reader).respond(bytes)) response.write(chunk);
      response.end();
    } catch {
      response.writeHead(503).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    stop() {
      server.close();
      server.closeAllConnections();
      void reader?.then(({ stop }) => stop());
    },
  };
}

/** Loaded for the first file, because the reader is idle most of the time. */
async function startReader() {
  const [{ respondAsReader }, { superviseReader }, { writeMeteredModules }] = await Promise.all([
    import('../../worker/platform/reader/reader-messages.ts'),
    import('./supervise-reader.ts'),
    import('../wasm/metered-modules.ts'),
  ]);
  writeMeteredModules();
  const reader = superviseReader();
  return {
    respond: (bytes: Uint8Array<ArrayBuffer>) => respondAsReader(reader, bytes),
    stop: () => reader.stop(),
  };
}
