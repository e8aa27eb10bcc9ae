import { sql, type SQL } from 'drizzle-orm';
import { always, never } from './expressions.ts';

/** Joins conditions in halves: D1 accepts 100 levels of an expression, and a chain has one for each condition. */
export function balanced(operator: 'and' | 'or', conditions: readonly SQL[]): SQL {
  const [first, ...others] = conditions;
  if (!first) return operator === 'and' ? always : never;
  if (others.length === 0) return first;
  const middle = Math.ceil(conditions.length / 2);
  const halves = [conditions.slice(0, middle), conditions.slice(middle)];
  const [left, right] = halves.map((half) => balanced(operator, half));
  return sql`(${left} ${sql.raw(operator)} ${right})`;
}
