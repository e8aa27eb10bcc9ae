import { runBatch, type Database, type Statement } from '../database.ts';

/** A statement that is built when its batch begins: to build hundreds at once takes as long as to run some. */
type Costed = { cost: number; build: () => Statement };

/** What the first batch may cost, any later one at most, and how many statements it has at most. */
const firstCost = 16;
const mostCost = 128;
const mostStatements = 25;
/** Milliseconds of a batch, with its way there and back, within which the next one may cost more; beyond `slow`, less. */
const fast = 50;
const slow = 100;

/**
 * Runs reads in batches, during each of which the database does nothing for others: so a batch is as large as the time of the one
 * before it allows, and `inTurn` may let others go first. Costs are estimates that are compared with each other. Results in the order
 * of the statements.
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

/** At least one, however much it costs. */
function beginningWithin(statements: readonly Costed[], budget: number): Costed[] {
  let cost = 0;
  const end = statements.findIndex((statement) => (cost += statement.cost) > budget);
  return statements.slice(0, Math.min(mostStatements, Math.max(1, end < 0 ? Infinity : end)));
}
