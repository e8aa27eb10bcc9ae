import { sql, type SQL } from 'drizzle-orm';
import type { JobOf, JobType } from './job.ts';

type JobFields<Type extends JobType> = {
  [Field in keyof Omit<JobOf<Type>, 'type'>]:
    | SQL
    | Extract<JobOf<Type>[Field], string | number | null | undefined>;
};

/**
 * A job as JSON, for statements in which only the database knows some of its fields. Those are SQL; objects, lists and
 * booleans must be JSON in SQL too: `json('true')`.
 */
export function jobJson<Type extends JobType>(type: Type, fields: JobFields<Type>): SQL {
  const pairs = Object.entries<SQL | string | number | null | undefined>(fields)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => sql`${sql.raw(`'${field}'`)}, ${value}`);
  return sql`json_object('type', ${sql.raw(`'${type}'`)}, ${sql.join(pairs, sql`, `)})`;
}
