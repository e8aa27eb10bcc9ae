import { and, eq, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { harness } from '#harness';
import { roles, type Role } from '../../shared/roles.ts';
import { laneOf } from '../../worker/outbox/lane-store.ts';
import {
  apiKeysTable,
  jobsTable,
  membersTable,
  organizationsTable,
  sessionsTable,
} from './tables.ts';

/** The sender of a request: a user of an organization, with a session or an API key. */
export type Caller = { userId: string; organizationId: string; holder: SQL; role: Role };

type Revocation = {
  outcome: '401 auth.unauthenticated' | '403 auth.forbidden';
  revoke(caller: Caller): Promise<() => Promise<unknown>>;
};

const database = () => harness.platform().identityDatabase;

async function deleteRow(table: SQLiteTable, where: SQL | undefined) {
  const rows = await database().delete(table).where(where).returning();
  if (rows.length !== 1) throw new Error(`${rows.length} rows instead of one`);
  return () => database().insert(table).values(rows);
}

async function changeRow(
  table: SQLiteTable,
  where: SQL | undefined,
  change: Record<string, unknown>,
) {
  const rows = await database().select().from(table).where(where);
  const [row] = rows;
  if (!row || rows.length !== 1) throw new Error(`${rows.length} rows instead of one`);
  await database().update(table).set(change).where(where);
  return () => database().update(table).set(row).where(where);
}

const membership = ({ organizationId, userId }: Caller) =>
  and(eq(membersTable.organizationId, organizationId), eq(membersTable.userId, userId));

const unauthenticated = '401 auth.unauthenticated';
const forbidden = '403 auth.forbidden';
const past = new Date(1000);

export const sessionRevocations: Record<string, Revocation> = {
  'the session has ended': {
    outcome: unauthenticated,
    revoke: ({ holder }) => deleteRow(sessionsTable, holder),
  },
  'the session has expired': {
    outcome: unauthenticated,
    revoke: ({ holder }) => changeRow(sessionsTable, holder, { expiresAt: past }),
  },
};

export const keyRevocations: Record<string, Revocation> = {
  'the key is deleted': {
    outcome: unauthenticated,
    revoke: ({ holder }) => deleteRow(apiKeysTable, holder),
  },
  'the key has expired': {
    outcome: unauthenticated,
    revoke: ({ holder }) => changeRow(apiKeysTable, holder, { expiresAt: past }),
  },
};

/** Only for keys, at routes that need a permission. */
export const permissionRevocations: Record<string, Revocation> = {
  'the key lost the permission': {
    outcome: forbidden,
    revoke: ({ holder }) => changeRow(apiKeysTable, holder, { permissions: [] }),
  },
};

export const membershipRevocations: Record<string, Revocation> = {
  'the member is removed': {
    outcome: forbidden,
    async revoke(caller) {
      const giveBack = await deleteRow(membersTable, membership(caller));
      // Cleanup that the end of the membership requires.
      await database()
        .delete(jobsTable)
        .where(eq(jobsTable.lane, laneOf(caller.organizationId, 'membership.end')));
      return giveBack;
    },
  },
  'the organization is deleted': {
    outcome: forbidden,
    revoke: ({ organizationId }) =>
      changeRow(organizationsTable, eq(organizationsTable.id, organizationId), {
        deletedAt: new Date(),
      }),
  },
};

/** Changes to the next lower role, only at routes that need more than the lowest. */
export const roleRevocations: Record<string, Revocation> = {
  'the role is lowered': {
    outcome: forbidden,
    revoke: (caller) =>
      changeRow(membersTable, membership(caller), {
        role: roles[roles.indexOf(caller.role) + 1],
      }),
  },
};

/** Only for keys, at routes of an organization. */
export const reachRevocations: Record<string, Revocation> = {
  'the key is narrowed to another organization': {
    outcome: forbidden,
    revoke: ({ holder }) =>
      changeRow(apiKeysTable, holder, { organizationIds: ['org_0'], allOrganizations: false }),
  },
};
