import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { genericOAuth, twoFactor } from 'better-auth/plugins';
import { createId, type IdPrefix } from '../../../../shared/ids.ts';
import { limits } from '../../../../shared/limits.ts';
import {
  accountsTable,
  passkeysTable,
  sessionsTable,
  twoFactorsTable,
  verificationsTable,
} from '../session-table.ts';
import { deleteFormerSecrets } from '../session-store.ts';
import { claimUnverifiedUser } from '../unverified-user-store.ts';
import { usersTable } from '../../users/user-table.ts';
import { preferredLocaleOf } from '../../../http/preferred-locale.ts';
import { originsOf } from '../../../platform/config.ts';
import { log } from '../../../platform/log.ts';
import { unavailableIn } from '../../../database/unavailable-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountMails } from './account-mails.ts';
import { accountHooks, beforeUserDeletion } from './account-hooks.ts';
import { addressClaims } from './address-claims.ts';
import { customProviders, socialProviders } from './auth-providers.ts';
import { emailChanges } from './email-changes.ts';
import { productRules, type RequestFacts } from './product-rules.ts';
import { cookiePrefix, isSecure } from './session-cookie.ts';
import { singleUseCodes } from './single-use-codes.ts';
import { trustedDevices } from './trusted-devices.ts';

const idPrefixes: ReadonlyMap<string, IdPrefix> = new Map(
  Object.entries({
    user: 'usr',
    session: 'ses',
    account: 'acc',
    verification: 'ver',
    twoFactor: 'tf',
    passkey: 'pk',
  }),
);

export async function createAuth(
  platform: Omit<Platform, 'sessions'>,
  request: Request,
  facts: RequestFacts,
) {
  const { config, identityDatabase } = platform;
  const { origin, pathname } = new URL(request.url);
  const usesProviders = /^\/api\/auth\/(sign-in\/social|callback\/.*)$/.test(pathname);
  const usesPasskeys = pathname.startsWith('/api/auth/passkey/');
  const trustedOrigins = originsOf(config, origin);
  const mails = accountMails(platform, preferredLocaleOf(request.headers));
  return betterAuth({
    appName: 'Sheaf',
    baseURL: origin,
    basePath: '/api/auth',
    secret: config.AUTH_SECRET,
    trustedOrigins,
    telemetry: { enabled: false },
    // With a log level, the library also prints the message of every refused request.
    logger: {
      log: (level, message, ...details) => {
        // Some endpoints only log the thrown error and respond with another one.
        facts.failure ??= details.find((detail) => unavailableIn(detail));
        logThrown(level, message, ...details);
      },
    },
    onAPIError: {
      errorURL: `${config.APP_BASE_URL}/login`,
      onError: (error) => {
        facts.failure ??= error;
        if (!isAPIError(error) && !unavailableIn(error)) log.error('Sign-in failed', {}, error);
      },
    },
    database: drizzleAdapter(identityDatabase, {
      provider: 'sqlite',
      schema: {
        user: usersTable,
        session: sessionsTable,
        account: accountsTable,
        verification: verificationsTable,
        twoFactor: twoFactorsTable,
        passkey: passkeysTable,
      },
    }),
    advanced: {
      cookiePrefix,
      useSecureCookies: isSecure(config),
      ipAddress: { ipAddressHeaders: ['cf-connecting-ip'] },
      backgroundTasks: { handler: platform.inBackground },
      database: { generateId: ({ model }) => createId(idPrefixes.get(model) ?? 'evt') },
    },
    user: {
      additionalFields: {
        locale: { type: 'string', required: false, input: false, returned: false },
      },
      deleteUser: { enabled: true, beforeDelete: beforeUserDeletion(platform) },
    },
    databaseHooks: accountHooks(platform),
    account: { accountLinking: { enabled: true } },
    emailAndPassword: {
      enabled: config.AUTH_PROVIDERS_EMAIL_IS_ENABLED,
      disableSignUp: !config.AUTH_IS_REGISTRATION_ENABLED,
      minPasswordLength: limits.password.min,
      maxPasswordLength: limits.password.max,
      requireEmailVerification: config.AUTH_IS_EMAIL_VERIFICATION_REQUIRED,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        await claimUnverifiedUser(identityDatabase, user.email, { by: 'password-reset' });
        await deleteFormerSecrets(identityDatabase, user.id);
        facts.resetEmail = user.email;
      },
      onExistingUserSignUp: mails.existingAccount,
      ...(config.AUTH_IS_PASSWORD_RESET_ENABLED && { sendResetPassword: mails.resetPassword }),
    },
    emailVerification: {
      sendVerificationEmail: mails.verifyEmail,
      // The link must not sign in a mail filter, or a person to whom it is forwarded.
      autoSignInAfterVerification: false,
    },
    socialProviders: usesProviders ? socialProviders(config) : {},
    plugins: [
      // The lock of the library applies to every client, so strangers who know the password could
      // lock out the user.
      twoFactor({ issuer: 'Sheaf', accountLockout: { enabled: !config.RATE_LIMIT_IS_ENABLED } }),
      // The plugin requests the metadata of each provider when it is created.
      ...(usesProviders ? [genericOAuth({ config: customProviders(config) })] : []),
      // Loaded only if needed, because it is a large package that parses certificates and binary formats.
      ...(usesPasskeys ? [(await import('./passkeys.ts')).passkeys(config, trustedOrigins)] : []),
      singleUseCodes(platform),
      trustedDevices(platform),
      addressClaims(identityDatabase),
      emailChanges(platform, mails),
      productRules(platform, facts),
    ],
    rateLimit: { enabled: false },
  });
}

/** The library also logs mistakes of visitors as errors. Only entries with an Error were thrown. */
function logThrown(level: string, message: string, ...details: unknown[]) {
  const error = details.find((detail) => detail instanceof Error);
  if (level !== 'error' || !error || unavailableIn(error)) return;
  // For a passkey that cannot be verified, the thrown error only means that the request was wrong.
  if (message.startsWith('Failed to verify')) log.warn(message, {}, error);
  else log.error(message, {}, error);
}
