import { eq } from 'drizzle-orm';
import { harness } from '#harness';
import { createOwner, type Owner } from './client.ts';
import { organizationsTable } from './tables.ts';

export async function shardOf({ organizationId }: Owner): Promise<number> {
  const [row] = await harness
    .platform()
    .identityDatabase.select({ shard: organizationsTable.shard })
    .from(organizationsTable)
    .where(eq(organizationsTable.id, organizationId));
  return row?.shard ?? -1;
}

/**
 * Creates an owner in a certain database, for tests of costs: round trips differ by database, and new organizations
 * are distributed in turn.
 */
export async function createOwnerIn(shard: number): Promise<Owner> {
  for (;;) {
    const owner = await createOwner();
    if ((await shardOf(owner)) === shard) return owner;
  }
}
