import { sql, type SQL } from 'drizzle-orm';
import type { JobOf, JobType } from './job.ts';

type JobFields<Type extends JobType> = {
  [Field in keyof Omit<JobOf<Type>, 'type'>]: SQL | string | number;
};

/**
 * A job as JSON, for statements in which only the database knows its fields. JSON within it, and booleans, are SQL too:
 * `json(…)`.
 */
export function jobJson<Type extends JobType>(type: Type, fields: JobFields<Type>): SQL {
  const pairs = Object.entries<SQL | string | number | undefined>(fields)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => sql`${sql.raw(`'${field}'`)}, ${value}`);
  return sql`json_object('type', ${sql.raw(`'${type}'`)}, ${sql.join(pairs, sql`, `)})`;
}
