import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';

let owner: Owner;

/** Adds a document with this recognition confidence, 0 for none; null for one with a text layer. */
async function add(name: string, confidence: number | null) {
  const { id } = await uploadDocument(owner, { name, content: name });
  await harness.finishJobs();
  const recognition = {
    pagesDone: 1,
    pagesTotal: 1,
    recognizedPages: 1,
    languages: [],
    confidence,
  };
  const value = confidence === null ? null : JSON.stringify(recognition);
  const database = harness.platform().databaseFor(owner.organizationId);
  await database.run(sql`
    update documents set recognition = ${value}, extraction_state = ${confidence === 0 ? 'none' : 'done'}
    where id = ${id}`);
}

const namesOf = async (query: string) => {
  const { documents } = await owner.get<{ documents: { name: string }[] }>(
    `${owner.org}/documents?${query}`,
  );
  return documents.map(({ name }) => name);
};

beforeAll(async () => {
  owner = await createOwner();
  await add('sure.txt', 96);
  await add('typed.txt', null);
  await add('doubtful.txt', 41);
  await add('blank.txt', 0);
  await add('fair.txt', 78);
});

describe('documents sorted by confidence', () => {
  it('begin with the least certain text, and end with what was not recognized', async () => {
    const order = ['doubtful.txt', 'fair.txt', 'sure.txt', 'typed.txt', 'blank.txt'];
    expect(await namesOf('sortField=confidence&sortOrder=asc')).toEqual(order);
    expect(await namesOf('sortField=confidence&sortOrder=desc')).toEqual(order.toReversed());
  });

  it('are filtered by what is doubtful', async () => {
    const query = 'sortField=confidence&sortOrder=asc&extractionState=failed';
    expect(await namesOf(query)).toEqual(['doubtful.txt']);
  });
});
