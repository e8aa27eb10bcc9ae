import { eq } from 'drizzle-orm';
import type { ErrorBody } from '../../shared/errors.ts';
import type { Database } from '../../worker/database/database.ts';
import { sessionsTable } from '../../worker/people/sign-in/session-table.ts';
import { usersTable } from '../../worker/people/users/user-table.ts';
import type { Sessions } from '../../worker/platform/platform.ts';

export const demoUser = {
  id: 'usr_demo00000000000000000000',
  email: 'jane.demo@example.com',
  name: 'Jane Demo',
};

const session = {
  id: 'demo',
  token: 'demo',
  userId: demoUser.id,
  expiresAt: new Date('2999-01-01T00:00:00Z'),
};

export const demoCredentials = { kind: 'session', token: session.token } as const;

export function createDemoSessions(database: Database): Sessions {
  const findUser = async () => {
    const [user] = await database.select().from(usersTable).where(eq(usersTable.id, demoUser.id));
    return user;
  };
  return {
    tokenOf: async () => session.token,
    async handle(request) {
      const { pathname } = new URL(request.url);
      switch (pathname.slice('/api/auth/'.length)) {
        case 'get-session':
          return Response.json({ session, user: await findUser() });
        case 'list-sessions':
          return Response.json([{ ...session, ...thisDevice, ...timesOf(await findUser()) }]);
        case 'list-accounts':
        case 'passkey/list-user-passkeys':
          return Response.json([]);
        default:
          return notAvailable(request);
      }
    },
  };
}

const thisDevice = { ipAddress: null, userAgent: navigator.userAgent };

function timesOf(user: { createdAt: Date; updatedAt: Date } | undefined) {
  return { createdAt: user?.createdAt, updatedAt: user?.updatedAt };
}

/** Responds with 501 `demo.not_available`; the specification defines a different body for the customer portal. */
export function notAvailable({ url }: Request): Response {
  const message = url.endsWith('/customer-portal')
    ? 'Not available in demo'
    : 'This feature is not available in demo';
  const body: ErrorBody = { error: { code: 'demo.not_available', message } };
  return Response.json(body, { status: 501 });
}

export async function insertDemoUser(database: Database, now: Date): Promise<void> {
  const times = { createdAt: now, updatedAt: now };
  await database.insert(usersTable).values({ ...demoUser, emailVerified: true, ...times });
  await database.insert(sessionsTable).values({ ...session, ...times });
}
