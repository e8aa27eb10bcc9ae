import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createId, type IdPrefix } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import type { Database } from '../../database/database.ts';
import {
  accountsTable,
  sessionsTable,
  verificationsTable,
} from '../../features/sessions/session-table.ts';
import { usersTable } from '../../features/users/user-table.ts';
import type { Config } from '../config.ts';
import type { Clock, Mailer, Sessions } from '../platform.ts';
import { readSignedCookie } from './signed-cookie.ts';

type Ports = { config: Config; database: Database; mailer: Mailer; clock: Clock };

const idPrefixes: Record<string, IdPrefix> = { user: 'usr' };

/** better-auth over the product's own tables. Made on first use: most requests only read the cookie. */
export function createBetterAuthSessions(ports: Ports): Sessions {
  let auth: ReturnType<typeof createAuth> | undefined;
  const isSecure = new URL(ports.config.APP_BASE_URL).protocol === 'https:';
  const cookieName = `${isSecure ? '__Secure-' : ''}sheaf.session_token`;
  return {
    handle(request) {
      auth ??= createAuth(ports, new URL(request.url).origin);
      return auth.handler(request);
    },
    tokenOf: (request) =>
      readSignedCookie(request.headers.get('cookie') ?? '', {
        name: cookieName,
        secret: ports.config.AUTH_SECRET,
      }),
  };
}

function createAuth({ config, database }: Ports, requestOrigin: string) {
  return betterAuth({
    appName: 'Sheaf',
    baseURL: requestOrigin,
    basePath: '/api/auth',
    secret: config.AUTH_SECRET,
    trustedOrigins: [new URL(config.APP_BASE_URL).origin, requestOrigin],
    telemetry: { enabled: false },
    database: drizzleAdapter(database, {
      provider: 'sqlite',
      schema: {
        user: usersTable,
        session: sessionsTable,
        account: accountsTable,
        verification: verificationsTable,
      },
    }),
    advanced: {
      cookiePrefix: 'sheaf',
      useSecureCookies: new URL(config.APP_BASE_URL).protocol === 'https:',
      database: {
        generateId: ({ model }) => createId(idPrefixes[model] ?? 'evt'),
      },
    },
    emailAndPassword: {
      enabled: config.AUTH_PROVIDERS_EMAIL_IS_ENABLED,
      disableSignUp: !config.AUTH_IS_REGISTRATION_ENABLED,
      minPasswordLength: limits.password.min,
      maxPasswordLength: limits.password.max,
      requireEmailVerification: config.AUTH_IS_EMAIL_VERIFICATION_REQUIRED,
    },
    rateLimit: { enabled: false },
  });
}
