import { and, eq, ne, not } from 'drizzle-orm';
import { batch, type Database } from '../../database/database.ts';
import { apiKeysTable } from '../api-keys/api-key-table.ts';
import { usersTable } from '../users/user-table.ts';
import {
  accountsTable,
  passkeysTable,
  sessionsTable,
  verificationsTable,
} from './session-table.ts';

type AddressProof =
  /** Claimed with the link of an email. The password was just chosen. */
  | { by: 'password-reset' }
  /** Claimed by a provider that has verified the address. `name` is the name at the provider. */
  | { by: 'provider'; name: string };

/**
 * Hands the user of an address that was never verified over to the owner of the address, who has just proven ownership.
 * Anyone could have signed up with the address, so everything that gives access to the account is removed: sessions,
 * passwords, accounts at providers, passkeys, API keys and pending links. Memberships stay. A verified user is not
 * changed. Access to the mailbox must not bypass a second factor: it stays, and a user with one is not handed over to a
 * provider, which would not ask for it.
 */
export async function claimUnverifiedUser(
  database: Database,
  email: string,
  proof: AddressProof,
): Promise<void> {
  const isUnverified = and(
    eq(usersTable.email, email),
    eq(usersTable.emailVerified, false),
    proof.by === 'provider' ? not(usersTable.twoFactorEnabled) : undefined,
  );
  const [user] = await database.select({ id: usersTable.id }).from(usersTable).where(isUnverified);
  if (!user) return;
  const isFormerAccount =
    proof.by === 'password-reset' ? ne(accountsTable.providerId, 'credential') : undefined;
  await batch(database, {
    sessions: database.delete(sessionsTable).where(eq(sessionsTable.userId, user.id)),
    accounts: database
      .delete(accountsTable)
      .where(and(eq(accountsTable.userId, user.id), isFormerAccount)),
    passkeys: database.delete(passkeysTable).where(eq(passkeysTable.userId, user.id)),
    secrets: database.delete(verificationsTable).where(eq(verificationsTable.value, user.id)),
    apiKeys: database.delete(apiKeysTable).where(eq(apiKeysTable.userId, user.id)),
    user: database
      .update(usersTable)
      .set({
        emailVerified: true,
        ...(proof.by === 'provider' && { name: proof.name, image: null }),
      })
      .where(isUnverified),
  });
}
