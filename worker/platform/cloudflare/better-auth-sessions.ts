import type { Platform, Sessions } from '../platform.ts';
import { createAuth, isSecure, sessionCookieName } from './better-auth.ts';
import { readSignedCookie } from './signed-cookie.ts';

/** What the product calls by another name than the library. */
const renamed: Record<string, string> = {
  '/api/auth/forget-password': '/api/auth/request-password-reset',
  '/api/auth/sign-in/oauth2': '/api/auth/sign-in/social',
};

/** better-auth over the product's own tables. Made on first use: most requests only read the cookie. */
export function createBetterAuthSessions(platform: Omit<Platform, 'sessions'>): Sessions {
  return {
    async handle(request) {
      const translated = await translate(request);
      const auth = createAuth(platform, translated);
      return neutral(await auth.handler(translated));
    },
    tokenOf: (request) =>
      readSignedCookie(request.headers.get('cookie') ?? '', {
        name: `${isSecure(platform.config) ? '__Secure-' : ''}${sessionCookieName}`,
        secret: platform.config.AUTH_SECRET,
      }),
  };
}

async function translate(request: Request): Promise<Request> {
  const url = new URL(request.url);
  const path = renamed[url.pathname];
  if (path === undefined) return request;
  const { providerId, ...rest } = (await request.json()) as Record<string, unknown>;
  const body = { ...rest, ...(providerId !== undefined && { provider: providerId }) };
  return new Request(new URL(path, url), {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify(body),
  });
}

/** Where a sign-up signs in at once, the library would say in so many words that the address has an account. */
async function neutral(response: Response): Promise<Response> {
  if (response.status !== 422) return response;
  const error = (await response.clone().json()) as { code?: string };
  if (error.code !== 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') return response;
  const body = { code: 'FAILED_TO_CREATE_USER', message: 'Failed to create user' };
  return Response.json(body, { status: response.status });
}
