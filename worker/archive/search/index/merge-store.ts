import { sql } from 'drizzle-orm';
import { runBatch, type Database, type Statement } from '../../../database/database.ts';

/** Few enough not to slow searches down. SQLite may keep fewer apart, if one is much larger than the other. */
const fewSegments = 4;

/** Continues to merge the segments of the full-text indexes, writing about `pages` pages of each. */
export async function mergeIndexes(database: Database, pages: number): Promise<void> {
  await runBatch(
    database,
    ['document_search', 'search_word_parts'].map((index) => mergeIndex(database, index, pages)),
  );
}

/** Rows of an index from this id on say what was deleted from its segments. */
const firstTombstone = sql.raw('(1 << 53)');

/**
 * https://sqlite.org/fts5.html#the_merge_command. Segments are counted by skipping: each has thousands of rows. What was
 * deleted takes space until its segment is written again, which is done where that is a tenth of it.
 */
function mergeIndex(database: Database, index: string, pages: number): Statement {
  const name = sql.raw(index);
  const segments = sql.raw(`${index}_idx`);
  return database.run(sql`
    with recursive segments(id) as (
      select min(segid) from ${segments}
      union all
      select (select min(segid) from ${segments} where segid > segments.id) from segments where segments.id is not null)
    insert into ${name} (${name}, rank)
    select 'merge', ${pages}
    where (select count(id) from segments) > ${fewSegments}
      or exists (select 1 from ${sql.raw(`${index}_data`)} where id >= ${firstTombstone})`);
}
