import { and, eq, exists, gt, gte, lt, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { createId } from '../../../shared/ids.ts';
import { batch, type Database } from '../../database/database.ts';
import { subquery } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { usersTable } from '../users/user-table.ts';
import { emailChange, isSecretOf } from './session-store.ts';
import { verificationsTable } from './session-table.ts';

type EmailChange = { userId: string; newEmail: string; tokenHash: string };

/** Replaces the pending change of a user's address, so that only the latest link works. */
export async function writeEmailChange(
  database: Database,
  { userId, newEmail, tokenHash }: EmailChange,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await batch(database, {
    former: deletionOfEmailChange(database, userId),
    written: database.insert(verificationsTable).values({
      id: createId('ver'),
      identifier: `${emailChange.from}${tokenHash}:${newEmail}`,
      value: userId,
      expiresAt,
      createdAt: now,
      updatedAt: now,
    }),
  });
}

export async function deleteEmailChange(database: Database, userId: string): Promise<void> {
  await deletionOfEmailChange(database, userId);
}

function deletionOfEmailChange(database: Database, userId: string) {
  return database.delete(verificationsTable).where(isSecretOf(userId, emailChange));
}

export async function findEmailChange(database: Database, tokenHash: string, now: Date) {
  const prefix = `${emailChange.from}${tokenHash}`;
  const { identifier, value, expiresAt } = verificationsTable;
  const [row] = await database
    .select({ identifier, userId: value, formerEmail: usersTable.email, name: usersTable.name })
    .from(verificationsTable)
    .innerJoin(usersTable, eq(usersTable.id, value))
    .where(and(gte(identifier, `${prefix}:`), lt(identifier, `${prefix};`), gt(expiresAt, now)));
  return row && { ...row, newEmail: row.identifier.slice(prefix.length + 1) };
}

/**
 * Sets the verified address of a user, unless another account has it by now or the change was withdrawn since it was found.
 * Returns whether it was set.
 */
export async function applyEmailChange(
  database: Database,
  { identifier, userId, newEmail }: { identifier: string; userId: string; newEmail: string },
  now: Date,
): Promise<boolean> {
  const other = alias(usersTable, 'other');
  const isTaken = subquery
    .select({ one: literal(1) })
    .from(other)
    .where(and(eq(other.email, newEmail), ne(other.id, userId)));
  const isPending = subquery
    .select({ one: literal(1) })
    .from(verificationsTable)
    .where(
      and(eq(verificationsTable.identifier, identifier), gt(verificationsTable.expiresAt, now)),
    );
  const { changed } = await batch(database, {
    changed: database
      .update(usersTable)
      .set({ email: newEmail, emailVerified: true, updatedAt: now })
      .where(and(eq(usersTable.id, userId), notExists(isTaken), exists(isPending)))
      .returning({ id: usersTable.id }),
    used: database.delete(verificationsTable).where(eq(verificationsTable.identifier, identifier)),
  });
  return changed.length === 1;
}
