import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../shared/bytes/sha256.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';

const pathOf = (owner: Owner) => `${owner.org}/documents/known-files`;
const known = (owner: Owner, sha256: string[]) => owner.post(pathOf(owner), { sha256 }, 200);

describe('known files', () => {
  it('are the documents with these bytes, active or in the trash', async () => {
    const owner = await createOwner();
    const active = await createTextDocument(owner, { content: 'active' });
    const trashed = await createTextDocument(owner, { content: 'trashed' });
    await createTextDocument(owner, { content: 'not asked for' });
    await owner.call('DELETE', `${owner.org}/documents/${trashed.id}`, { status: 204 });
    const [first, second] = [await sha256Hex('active'), await sha256Hex('trashed')];
    const { documents } = (await known(owner, [second, first, await sha256Hex('new'), first])) as {
      documents: { sha256: string }[];
    };
    expect(new Map(documents.map((each) => [each.sha256, each]))).toEqual(
      new Map([
        [first, { documentId: active.id, sha256: first, isDeleted: false }],
        [second, { documentId: trashed.id, sha256: second, isDeleted: true }],
      ]),
    );
    expect(documents).toHaveLength(2);
  });

  it('are not those of other organizations', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    await createTextDocument(stranger, { content: 'theirs' });
    expect(await known(owner, [await sha256Hex('theirs')])).toEqual({ documents: [] });
    const response = await owner.request('POST', pathOf(stranger), {
      sha256: [await sha256Hex('theirs')],
    });
    expect(response.status).toBe(403);
  });

  it.each([
    ['none', []],
    ['more than 500', Array.from({ length: 501 }, (_, index) => `${index}`.padStart(64, '0'))],
    ['upper case', ['A'.repeat(64)]],
    ['another length', ['a'.repeat(63)]],
    ['a pattern', ['%'.repeat(64)]],
  ])('are refused of %s', async (_, sha256) => {
    const owner = await createOwner();
    const code = 'request.invalid';
    await owner.fails('POST', pathOf(owner), { code, body: { sha256 } });
  });
});
