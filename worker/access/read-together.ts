import {
  batch,
  batchTogether,
  selectRow,
  type BatchResults,
  type Columns,
  type Database,
  type NamedStatements,
  type Select,
  joinStatements,
} from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';

export type Selects = Record<string, Select>;

type Check = NamedStatements & { members: Select };

type Read<Statements extends Check> = {
  found: BatchResults<Statements>;
  prefetched: BatchResults<Selects>;
  columns: Record<string, unknown>;
  peopleVersion: number;
};

/**
 * Runs the access check together with the reads of the route: as one batch if both are in one
 * database, otherwise at the same time. The check comes first if the database of the organization
 * is unknown, or has changed since it was known.
 */
export async function readTogether<Statements extends Check>(
  { identityDatabase, databases, databaseFor, shards }: Platform,
  organizationId: string,
  options: {
    /**
     * Columns with the database of the organization's content. Only selected if there are several
     * databases.
     */
    place: () => Columns;
    check: (columns: Columns) => Statements;
    content: () => { prefetch: Selects; columns: Columns | undefined };
  },
): Promise<Read<Statements>> {
  const place = databases.length > 1 ? options.place() : {};
  const readBeside = (database: Database) => {
    const { prefetch, columns } = options.content();
    const isOne = database === identityDatabase;
    const ownRow = columns && !isOne ? [selectRow(database, columns)] : [];
    const check = options.check(isOne ? { ...place, ...columns } : place);
    return batchTogether(
      { database: identityDatabase, statements: check },
      { database, statements: joinStatements(prefetch, { ownRow }) },
    );
  };
  const readBehind = (database: Database) => {
    const { prefetch, columns } = options.content();
    return batch(
      database,
      joinStatements(prefetch, { ownRow: columns ? [selectRow(database, columns)] : [] }),
    );
  };

  const expected = shards.expected(organizationId);
  if (expected !== undefined) shards.note(organizationId, expected);
  const [found, beside] =
    expected === undefined
      ? [await batch(identityDatabase, options.check(place))]
      : await readBeside(databaseFor(organizationId));
  const [row] = found.members as Record<string, unknown>[];
  const shard = databases.length > 1 ? row?.['shard'] : expected;
  const isElsewhere = typeof shard === 'number' && shard !== expected;
  if (isElsewhere) shards.note(organizationId, shard);
  const read = isElsewhere ? await readBehind(databaseFor(organizationId)) : beside;
  const { ownRow = [], ...prefetched } = read ?? {};
  return {
    found,
    prefetched,
    columns: ownRow.flat()[0] ?? row ?? {},
    peopleVersion: Number(row?.['peopleVersion'] ?? 0),
  };
}
