import { z } from 'zod';
import type { Platform, Sessions } from '../../../platform/platform.ts';
import { unavailableIn } from '../../../database/unavailable-error.ts';
import { createAuth } from './better-auth.ts';
import type { RequestFacts } from './product-rules.ts';
import { readSessionToken, unambiguousCookies } from './session-cookie.ts';

const libraryPaths: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '/api/auth/forget-password': '/api/auth/request-password-reset',
    '/api/auth/sign-in/oauth2': '/api/auth/sign-in/social',
  }),
);

const inputSchema = z.looseObject({ providerId: z.string().optional() });
const verificationSchema = z.object({ token: z.string() });
const errorSchema = z
  .object({ code: z.string().optional(), message: z.string().optional() })
  .catch({});

const verificationErrors = new Set(['INVALID_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND']);

/**
 * better-auth over the tables of Sheaf. It is created on first use, because most requests only read
 * the cookie.
 */
export function createBetterAuthSessions(platform: Omit<Platform, 'sessions'>): Sessions {
  return {
    async handle(request) {
      const libraryRequest = await toLibraryRequest(request);
      const facts: RequestFacts = { isSignedIn: false, resetEmail: null, failure: null };
      const auth = await createAuth(platform, libraryRequest, facts);
      const response = await auth.handler(libraryRequest);
      const unavailable = unavailableIn(facts.failure);
      if (unavailable && response.status === 500) throw unavailable;
      return toProductResponse(response, facts);
    },
    tokenOf: (request) => readSessionToken(request.headers.get('cookie'), platform.config),
  };
}

async function toLibraryRequest(original: Request): Promise<Request> {
  const request = new Request(original);
  const cookies = original.headers.get('cookie');
  if (cookies !== null) request.headers.set('cookie', unambiguousCookies(cookies));
  const url = new URL(request.url);
  if (url.pathname === '/api/auth/verify-email') {
    // The library verifies on GET, but mail filters send a GET for every link.
    url.search = `?${new URLSearchParams(verificationSchema.parse(await request.json()))}`;
    return new Request(url, { headers: request.headers });
  }
  const path = libraryPaths.get(url.pathname);
  if (path === undefined) return request;
  const { providerId, ...rest } = inputSchema.parse(await request.json());
  const body = { ...rest, ...(providerId !== undefined && { provider: providerId }) };
  return new Request(new URL(path, url), {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify(body),
  });
}

/**
 * Replaces responses that reveal an account, that lack important facts, or that report a mistake of the client as a wrong
 * one or as an error of the server.
 */
async function toProductResponse(response: Response, facts: RequestFacts): Promise<Response> {
  if (![401, 422, 500].includes(response.status)) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { code = '', message = '' } = errorSchema.parse(body);
  // 401 means that there is no session. With a session, only the password or code is wrong.
  if (response.status === 401 && facts.isSignedIn && /^INVALID_.*(CODE|PASSWORD)$/.test(code)) {
    return refusal(400, code, message);
  }
  // If a sign-up creates a session at once, this would reveal that the address has an account.
  if (code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') {
    return refusal(422, 'FAILED_TO_CREATE_USER', 'Failed to create user');
  }
  if (response.status === 401 && verificationErrors.has(code)) return refusal(400, code, message);
  if (code === 'FAILED_TO_VERIFY_REGISTRATION') {
    return refusal(400, code, 'Failed to verify registration');
  }
  return response;
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
