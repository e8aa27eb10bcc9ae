import { Hono, type Context } from 'hono';
import { libraryAccess } from '../../access/access.ts';
import { clientNetworkOf } from '../../access/rate-limits/client-address.ts';
import { hashToken } from '../../access/credentials.ts';
import { enforceRateLimit } from '../../access/rate-limits/enforce-rate-limit.ts';
import { rateLimits, type RateLimit } from '../../access/rate-limits/rate-limits.ts';
import {
  subjectsOfStranger,
  type RateLimitSubjects,
} from '../../access/rate-limits/rate-limit-store.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import {
  accountDeletion,
  authOperations,
  emailSignIn,
  takesSecret,
  type AuthEndpoint,
  type AuthOperation,
} from './auth-endpoints.ts';
import { authReads } from './auth-reads.ts';
import { readPendingSignIn } from './better-auth/session-cookie.ts';
import { knownDeviceOf } from './known-device.ts';
import { findGuessedUser, hasPassword } from './session-store.ts';

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
  const { limit, subjects } = await countingOf(c, { ...operation, limit: operation.limit }, input);
  const { takeBack } = await enforceRateLimit(c.env, limit, subjects);
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

type Counting = { limit: RateLimit; subjects: RateLimitSubjects };

/**
 * A known device is counted separately, so that neither strangers nor users of the same network can
 * lock out its user.
 */
async function countingOf(
  c: Context<AppEnv>,
  operation: AuthOperation & { limit: RateLimit },
  input: object,
): Promise<Counting> {
  const { limit } = operation;
  const { headers } = c.req.raw;
  if (takesSecret(operation)) return countingOfGuess(c);
  const network = clientNetworkOf(headers);
  if (!('email' in input) || typeof input.email !== 'string') {
    return { limit, subjects: { network } };
  }
  const device =
    limit.max.device === undefined
      ? null
      : await knownDeviceOf(headers.get('cookie'), c.env.config, input.email);
  if (device !== null) return { limit, subjects: { device } };
  const account = await hashToken(input.email.trim().toLowerCase());
  return { limit, subjects: { ...subjectsOfStranger(account, network), network } };
}

async function countingOfGuess(c: Context<AppEnv>): Promise<Counting> {
  const { headers } = c.req.raw;
  const { clock, config, identityDatabase, sessions } = c.env;
  const cookies = headers.get('cookie');
  const network = clientNetworkOf(headers);
  const [session, pending] = await Promise.all([
    sessions.tokenOf(c.req.raw),
    readPendingSignIn(cookies, config),
  ]);
  const user = await findGuessedUser(identityDatabase, {
    session,
    pending,
    now: clock.now(),
  });
  if (!user) return { limit: rateLimits.secret, subjects: { network } };
  const device = await knownDeviceOf(cookies, config, user.email);
  // A right password must not reset the count of wrong codes, so the device is counted as an
  // account of its own.
  if (user.isSignedIn) {
    return { limit: rateLimits.secret, subjects: { account: device ?? user.userId } };
  }
  const subjects = device === null ? subjectsOfStranger(user.userId, network) : { device };
  return { limit: rateLimits.secondFactor, subjects };
}

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

/** The response to a right password contains no user while it waits for the second factor. */
async function isRightGuess(operation: AuthOperation, response: Response): Promise<boolean> {
  if (!response.ok) return false;
  if (operation !== emailSignIn) return takesSecret(operation);
  const body: unknown = await response.clone().json();
  return typeof body === 'object' && body !== null && 'user' in body;
}
