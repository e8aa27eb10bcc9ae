import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { publicAccess } from '../../access/access.ts';
import { resetRateLimit, enforceRateLimit } from '../../access/enforce-rate-limit.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { authCalls, authPages, signInCall, type AuthCall } from './auth-endpoints.ts';

const tag = 'Sign-in';
const anything = z.unknown();

/** Sign-up, sign-in, sessions, reset and verification: checked and counted here, answered by the sessions port. */
export const sessionRoutes = new Hono<AppEnv>();

for (const call of authCalls) {
  sessionRoutes.post(
    `/auth/${call.path}`,
    describeEndpoint({
      summary: call.summary,
      tag,
      success: { status: 200, schema: anything },
      errors: ['auth.forbidden', 'request.rate_limited'],
      isByLibrary: true,
      requiresSession: call.requiresSession,
    }),
    publicAccess(),
    validate('json', call.schema),
    (c) => answerCall(c, call, c.req.valid('json')),
  );
}

for (const { path, summary, limit, requiresSession } of authPages) {
  sessionRoutes.get(
    `/auth/${path}`,
    describeEndpoint({
      summary,
      tag,
      success: { status: 200, schema: anything },
      errors: limit && ['request.rate_limited'],
      isByLibrary: true,
      requiresSession,
    }),
    publicAccess(),
    async (c) => {
      const { raw } = c.req;
      if (limit) await enforceRateLimit(c.env, limit, { headers: raw.headers, email: null });
      return c.env.sessions.handle(raw);
    },
  );
}

async function answerCall(c: Context<AppEnv>, call: AuthCall, input: object): Promise<Response> {
  const { config, sessions } = c.env;
  if (call.isOffered && !call.isOffered(config)) {
    throw new AppError('auth.forbidden', { message: 'This installation does not offer that' });
  }
  const email = 'email' in input && typeof input.email === 'string' ? input.email : null;
  const { headers } = c.req.raw;
  if (call.limit) await enforceRateLimit(c.env, call.limit, { headers, email });
  const response = await sessions.handle(checkedRequest(c.req.raw, call, input));
  if (call === signInCall && email && (await isSignedIn(response))) {
    c.env.inBackground(resetRateLimit(c.env, signInCall.limit, email));
  }
  return response;
}

/** The same request with exactly what was checked: this call, however its path was written, and this input. */
function checkedRequest(request: Request, call: AuthCall, input: object): Request {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(new URL(`/api/auth/${call.path}`, request.url), {
    method: request.method,
    headers,
    body: JSON.stringify(input),
  });
}

/** A right password that still waits for the second factor has no user in its answer. */
async function isSignedIn(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const body: unknown = await response.clone().json();
  return typeof body === 'object' && body !== null && 'user' in body;
}
