import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createBrotliCompress, constants } from 'node:zlib';

/** What Cloudflare compresses with while a response passes. */
const quality = 4;

const compressible = /^(text\/|application\/(json|wasm)|image\/svg)/;

/** Serves what `target` serves, compressed as Cloudflare does it. Closed by the returned function. */
export async function startBrotliProxy(target: string, port: number): Promise<() => Promise<void>> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const forwarded = { ...headers, 'accept-encoding': 'identity' };
    const onward = request(new URL(url, target), { method, headers: forwarded }, (response) =>
      respond(response, outgoing),
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(port, done));
  return async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
}

function respond(response: IncomingMessage, outgoing: ServerResponse) {
  const { 'content-length': _length, ...headers } = response.headers;
  const status = response.statusCode ?? 502;
  if (!compressible.test(headers['content-type'] ?? '')) {
    outgoing.writeHead(status, response.headers);
    response.pipe(outgoing);
    return;
  }
  outgoing.writeHead(status, { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' });
  response
    .pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
    .pipe(outgoing);
}
