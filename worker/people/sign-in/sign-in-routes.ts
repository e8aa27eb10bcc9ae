import { Hono, type Context } from 'hono';
import { libraryAccess } from '../../access/access.ts';
import { clientNetworkOf } from '../../access/client-address.ts';
import { hashToken } from '../../access/credentials.ts';
import { enforceRateLimit } from '../../access/enforce-rate-limit.ts';
import type { RateLimitSubjects } from '../../access/rate-limit-store.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import {
  accountDeletion,
  authOperations,
  authReads,
  emailSignIn,
  takesSecret,
  type AuthEndpoint,
  type AuthOperation,
} from './auth-endpoints.ts';
import { readPendingSignIn } from './better-auth/session-cookie.ts';
import { knownDeviceOf } from './known-device.ts';
import { guessedAccount, hasPassword, unless } from './session-store.ts';

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
    if (read.limit) {
      await enforceRateLimit(c.env, read.limit, { network: clientNetworkOf(raw.headers) });
    }
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
  if (operation.path === accountDeletion.path && !('password' in input)) {
    await assertHasNoPassword(c);
  }
  if (!operation.limit) return sessions.handle(validatedRequest(c.req.raw, operation, input));
  const subjects = await subjectsOf(c, operation, input);
  const { takeBack } = await enforceRateLimit(c.env, operation.limit, subjects);
  const response = await sessions.handle(validatedRequest(c.req.raw, operation, input));
  if (await isRightGuess(operation, response)) c.env.inBackground(takeBack());
  return response;
}

async function assertHasNoPassword(c: Context<AppEnv>): Promise<void> {
  const token = await c.env.sessions.tokenOf(c.req.raw);
  if (token === null || !(await hasPassword(c.env.identityDatabase, token))) return;
  throw new AppError('request.invalid', {
    details: [{ path: 'password', message: 'auth.form.password.required' }],
  });
}

/**
 * Who a request counts for. A known device counts for itself alone, and a password or code for its account alone, so that
 * neither strangers nor neighbours can keep users out.
 */
async function subjectsOf(
  c: Context<AppEnv>,
  operation: AuthOperation,
  input: object,
): Promise<RateLimitSubjects> {
  const { headers } = c.req.raw;
  const cookies = headers.get('cookie');
  const network = clientNetworkOf(headers);
  if (takesSecret(operation)) {
    const [session, pending] = await Promise.all([
      c.env.sessions.tokenOf(c.req.raw),
      readPendingSignIn(cookies, c.env.config),
    ]);
    const account = guessedAccount({ session, pending });
    return { account, network: unless(account, network) };
  }
  if (!('email' in input) || typeof input.email !== 'string') return { network };
  const device =
    operation === emailSignIn ? await knownDeviceOf(cookies, c.env.config, input.email) : null;
  if (device !== null) return { device };
  const account = await hashToken(input.email.trim().toLowerCase());
  return { account, 'account-in-network': `${account}:${network}`, network };
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
async function isRightGuess(operation: AuthOperation, response: Response): Promise<boolean> {
  if (!response.ok) return false;
  if (operation !== emailSignIn) return takesSecret(operation);
  const body: unknown = await response.clone().json();
  return typeof body === 'object' && body !== null && 'user' in body;
}
