import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { respondAsReader } from '../../worker/platform/reader-messages.ts';
import { writeMeteredPdfium } from '../wasm/metered-pdfium.ts';
import { writeMeteredTesseract } from '../wasm/metered-tesseract.ts';
import { superviseReader } from './supervise-reader.ts';

/**
 * What the reading Worker is in production: the local runtime has one thread for all Workers and no limits, so there a file
 * is read in a process of its own, at an address that only this machine can reach and only the product knows.
 */
export async function serveReader() {
  writeMeteredPdfium();
  writeMeteredTesseract();
  const reader = superviseReader();
  const path = `/${randomBytes(16).toString('hex')}`;
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== path) return response.writeHead(404).end();
    try {
      const bytes = new Uint8Array(await buffer(request));
      response.end(await respondAsReader(reader, bytes));
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
