import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import {
  checkIntegrity,
  firstIntegrityCursor,
  type IntegrityCursor,
  type IntegrityStep,
} from '../../worker/operations/integrity/check-integrity.ts';
import { createTag, insertDocuments } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { shardOf } from '../support/shards.ts';

type Part = IntegrityCursor['part'];

const documents = 2300;
const mostRows = 40_000;

let owner: Owner;
let tagIds: string[];

const databaseOf = (of: Owner) => harness.platform().databaseFor(of.organizationId);

beforeAll(async () => {
  await harness.empty();
  owner = await createOwner();
  const { organizationId } = owner;
  const database = databaseOf(owner);
  await insertDocuments(owner, documents);
  const tags = Array.from({ length: 20 }, (_, index) => createTag(owner, { name: `Tag ${index}` }));
  tagIds = (await Promise.all(tags)).map(({ id }) => id);
  await database.run(sql`
    insert into document_tags (document_id, tag_id, organization_id, document_sequence)
    select documents.id, tag.value, organization_id, sequence
    from documents cross join json_each(${JSON.stringify(tagIds)}) as tag where organization_id = ${organizationId}`);
  await database.run(sql`
    insert into document_search (rowid, name) select sequence, name from documents where organization_id = ${organizationId}`);
});

/** Returns the findings and the number of read rows of each step of a part. */
async function stepsOf(part: Part, after: string | number, limit: number) {
  const steps: { found: string[]; rowsRead: number }[] = [];
  const database = await shardOf(owner);
  let cursor: IntegrityCursor | null = { ...firstIntegrityCursor, database, part, after };
  while (cursor?.part === part) {
    const platform = harness.platform();
    const before = platform.databaseUsage.rowsRead;
    const { problems, next }: IntegrityStep = await checkIntegrity(platform, cursor, { limit });
    steps.push({
      found: problems.map(({ subject }) => subject),
      rowsRead: platform.databaseUsage.rowsRead - before,
    });
    cursor = next;
  }
  return steps;
}

describe('a step of the integrity check', () => {
  it('counts no more documents of an organization than its rows allow', async () => {
    const [, tagId = ''] = tagIds;
    await databaseOf(owner).run(sql`update tags set documents_count = 7 where id = ${tagId}`);
    const steps = await stepsOf('counts', '', 100);
    expect(steps.map(({ found }) => found)).toEqual([[], [], [], [], [tagId], []]);
    expect(Math.max(...steps.map(({ rowsRead }) => rowsRead))).toBeLessThan(mostRows);
  });

  it('reads rows of the index only that no step before has read', async () => {
    const database = databaseOf(owner);
    const [lost] = await database.all<{ sequence: number }>(sql`
      select sequence from documents where organization_id = ${owner.organizationId}
      order by sequence limit 1 offset 1150`);
    const sequence = lost?.sequence ?? 0;
    await database.run(sql`delete from documents where sequence = ${sequence}`);
    await database.run(sql`insert into document_search (rowid, name) values (${sequence}, 'lost')`);
    const steps = await stepsOf('index', 0, 10);
    // A step has 500 rows, each read with its document.
    expect(steps.map(({ found }) => found)).toEqual([[], [], [String(sequence)], [], [], []]);
    expect(Math.max(...steps.map(({ rowsRead }) => rowsRead))).toBeLessThan(1100);
  });
});
