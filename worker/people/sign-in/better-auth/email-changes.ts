import type { BetterAuthPlugin } from 'better-auth';
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  isAPIError,
  sensitiveSessionMiddleware,
} from 'better-auth/api';
import { hour } from '../../../../shared/time/durations.ts';
import { randomString } from '../../../../shared/ids.ts';
import {
  emailChangeConfirmationSchema,
  emailChangeSchema,
} from '../../../../shared/people/sign-in/auth-endpoints.ts';
import { hashToken } from '../../../access/credentials.ts';
import { clientNetworkOf } from '../../../access/rate-limits/client-address.ts';
import { enforceRateLimit } from '../../../access/rate-limits/enforce-rate-limit.ts';
import {
  subjectsOfStranger,
  type RateLimitSubjects,
} from '../../../access/rate-limits/rate-limit-store.ts';
import { rateLimits } from '../../../access/rate-limits/rate-limits.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  applyEmailChange,
  deleteEmailChange,
  findEmailChange,
  writeEmailChange,
} from '../email-change-store.ts';
import { deleteFormerSecrets } from '../session-store.ts';
import type { accountMails } from './account-mails.ts';

const lifetime = hour;
const tokenCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Changes the address of an account once a link sent to the new one is opened; both addresses are
 * notified. This replaces the change of the library, which asks for no password and whose link
 * signs in anyone who opens it.
 */
export function emailChanges(
  platform: Omit<Platform, 'sessions'>,
  mails: ReturnType<typeof accountMails>,
): BetterAuthPlugin {
  const { clock, identityDatabase: database } = platform;
  // A person who ends a session does not trust it, nor a change that it may have requested.
  const withdraw = createAuthMiddleware(async (ctx) => {
    const { returned, session } = ctx.context;
    if (!session || isAPIError(returned)) return;
    await deleteEmailChange(database, session.user.id);
  });
  return {
    id: 'email-changes',
    hooks: {
      after: [{ matcher: ({ path }) => path?.startsWith('/revoke-') ?? false, handler: withdraw }],
    },
    endpoints: {
      requestEmailChange: createAuthEndpoint(
        '/email-change/request',
        { method: 'POST', body: emailChangeSchema, use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          const { internalAdapter, password, sessionConfig } = ctx.context;
          const { user, session } = ctx.context.session;
          const accounts = await internalAdapter.findAccounts(user.id);
          const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
          const given = ctx.body.password ?? '';
          if (hash && !(await password.verify({ hash, password: given }))) {
            throw new APIError('BAD_REQUEST', {
              code: 'INVALID_PASSWORD',
              message: 'Invalid password',
            });
          }
          const now = clock.now();
          const age = now.getTime() - session.createdAt.getTime();
          if (!hash && age >= sessionConfig.freshAge * 1000) {
            throw new APIError('BAD_REQUEST', {
              code: 'SESSION_EXPIRED',
              message: 'Session expired',
            });
          }
          const recipient = { name: user.name, email: ctx.body.newEmail.toLowerCase() };
          const network = clientNetworkOf(ctx.headers ?? new Headers());
          const refusal = await countMail(platform, { account: user.id, network });
          if (refusal) {
            const { code, message, headers } = refusal;
            throw new APIError('TOO_MANY_REQUESTS', { error: { code, message } }, headers);
          }
          const stranger = subjectsOfStranger(await hashToken(recipient.email), network);
          const isFlooded = await countMail(platform, stranger);
          // The response is the same, so that it reveals neither accounts nor recipients of mails.
          if (isFlooded) return ctx.json({ status: true });
          const owner = await internalAdapter.findUserByEmail(recipient.email);
          if (owner && owner.user.id !== user.id) {
            await mails.existingAccount({ user: { ...owner.user } });
            return ctx.json({ status: true });
          }
          const token = randomString(48, tokenCharacters);
          const change = {
            userId: user.id,
            newEmail: recipient.email,
            tokenHash: await hashToken(token),
          };
          const expiresAt = new Date(now.getTime() + lifetime);
          await writeEmailChange(database, change, { now, expiresAt });
          await mails.verifyNewEmail({ user: recipient, token });
          return ctx.json({ status: true });
        },
      ),
      confirmEmailChange: createAuthEndpoint(
        '/email-change/confirm',
        { method: 'POST', body: emailChangeConfirmationSchema },
        async (ctx) => {
          const now = clock.now();
          const change = await findEmailChange(database, await hashToken(ctx.body.token), now);
          if (!change || !(await applyEmailChange(database, change, now))) {
            throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Invalid token' });
          }
          // Links to reset the password may have been sent to the former address.
          await deleteFormerSecrets(database, change.userId);
          const { name, formerEmail, newEmail } = change;
          for (const email of new Set([formerEmail, newEmail])) {
            await mails.emailChanged({ user: { name, email }, newEmail });
          }
          return ctx.json({ status: true });
        },
      ),
    },
  };
}

/**
 * Limits the mails of a person to addresses of possibly other people, and the mails of all persons
 * to one address.
 */
async function countMail(
  platform: Omit<Platform, 'sessions'>,
  subjects: RateLimitSubjects,
): Promise<AppError | undefined> {
  try {
    await enforceRateLimit(platform, rateLimits.accountMail, subjects);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error;
  }
}
