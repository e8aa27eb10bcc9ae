import { gt } from 'drizzle-orm';
import { organizationStatisticsTable } from '../../worker/archive/documents/rows/document-table.ts';
import type { Database } from '../../worker/database/database.ts';
import { findArrivals } from '../../worker/operations/moves/move-store.ts';
import { sizeOf } from '../../worker/people/organizations/shard-store.ts';

const organizationsPerPage = 500;

type Sizes = Pick<
  typeof organizationStatisticsTable.$inferSelect,
  | 'organizationId'
  | 'documentsCount'
  | 'trashedCount'
  | 'filesSize'
  | 'textsSize'
  | 'vocabularySize'
>;

/** Prints the stored size of each organization and its share of `maxOrganizationSize` bytes; 0 means no limit. */
export async function printSizes(
  database: Database,
  maxOrganizationSize: number,
  print: (line: string) => void = console.log,
): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: Sizes[] = await database
      .select()
      .from(organizationStatisticsTable)
      .where(gt(organizationStatisticsTable.organizationId, after))
      .orderBy(organizationStatisticsTable.organizationId)
      .limit(organizationsPerPage);
    for (const sizes of page) print(lineOf(sizes, maxOrganizationSize));
    after = page.at(-1)?.organizationId;
  }
}

export async function printDatabases(
  databases: readonly Database[],
  print: (line: string) => void = console.log,
): Promise<void> {
  for (const [shard, database] of databases.entries()) {
    print(`${shard === 0 ? 'DB' : `DB_${shard + 1}`} ${await sizeOf(database)} bytes`);
    await printSizes(database, 0, (line) => print(`  ${line}`));
    for (const id of await findArrivals(database)) print(`  ${id} is being moved to here`);
  }
}

function lineOf(
  { organizationId, documentsCount, trashedCount, filesSize, textsSize, vocabularySize }: Sizes,
  limit: number,
): string {
  const parts = [
    `documents ${documentsCount} and ${trashedCount} in the trash`,
    `files ${filesSize} bytes`,
    `texts ${textsSize} bytes`,
    `vocabulary ${vocabularySize} words`,
    limit === 0 ? 'no limit' : `${percentOf(filesSize + textsSize, limit)} % of ${limit} bytes`,
  ];
  return `${organizationId} ${parts.join(', ')}`;
}

function percentOf(size: number, limit: number): string {
  return ((size / limit) * 100).toFixed(1);
}
