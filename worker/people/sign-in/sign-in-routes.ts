import { Hono, type Context } from 'hono';
import { libraryAccess } from '../../access/access.ts';
import { resetRateLimit, enforceRateLimit } from '../../access/enforce-rate-limit.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import {
  authOperations,
  authReads,
  emailSignIn,
  type AuthEndpoint,
  type AuthOperation,
} from './auth-endpoints.ts';

/** Sign-up, sign-in, sessions and second factors: validated and rate limited here, handled by the session library. */
export const sessionRoutes = new Hono<AppEnv>();

for (const operation of authOperations) {
  sessionRoutes.post(
    `/auth/${operation.path}`,
    describe(operation),
    libraryAccess(operation),
    validate('json', operation.input),
    (c) => handleOperation(c, operation, c.req.valid('json')),
  );
}

for (const read of authReads) {
  sessionRoutes.get(`/auth/${read.path}`, describe(read), libraryAccess(read), async (c) => {
    const { raw } = c.req;
    if (read.limit)
      await enforceRateLimit(c.env, read.limit, { headers: raw.headers, email: null });
    return c.env.sessions.handle(raw);
  });
}

function describe(endpoint: AuthEndpoint & Partial<AuthOperation>) {
  const { summary, description, response, limit, isOffered } = endpoint;
  return describeEndpoint({
    summary,
    description,
    tag: 'Sign-in',
    success: response === null ? { status: 302 } : { status: 200, schema: response },
    errors: [
      ...(isOffered ? (['auth.forbidden'] as const) : []),
      ...(limit ? (['request.rate_limited'] as const) : []),
    ],
    isByLibrary: true,
  });
}

async function handleOperation(
  c: Context<AppEnv>,
  operation: AuthOperation,
  input: object,
): Promise<Response> {
  const { config, sessions } = c.env;
  if (operation.isOffered && !operation.isOffered(config)) {
    throw new AppError('auth.forbidden', { message: 'Not enabled on this installation' });
  }
  const email = 'email' in input && typeof input.email === 'string' ? input.email : null;
  const { headers } = c.req.raw;
  if (operation.limit) await enforceRateLimit(c.env, operation.limit, { headers, email });
  const response = await sessions.handle(validatedRequest(c.req.raw, operation, input));
  if (operation === emailSignIn && email && (await isSignedIn(response))) {
    c.env.inBackground(resetRateLimit(c.env, emailSignIn.limit, email));
  }
  return response;
}

/** The request with exactly what was validated: this path, however it was written, and this input. */
function validatedRequest(request: Request, operation: AuthOperation, input: object): Request {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(new URL(`/api/auth/${operation.path}`, request.url), {
    method: request.method,
    headers,
    body: JSON.stringify(input),
  });
}

/** The response to a right password that waits for the second factor has no user. */
async function isSignedIn(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const body: unknown = await response.clone().json();
  return typeof body === 'object' && body !== null && 'user' in body;
}
