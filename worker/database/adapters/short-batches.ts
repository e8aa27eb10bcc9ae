import { runBatch, type Database, type Statement } from '../database.ts';

/**
 * A statement that is built when its batch begins, because building hundreds at once takes as long
 * as running some of them.
 */
type Costed = { cost: number; build: () => Statement };

const firstCost = 16;
const mostCost = 128;
const mostStatements = 25;
/**
 * Milliseconds of a batch, including the network. If it takes less, the next batch may cost more; beyond `slow`, it has
 * to cost less.
 */
const fast = 50;
const slow = 100;

/**
 * Runs reads in batches. The database does nothing else during a batch, so its size depends on the
 * time of the one before, and `inTurn` may let other requests run in between. Costs are relative
 * estimates. The results have the order of the statements.
 */
export async function runInShortBatches(
  database: Database,
  statements: readonly Costed[],
  inTurn: <Result>(read: () => Promise<Result>) => Promise<Result>,
): Promise<unknown[]> {
  const results: unknown[] = [];
  let budget = firstCost;
  while (results.length < statements.length) {
    const batch = beginningWithin(statements.slice(results.length), budget);
    const { found, milliseconds } = await inTurn(async () => {
      const startedAt = Date.now();
      const found = await runBatch(
        database,
        batch.map(({ build }) => build()),
      );
      return { found, milliseconds: Date.now() - startedAt };
    });
    results.push(...found);
    if (milliseconds < fast) budget = Math.min(mostCost, budget * 2);
    else if (milliseconds > slow) budget = Math.max(1, budget / 2);
  }
  return results;
}

function beginningWithin(statements: readonly Costed[], budget: number): Costed[] {
  let cost = 0;
  const end = statements.findIndex((statement) => (cost += statement.cost) > budget);
  return statements.slice(0, Math.min(mostStatements, Math.max(1, end < 0 ? Infinity : end)));
}
