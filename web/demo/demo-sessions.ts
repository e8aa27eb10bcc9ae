import type { ErrorBody } from '../../shared/errors.ts';
import type { Database } from '../../worker/database/database.ts';
import { sessionsTable, usersTable } from '../../worker/database/tables.ts';
import type { Sessions } from '../../worker/platform/platform.ts';

/** The one person of the demo; signed in from the start. */
export const demoUser = {
  id: 'usr_demo00000000000000000000',
  email: 'jane.demo@example.com',
  name: 'Jane Demo',
};

const token = 'demo';
const neverExpires = new Date('2999-01-01T00:00:00Z');

/** Always the demo's user; signing in, up and out is not available. */
export function createDemoSessions(): Sessions {
  return {
    tokenOf: async () => token,
    async handle(request) {
      if (new URL(request.url).pathname.endsWith('/get-session')) {
        const session = { id: 'demo', token, userId: demoUser.id, expiresAt: neverExpires };
        return Response.json({ session, user: { ...demoUser, emailVerified: true } });
      }
      return notAvailable();
    },
  };
}

/** 501 `demo.not_available`. */
export function notAvailable(): Response {
  const body: ErrorBody = {
    error: { code: 'demo.not_available', message: 'This feature is not available in demo' },
  };
  return Response.json(body, { status: 501 });
}

/** The rows behind `createDemoSessions`. */
export async function insertDemoUser(database: Database, now: Date): Promise<void> {
  await database
    .insert(usersTable)
    .values({ ...demoUser, emailVerified: true, createdAt: now, updatedAt: now });
  await database.insert(sessionsTable).values({
    id: 'demo',
    token,
    userId: demoUser.id,
    expiresAt: neverExpires,
    createdAt: now,
    updatedAt: now,
  });
}
