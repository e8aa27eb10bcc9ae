import { z } from 'zod';
import type { Platform, Sessions } from '../../../platform/platform.ts';
import { createAuth } from './better-auth.ts';
import { readSessionToken } from './session-cookie.ts';

/** The library's path for endpoints that the product offers under another one. */
const libraryPaths: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '/api/auth/forget-password': '/api/auth/request-password-reset',
    '/api/auth/sign-in/oauth2': '/api/auth/sign-in/social',
  }),
);

const inputSchema = z.looseObject({ providerId: z.string().optional() });
const errorSchema = z.object({ code: z.string().optional() }).catch({});

/** better-auth over the product's own tables, created on first use: most requests only read the cookie. */
export function createBetterAuthSessions(platform: Omit<Platform, 'sessions'>): Sessions {
  return {
    async handle(request) {
      const libraryRequest = await toLibraryRequest(request);
      const auth = await createAuth(platform, libraryRequest);
      return toProductResponse(await auth.handler(libraryRequest));
    },
    tokenOf: (request) => readSessionToken(request.headers.get('cookie'), platform.config),
  };
}

async function toLibraryRequest(request: Request): Promise<Request> {
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

/** Replaces responses that reveal an account, or that report a mistake of the client as one of the server. */
async function toProductResponse(response: Response): Promise<Response> {
  if (response.status !== 422 && response.status !== 500) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { code } = errorSchema.parse(body);
  // Where a sign-up creates a session at once, this would reveal that the address has an account.
  if (code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') {
    return refusal(422, 'FAILED_TO_CREATE_USER', 'Failed to create user');
  }
  if (code === 'FAILED_TO_VERIFY_REGISTRATION') {
    return refusal(400, code, 'Failed to verify registration');
  }
  return response;
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
