import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

export type RecordedStatement = { text: string; values: SQLInputValue[] };

/** Records the statements that a database runs during `work`, except for those it has prepared before. */
export async function recordStatements(
  sqlite: DatabaseSync,
  work: () => Promise<unknown>,
): Promise<RecordedStatement[]> {
  const recorded: RecordedStatement[] = [];
  const prepare = sqlite.prepare.bind(sqlite);
  sqlite.prepare = (text) => {
    const statement = prepare(text);
    const all = statement.all.bind(statement);
    statement.all = (...bound: unknown[]) => {
      const values = bound as SQLInputValue[];
      recorded.push({ text, values });
      return all(...values);
    };
    return statement;
  };
  try {
    await work();
  } finally {
    sqlite.prepare = prepare;
  }
  return recorded;
}
