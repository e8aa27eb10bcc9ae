import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

export type RecordedStatement = { text: string; values: SQLInputValue[] };

/** The statements that are run in a database meanwhile. Those it has prepared before are left out. */
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
