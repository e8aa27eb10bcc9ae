import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedRequest = { path: string; headers: Record<string, string>; body: string };

const megabyte = Buffer.alloc(1024 * 1024, 'x');

/**
 * A webhook receiver. `POST /{behaviour}/{key}` gets the response of its behaviour and is recorded; `GET
 * /received/{key}` returns the recorded messages, `GET /sent/{key}` the bytes of the response that were sent before
 * the client left.
 */
export async function startWebhookReceiver() {
  const received = new Map<string, ReceivedRequest[]>();
  const sent = new Map<string, number>();
  const server = createServer((request, response) => {
    void respond(request, response).catch(() => response.destroy());
  });
  // If the server closed an idle connection just as a slow test reuses it, the delivery would fail.
  server.keepAliveTimeout = 0;

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const [, behaviour = '', key = ''] = (request.url ?? '').split('/');
    if (behaviour === 'received') return void response.end(JSON.stringify(received.get(key) ?? []));
    if (behaviour === 'sent') return void response.end(JSON.stringify(sent.get(key) ?? null));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const entry = {
      path: request.url ?? '',
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(chunks).toString(),
    };
    received.set(key, [...(received.get(key) ?? []), entry]);
    answer(behaviour, key, response);
  }

  function answer(behaviour: string, key: string, response: ServerResponse) {
    switch (behaviour) {
      case 'hang':
        return;
      case 'redirect':
        return void response.writeHead(302, { location: `/ok/${key}-inside` }).end('over there');
      case 'endless':
        return sendGigabyte(key, response.writeHead(200));
      case 'endless-500':
        return sendGigabyte(key, response.writeHead(500));
      case 'stalling-500':
        return void response.writeHead(500).write('the beginning');
      case 'broken':
        return void response.destroy();
      default:
        return void response
          .writeHead(behaviour === 'ok' ? 200 : Number(behaviour))
          .end(`answered ${behaviour}`);
    }
  }

  function sendGigabyte(key: string, response: ServerResponse) {
    let bytes = 0;
    response.on('close', () => sent.set(key, bytes));
    const more = () => {
      while (!response.destroyed && bytes < 1024 * megabyte.length) {
        bytes += megabyte.length;
        if (!response.write(megabyte)) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
