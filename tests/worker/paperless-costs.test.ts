import { createExecutionContext } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import { createTag, insertDocuments } from '../support/builders.ts';
import { createOwner } from '../support/client.ts';
import { environment } from '../support/environment.ts';
import { paperlessClient, type PaperlessClient } from '../support/paperless.ts';

/** A client of an archive whose documents have a tag, a type and dates over ten years. */
async function createArchive(count: number): Promise<PaperlessClient> {
  const owner = await createOwner();
  const { organizationId } = owner;
  await insertDocuments(owner, count);
  const { id: tagId } = await createTag(owner, { name: 'Paper' });
  const platform = createPlatform(environment, createExecutionContext());
  const database = platform.databaseFor(organizationId);
  await database.run(sql`
    update documents set document_date = date('2015-01-01', (sequence * 7919 % 3650) || ' days'), document_type = 'letter'
    where organization_id = ${organizationId}`);
  await database.run(sql`
    insert into document_tags (document_id, tag_id, organization_id, document_sequence)
    select id, ${tagId}, organization_id, sequence from documents where organization_id = ${organizationId}`);
  return paperlessClient(owner);
}

const paths = [
  'documents/?page=1&page_size=25&ordering=-created,id',
  'documents/?page=2&page_size=25&ordering=-added&truncate_content=true',
  'documents/?page_size=25&ordering=title',
  'documents/?page_size=25&fields=id',
  'documents/?tags__id__all=1&page_size=25',
  'documents/?tags__id__in=1&page_size=25&ordering=-added',
  'documents/?tags__name__iexact=paper&page_size=25',
  'documents/?document_type__id=11&page_size=25&ordering=-created',
  'documents/?created__date__gte=2016-01-01&page_size=25&ordering=-created',
  'documents/1/',
  'tags/',
  'document_types/',
  'statistics/',
];

/** Returns the costs of requests once everything has its number. */
async function costsOf(client: PaperlessClient) {
  const types = await client.list<{ id: number; name: string }>('document_types/');
  expect(types.results.find(({ name }) => name === 'Letter')?.id).toBe(11);
  await client.list('tags/');
  const costs = new Map<string, { trips: number; read: number }>();
  for (const path of paths) {
    await client.get(path);
    const response = await client.request('GET', path);
    await response.arrayBuffer();
    const timing = response.headers.get('server-timing') ?? '';
    const [trips = 0, read = 0] = (timing.match(/\d+(?= (?:trips|read))/g) ?? []).map(Number);
    costs.set(path, { trips, read });
  }
  return costs;
}

it('reads no more rows of a large archive than of a small one', async () => {
  const small = await costsOf(await createArchive(1200));
  const large = await costsOf(await createArchive(7200));
  for (const [path, { trips, read }] of large) {
    expect(read, path).toBeGreaterThan(0);
    expect(read, path).toBeLessThanOrEqual((small.get(path)?.read ?? 0) * 1.2);
    expect(trips, path).toBeLessThanOrEqual(4);
  }
}, 180_000);
