import { sql } from 'drizzle-orm';
import { runBatch, type Database, type Statement } from '../../../database/database.ts';

/** So few pieces cost a search little; fewer may stay apart because one is much larger than the other. */
const fewPieces = 4;

/** Goes on joining pieces of the full-text indexes, writing about so many pages of each; nothing where there are few. */
export async function mergeIndexes(database: Database, pages: number): Promise<void> {
  await runBatch(
    database,
    ['document_search', 'search_word_parts'].map((index) => mergeIndex(database, index, pages)),
  );
}

/** https://sqlite.org/fts5.html#the_merge_command. Pieces are counted by leaps: each has thousands of rows. */
function mergeIndex(database: Database, index: string, pages: number): Statement {
  const name = sql.raw(index);
  const pieces = sql.raw(`${index}_idx`);
  return database.run(sql`
    with recursive pieces(id) as (
      select min(segid) from ${pieces}
      union all
      select (select min(segid) from ${pieces} where segid > pieces.id) from pieces where pieces.id is not null)
    insert into ${name} (${name}, rank)
    select 'merge', ${pages} where (select count(id) from pieces) > ${fewPieces}`);
}
