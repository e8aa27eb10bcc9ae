import { drizzle } from 'drizzle-orm/d1';
import type { Database } from '../database.ts';
import type { D1StatementLike, MeteredD1 } from '../metering.ts';

type MeteredStatement = ReturnType<MeteredD1['prepare']>;

type Unprepared = { query: string; values: unknown[] | undefined };

export function locatedDatabase(find: () => Promise<Database>): Database {
  let found: Database | undefined;
  const clientOf = async () => (found ??= await find()).$client;

  const wrap = (unprepared: Unprepared): MeteredStatement => {
    const prepared = async () => prepare(await clientOf(), unprepared);
    return {
      statement: unprepared as unknown as D1StatementLike,
      bind: (...values) => wrap({ ...unprepared, values }),
      all: async () => (await prepared()).all(),
      run: async () => (await prepared()).run(),
      raw: async () => (await prepared()).raw(),
    };
  };

  return drizzle({
    get shard() {
      if (!found) throw new Error('The database of an organization was not looked for yet');
      return found.$client.shard;
    },
    prepare: (query: string) => wrap({ query, values: undefined }),
    batch: async (statements: Pick<MeteredStatement, 'statement'>[]) => {
      const client = await clientOf();
      return client.batch(
        statements.map(({ statement }) => prepare(client, statement as unknown as Unprepared)),
      );
    },
  });
}

function prepare(client: MeteredD1, { query, values }: Unprepared): MeteredStatement {
  const statement = client.prepare(query);
  return values ? statement.bind(...values) : statement;
}
