import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { jsonObject } from '../database/expressions.ts';
import type { JobOf, JobType } from './job.ts';

type JobFields<Type extends JobType> = {
  [Field in keyof Omit<JobOf<Type>, 'type'>]:
    | SQLWrapper
    | Extract<JobOf<Type>[Field], string | number | null | undefined>;
};

export function selectJobIf(job: SQL | string, condition: SQL | undefined): SQL {
  return sql`select ${job} as job where ${condition}`;
}

/**
 * A job as JSON, for statements in which some of its fields are only known to the database. Those
 * are SQL; objects, lists and booleans must be JSON in SQL too: `json('true')`.
 */
export function jobJson<Type extends JobType>(type: Type, fields: JobFields<Type>): SQL {
  return jsonObject({ type: sql.raw(`'${type}'`), ...fields });
}
