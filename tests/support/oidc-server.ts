import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Client credentials of the server in the end-to-end tests. */
export const oidcClient = { clientId: 'sheaf-test', clientSecret: 'test-only' };

export type OidcUser = { sub: string; email: string; email_verified: boolean; name: string };

/**
 * The provider's data about a user: the claims of the ID token (null if there is none) and the user info. A string is
 * sent unchanged; without `userInfo` the endpoint fails.
 */
export type OidcProfile = { idToken: object | null; userInfo?: unknown };

type Client = { clientId: string; clientSecret: string };
type Grant = { profile: OidcProfile; redirectUri: string; challenge: string; nonce: string | null };

/**
 * A small OpenID Connect provider (authorization code flow with PKCE, RS256). Its authorization page signs in the
 * current `user`; null means that the user declines. A test without a browser adds a `profile` to the page's address
 * instead.
 */
export async function startOidcServer(port: number, client: Client) {
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, done));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, OidcProfile>();
  const state: { user: OidcUser | null } = { user: null };

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
    '/.well-known/openid-configuration': (_request, response) =>
      sendJson(response, 200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      }),
    '/jwks': (_request, response) =>
      sendJson(response, 200, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }],
      }),
    '/authorize': (request, response) => {
      const query = new URL(request.url ?? '', issuer).searchParams;
      const back = new URL(query.get('redirect_uri') ?? issuer);
      back.searchParams.set('state', query.get('state') ?? '');
      const isProper =
        query.get('client_id') === client.clientId &&
        query.get('response_type') === 'code' &&
        query.get('code_challenge_method') === 'S256';
      if (!isProper) return sendJson(response, 400, { error: 'invalid_request' });
      const profile = query.has('profile')
        ? (JSON.parse(query.get('profile') ?? '') as OidcProfile)
        : state.user && { idToken: state.user, userInfo: state.user };
      if (profile) {
        const code = randomBytes(16).toString('hex');
        grants.set(code, {
          profile,
          redirectUri: query.get('redirect_uri') ?? '',
          challenge: query.get('code_challenge') ?? '',
          nonce: query.get('nonce'),
        });
        back.searchParams.set('code', code);
      } else {
        back.searchParams.set('error', 'access_denied');
      }
      response.writeHead(302, { location: back.href }).end();
    },
    '/token': async (request, response) => {
      const form = new URLSearchParams(await textOf(request));
      const grant = grants.get(form.get('code') ?? '');
      grants.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isProper =
        grant?.challenge === challenge &&
        grant.redirectUri === form.get('redirect_uri') &&
        isClient(request, form, client);
      if (!isProper) return sendJson(response, 400, { error: 'invalid_grant' });
      const accessToken = randomBytes(16).toString('hex');
      tokens.set(accessToken, grant.profile);
      const { idToken } = grant.profile;
      const token = { access_token: accessToken, token_type: 'Bearer', expires_in: 300 };
      if (idToken === null) return sendJson(response, 200, token);
      const now = Math.floor(Date.now() / 1000);
      const claims = { iss: issuer, aud: client.clientId, iat: now, exp: now + 300, ...idToken };
      const payload = { ...claims, ...(grant.nonce && { nonce: grant.nonce }) };
      const body = [{ alg: 'RS256', kid: 'test', typ: 'JWT' }, payload]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      const signature = createSign('RSA-SHA256').update(body).sign(privateKey, 'base64url');
      sendJson(response, 200, { ...token, id_token: `${body}.${signature}` });
    },
    '/userinfo': (request, response) => {
      const profile = tokens.get(request.headers.authorization?.slice('Bearer '.length) ?? '');
      if (!profile) return sendJson(response, 401, { error: 'invalid_token' });
      const { userInfo } = profile;
      if (userInfo === undefined) return sendJson(response, 500, { error: 'server_error' });
      if (typeof userInfo === 'string') return response.end(userInfo);
      sendJson(response, 200, userInfo);
    },
  };

  server.on('request', (request, response) => {
    const route = routes[new URL(request.url ?? '', issuer).pathname];
    void Promise.resolve(route ? route(request, response) : sendJson(response, 404, {})).catch(() =>
      response.destroy(),
    );
  });
  return {
    issuer,
    signInAs: (user: OidcUser | null) => {
      state.user = user;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function isClient(request: IncomingMessage, form: URLSearchParams, client: Client): boolean {
  const basic = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64');
  const inForm =
    form.get('client_id') === client.clientId && form.get('client_secret') === client.clientSecret;
  return inForm || request.headers.authorization === `Basic ${basic}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
