import type { BetterAuthPlugin } from 'better-auth';
import { createOTP } from '@better-auth/utils/otp';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { acceptStep, findGuessedUser, findSecondFactor } from '../session-store.ts';
import { readPendingSignIn, readSessionToken } from './session-cookie.ts';

const stepLength = 30_000;
/** The steps that the library accepts, and the next one, which may begin before the library verifies the code. */
const acceptedSteps = [-1, 0, 1, 2];
const bodySchema = z.object({ code: z.string() });

/**
 * Lets each code of an authenticator app complete only one sign-in (RFC 6238, 5.2). Its step is
 * recorded before the library verifies it, so that one of two simultaneous sign-ins fails. Wrong
 * codes are counted by the library.
 */
export function singleUseCodes({
  config,
  clock,
  identityDatabase,
}: Pick<Platform, 'config' | 'clock' | 'identityDatabase'>): BetterAuthPlugin {
  const handler = createAuthMiddleware(async (ctx) => {
    const { code } = bodySchema.parse(ctx.body);
    const cookies = ctx.headers?.get('cookie') ?? null;
    const [session, pending] = await Promise.all([
      readSessionToken(cookies, config),
      readPendingSignIn(cookies, config),
    ]);
    const now = clock.now();
    const user = await findGuessedUser(identityDatabase, { session, pending, now });
    if (!user || user.isSignedIn) return;
    const factor = await findSecondFactor(identityDatabase, user.userId);
    if (!factor) return;
    const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: factor.secret });
    const step = await stepOf(code, secret, now);
    if (step === undefined || (await acceptStep(identityDatabase, { id: factor.id, step }))) return;
    throw new APIError('UNAUTHORIZED', { code: 'CODE_ALREADY_USED', message: 'Code already used' });
  });
  return { id: 'single-use-codes', hooks: { before: [{ matcher: isVerification, handler }] } };
}

function isVerification({ path }: { path?: string }): boolean {
  return path === '/two-factor/verify-totp';
}

async function stepOf(code: string, secret: string, now: Date): Promise<number | undefined> {
  const { hotp } = createOTP(secret, { digits: 6 });
  const current = Math.floor(now.getTime() / stepLength);
  const steps = acceptedSteps.map((offset) => current + offset);
  const codes = await Promise.all(steps.map((step) => hotp(step)));
  return steps.findLast((_, index) => codes[index] === code);
}
