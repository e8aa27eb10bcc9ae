import type { Database } from '../../database/database.ts';
import { checkRowsOf } from '../integrity/check-documents.ts';
import { checkCountersOf } from '../integrity/check-counters.ts';
import { measureRows, type TableColumns } from './copy-store.ts';
import { movedTables } from './moved-tables.ts';

type Copy = {
  sourceDatabase: Database;
  targetDatabase: Database;
  organizationId: string;
  columns: TableColumns;
};

export async function compareCopy(copy: Copy): Promise<string[]> {
  const { sourceDatabase, targetDatabase, organizationId } = copy;
  const [inSource, inTarget] = [
    await problemsIn(sourceDatabase, organizationId),
    await problemsIn(targetDatabase, organizationId),
  ];
  return [...(await differingTables(copy)), ...inTarget.filter((each) => !inSource.includes(each))];
}

async function differingTables(copy: Copy): Promise<string[]> {
  const { sourceDatabase, targetDatabase, organizationId } = copy;
  const differing: string[] = [];
  for (const table of movedTables) {
    if (table.isChangedByCron) continue;
    const part = { table, columns: copy.columns.get(table.name) ?? [], organizationId };
    const [one, other] = await Promise.all([
      measureRows(sourceDatabase, part),
      measureRows(targetDatabase, part),
    ]);
    if (one.rows !== other.rows || one.bytes !== other.bytes) {
      differing.push(
        `${table.name}: ${one.rows} rows with ${one.bytes} bytes, copied ${other.rows} with ${other.bytes}`,
      );
    }
  }
  return differing;
}

async function problemsIn(database: Database, organizationId: string): Promise<string[]> {
  const problems = [
    ...(await checkCountersOf(database, organizationId)),
    ...(await checkRowsOf(database, organizationId)),
  ];
  return problems.map(({ check, subject }) => `${check} ${subject}`);
}
