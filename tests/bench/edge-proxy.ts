import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerResponse } from 'node:http2';
import { createBrotliCompress, constants } from 'node:zlib';
import {
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

/** Cloudflare's Brotli quality for streamed responses. */
const quality = 4;

const compressible = /^(text\/|application\/(json|wasm)|image\/svg)/;
/** Headers of HTTP/1.1 connections, which HTTP/2 forbids. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Serves `target` as Cloudflare does: over HTTP/2 and TLS with a self-signed certificate, compressed with Brotli.
 * Returns a function that closes it.
 */
export async function startEdgeProxy(target: string, port: number): Promise<() => Promise<void>> {
  const server = createSecureServer(await ownCertificate(), (incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const forwarded: OutgoingHttpHeaders = { 'accept-encoding': 'identity' };
    for (const [name, value] of Object.entries(headers)) {
      if (!name.startsWith(':') && name !== 'accept-encoding') forwarded[name] = value;
    }
    const onward = request(new URL(url, target), { method, headers: forwarded }, (response) =>
      respond(response, outgoing),
    );
    onward.on('error', () => outgoing.stream.destroy());
    incoming.pipe(onward);
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((done) => server.listen(port, done));
  return async () => {
    const closed = new Promise((done) => server.close(done));
    for (const session of sessions) session.destroy();
    await closed;
  };
}

function respond(response: IncomingMessage, outgoing: Http2ServerResponse) {
  const status = response.statusCode ?? 502;
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !connectionHeaders.has(name)),
  );
  if (!compressible.test(headers['content-type']?.toString() ?? '')) {
    outgoing.writeHead(status, headers);
    response.pipe(outgoing);
    return;
  }
  const { 'content-length': _length, ...kept } = headers;
  outgoing.writeHead(status, { ...kept, 'content-encoding': 'br', vary: 'accept-encoding' });
  response
    .pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
    .pipe(outgoing);
}

async function ownCertificate(): Promise<{ key: string; cert: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const day = 24 * 60 * 60 * 1000;
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(Date.now() - day),
    notAfter: new Date(Date.now() + day),
    extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
  });
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { key: PemConverter.encode(key, 'PRIVATE KEY'), cert: certificate.toString('pem') };
}
