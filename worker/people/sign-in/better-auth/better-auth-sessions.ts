import type { Platform, Sessions } from '../../../platform/platform.ts';
import { createAuth } from './better-auth.ts';
import { readSessionToken } from './session-cookie.ts';

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
      const auth = await createAuth(platform, translated);
      return reworded(await auth.handler(translated));
    },
    tokenOf: (request) => readSessionToken(request.headers.get('cookie'), platform.config),
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

/** What the library says too plainly, or of itself where the caller is at fault. */
async function reworded(response: Response): Promise<Response> {
  if (response.status !== 422 && response.status !== 500) return response;
  const { code } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string };
  // Where a sign-up signs in at once, it would say in so many words that the address has an account.
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
