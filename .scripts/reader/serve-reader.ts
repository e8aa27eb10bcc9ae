import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { writeMeteredPdfium } from '../metered-pdfium.ts';
import { respondWithReading } from '../../worker/archive/reading/respond-with-reading.ts';
import { superviseReader } from './supervise-reader.ts';

/**
 * What the reading Worker is in production: the local runtime has one thread for all Workers and no limits, so there a file
 * is read in a process of its own, at an address that only this machine can reach and only the product knows.
 */
export async function serveReader() {
  writeMeteredPdfium();
  const reader = superviseReader();
  const path = `/${randomBytes(16).toString('hex')}`;
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== path) return response.writeHead(404).end();
    try {
      const read = await respondWithReading(await toWebRequest(request), reader);
      const body = new Uint8Array(await read.arrayBuffer());
      response.writeHead(read.status, Object.fromEntries(read.headers)).end(body);
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
      reader.stop();
    },
  };
}

async function toWebRequest(request: IncomingMessage): Promise<Request> {
  const { 'content-type': type = '', accept = '' } = request.headers;
  const headers = { 'content-type': type, accept };
  return new Request('http://reader', { method: 'POST', headers, body: await buffer(request) });
}
