import { eq } from 'drizzle-orm';
import { harness } from '#harness';
import { createOwner, type Owner } from './client.ts';
import { organizationsTable } from './tables.ts';

/** The database that has the content of an organization. */
export async function shardOf({ organizationId }: Owner): Promise<number> {
  const [row] = await harness
    .platform()
    .identityDatabase.select({ shard: organizationsTable.shard })
    .from(organizationsTable)
    .where(eq(organizationsTable.id, organizationId));
  return row?.shard ?? -1;
}

/** For tests of costs: round trips differ by the database, and new organizations get one in turn. */
export async function createOwnerIn(shard: number): Promise<Owner> {
  for (;;) {
    const owner = await createOwner();
    if ((await shardOf(owner)) === shard) return owner;
  }
}
