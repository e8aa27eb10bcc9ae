import { z } from 'zod';
import type { Platform, Sessions } from '../../../platform/platform.ts';
import { createAuth } from './better-auth.ts';
import type { RequestFacts } from './product-rules.ts';
import { readSessionToken, unambiguousCookies } from './session-cookie.ts';

/** The library's path for endpoints that the product offers under another one. */
const libraryPaths: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '/api/auth/forget-password': '/api/auth/request-password-reset',
    '/api/auth/sign-in/oauth2': '/api/auth/sign-in/social',
  }),
);

const inputSchema = z.looseObject({ providerId: z.string().optional() });
const errorSchema = z
  .object({ code: z.string().optional(), message: z.string().optional() })
  .catch({});

/** better-auth over the product's own tables, created on first use: most requests only read the cookie. */
export function createBetterAuthSessions(platform: Omit<Platform, 'sessions'>): Sessions {
  return {
    async handle(request) {
      const libraryRequest = await toLibraryRequest(request);
      const facts: RequestFacts = { isSignedIn: false, resetEmail: null, isOtherVerified: false };
      const auth = await createAuth(platform, libraryRequest, facts);
      return toProductResponse(await auth.handler(libraryRequest), facts);
    },
    tokenOf: (request) => readSessionToken(request.headers.get('cookie'), platform.config),
  };
}

async function toLibraryRequest(original: Request): Promise<Request> {
  const request = new Request(original);
  const cookies = original.headers.get('cookie');
  if (cookies !== null) request.headers.set('cookie', unambiguousCookies(cookies));
  const url = new URL(request.url);
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

/** Replaces responses that reveal an account, that leave out what has happened, or that report a mistake of the client as another one or the server's. */
async function toProductResponse(response: Response, facts: RequestFacts): Promise<Response> {
  if (facts.isOtherVerified) return withNotice(response);
  if (![401, 422, 500].includes(response.status)) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { code = '', message = '' } = errorSchema.parse(body);
  // 401 means: not signed in. For those who are, only the password or code is wrong.
  if (response.status === 401 && facts.isSignedIn && /^INVALID_.*(CODE|PASSWORD)$/.test(code)) {
    return refusal(400, code, message);
  }
  // Where a sign-up creates a session at once, this would reveal that the address has an account.
  if (code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') {
    return refusal(422, 'FAILED_TO_CREATE_USER', 'Failed to create user');
  }
  if (code === 'FAILED_TO_VERIFY_REGISTRATION') {
    return refusal(400, code, 'Failed to verify registration');
  }
  return response;
}

/** Has the page that the link leads to tell that the address is verified, as nothing else shows it. */
function withNotice(response: Response): Response {
  const location = response.headers.get('location');
  if (location === null) return response;
  const page = new URL(location);
  page.searchParams.set('isOtherVerified', 'true');
  const noticed = new Response(null, response);
  noticed.headers.set('location', page.href);
  return noticed;
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
