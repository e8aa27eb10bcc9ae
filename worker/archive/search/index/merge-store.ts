import { sql } from 'drizzle-orm';
import { runBatch, type Database, type Statement } from '../../../database/database.ts';

/**
 * This number of segments does not slow searches down. SQLite may keep more if one is much larger
 * than the others.
 */
const fewSegments = 4;

export async function mergeIndexes(database: Database, pages: number): Promise<void> {
  await runBatch(
    database,
    ['document_search', 'search_word_parts'].map((index) => mergeIndex(database, index, pages)),
  );
}

/** Rows of an index with this id or a larger one list what was deleted from its segments. */
const firstTombstone = sql.raw('(1 << 53)');

/**
 * See https://sqlite.org/fts5.html#the_merge_command. Segments are counted by skipping from one to
 * the next, because each has thousands of rows. Deleted entries take space until their segment is
 * written again, which happens once they are a tenth of it.
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
