import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { fillNameSort } from '../support/cron-steps.ts';

async function namesOf(owner: Owner, options: { sortOrder?: string; pageSize?: number } = {}) {
  const { sortOrder = 'asc', pageSize = 100 } = options;
  const { documents } = await owner.get<{ documents: { name: string }[] }>(
    `${owner.org}/documents?sortField=name&sortOrder=${sortOrder}&pageSize=${pageSize}`,
  );
  return documents.map(({ name }) => name);
}

const upload = (owner: Owner, name: string) => uploadDocument(owner, { name, content: name });

/** Inserts documents as they were before sort keys existed. */
function insertWithoutKeys({ organizationId }: Owner, names: string[]) {
  return harness.platform().databaseFor(organizationId).run(sql`
    insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
      declared_mime_type, extraction_state, created_at)
    select 'doc_' || substr(${organizationId}, 5, 18) || printf('%06d', key), ${organizationId}, value, value, 1, key, 'text/plain', '', 'done', key
    from json_each(${JSON.stringify(names)})`);
}

async function countWithoutKey({ organizationId }: Owner) {
  const rows = await harness
    .platform()
    .databaseFor(organizationId)
    .all<{ without_key: number }>(
      sql`select count(*) as without_key from documents where organization_id = ${organizationId} and name_sort is null`,
    );
  return rows[0]?.without_key;
}

describe('documents sorted by name', () => {
  it('are sorted as people do: without case and accents, and numbers by their values', async () => {
    const owner = await createOwner();
    for (const name of ['zoo.txt', 'Ärzte.txt', 'Rechnung 10.txt', 'Rechnung 2.txt', 'apfel.txt']) {
      await upload(owner, name);
    }
    const order = ['apfel.txt', 'Ärzte.txt', 'Rechnung 2.txt', 'Rechnung 10.txt', 'zoo.txt'];
    expect(await namesOf(owner)).toEqual(order);
    expect(await namesOf(owner, { sortOrder: 'desc' })).toEqual(order.toReversed());
  });

  it('move when they are renamed, and return from the trash to where they were', async () => {
    const owner = await createOwner();
    const [moved] = [await upload(owner, 'a 1.txt'), await upload(owner, 'ä 3.txt')];
    const path = `${owner.org}/documents/${moved.id}`;
    await owner.call('PATCH', path, { body: { name: 'Ä 20.txt' } });
    expect(await namesOf(owner)).toEqual(['ä 3.txt', 'Ä 20.txt']);
    await owner.call('DELETE', path, { status: 204 });
    await owner.call('POST', `${path}/restore`, { status: 204 });
    expect(await namesOf(owner)).toEqual(['ä 3.txt', 'Ä 20.txt']);
  });

  it('get their keys from Cron where they have none, in bounded steps', async () => {
    const owner = await createOwner();
    await insertWithoutKeys(owner, ['Zoo', 'b 10', 'B 9', 'Ä']);
    expect(await namesOf(owner)).toEqual(['b 10', 'B 9', 'Zoo', 'Ä']);
    await fillNameSort(harness.platform());
    expect(await namesOf(owner)).toEqual(['Ä', 'B 9', 'b 10', 'Zoo']);

    const large = await createOwner();
    await insertWithoutKeys(
      large,
      Array.from({ length: 5001 }, (_, index) => `Scan ${index}`),
    );
    await fillNameSort(harness.platform());
    expect(await countWithoutKey(large)).toBe(1);
    await fillNameSort(harness.platform());
    expect(await countWithoutKey(large)).toBe(0);
    expect(await namesOf(large, { pageSize: 3 })).toEqual(['Scan 0', 'Scan 1', 'Scan 2']);
  });

  it('lose a key that a change of the name has left as it was', async () => {
    const owner = await createOwner();
    await upload(owner, 'a.txt');
    await upload(owner, 'b.txt');
    await harness
      .platform()
      .databaseFor(owner.organizationId)
      .run(
        sql`update documents set name = 'Übersicht.txt' where organization_id = ${owner.organizationId} and name = 'a.txt'`,
      );
    expect(await countWithoutKey(owner)).toBe(1);
    await fillNameSort(harness.platform());
    expect(await namesOf(owner)).toEqual(['b.txt', 'Übersicht.txt']);
  });
});
