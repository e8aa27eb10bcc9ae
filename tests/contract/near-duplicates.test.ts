import { describe, expect, it } from 'vitest';
import { addMember } from '../support/access.ts';
import { createTextDocument, unknownId } from '../support/builders.ts';
import { createOwner, createUser, type Owner } from '../support/client.ts';
import { forms } from '../support/near-duplicates/forms.ts';
import { misread } from '../support/near-duplicates/misread.ts';
import { createRandom } from '../support/random.ts';
import { sourcePage } from '../support/scans/pages/pages.ts';
import { textOfPage } from '../support/scans/pages/page.ts';

const pathOf = (owner: Owner, id: string) => `${owner.org}/documents/${id}`;
const letter = textOfPage(sourcePage('kuendigung'));
const random = createRandom(4);
const scan = (text: string) => misread(text, 0.01, random);

async function add(owner: Owner, name: string, content: string) {
  return (await createTextDocument(owner, { name, content })).id;
}

async function namesFor(owner: Owner, id: string, client: Pick<Owner, 'get'> = owner) {
  const path = `${pathOf(owner, id)}/near-duplicates`;
  const { documents } = await client.get<{ documents: { name: string }[] }>(path);
  return documents.map(({ name }) => name);
}

async function setUp() {
  const owner = await createOwner();
  const mailed = await add(owner, 'mailed.txt', letter);
  for (const month of [0, 1, 2]) {
    await add(owner, `power-${month}.txt`, forms['power']?.(month, random) ?? '');
  }
  const scanned = await add(owner, 'scanned.txt', scan(letter));
  return { owner, mailed, scanned };
}

describe('the near-duplicates of a document', () => {
  it('are other scans of its paper, found from both, and no forms of other months', async () => {
    const { owner, mailed, scanned } = await setUp();
    expect(await namesFor(owner, scanned)).toEqual(['mailed.txt']);
    expect(await namesFor(owner, mailed)).toEqual(['scanned.txt']);
    const power = await add(owner, 'power-3.txt', forms['power']?.(3, random) ?? '');
    expect(await namesFor(owner, power)).toEqual([]);
    const again = await add(owner, 'again.txt', scan(letter));
    expect((await namesFor(owner, again)).toSorted()).toEqual(['mailed.txt', 'scanned.txt']);
  });

  it('are found among many papers of the same sender', async () => {
    const owner = await createOwner();
    const first = forms['phone']?.(0, random) ?? '';
    await add(owner, 'first.txt', first);
    for (let month = 1; month < 12; month += 1) {
      for (const copy of [1, 2, 3]) {
        const text = forms['phone']?.(month, random) ?? '';
        await add(owner, `${month}-${copy}.txt`, text.replaceAll('2026', String(2026 + copy)));
      }
    }
    expect(await namesFor(owner, await add(owner, 'scan.txt', scan(first)))).toEqual(['first.txt']);
  });

  it('are none that a person has decided about, until that is taken back', async () => {
    const { owner, mailed, scanned } = await setUp();
    const path = `${pathOf(owner, scanned)}/related/${mailed}`;
    for (const kind of ['different', 'linked', 'unrelated']) {
      await owner.call('PUT', path, { body: { kind }, status: 204 });
      expect(await namesFor(owner, scanned)).toEqual([]);
      expect(await namesFor(owner, mailed)).toEqual([]);
      await owner.call('DELETE', `${path}?kind=${kind}`, { status: 204 });
      expect(await namesFor(owner, scanned)).toEqual(['mailed.txt']);
    }
  });

  it('are none in the trash, for those in it, and without a text', async () => {
    const { owner, mailed, scanned } = await setUp();
    await owner.call('DELETE', pathOf(owner, mailed), { status: 204 });
    expect(await namesFor(owner, scanned)).toEqual([]);
    expect(await namesFor(owner, mailed)).toEqual([]);
    await owner.post(`${pathOf(owner, mailed)}/restore`, undefined, 204);
    expect(await namesFor(owner, scanned)).toEqual(['mailed.txt']);
    await owner.call('PATCH', pathOf(owner, mailed), { body: { content: '' } });
    expect(await namesFor(owner, scanned)).toEqual([]);
    expect(await namesFor(owner, mailed)).toEqual([]);
  });

  it('are of its organization, and listed for viewers', async () => {
    const { owner, scanned } = await setUp();
    const stranger = await createOwner();
    const theirs = await add(stranger, 'theirs.txt', scan(letter));
    expect(await namesFor(stranger, theirs)).toEqual([]);
    for (const id of [theirs, unknownId('doc')]) {
      await owner.fails('GET', `${pathOf(owner, id)}/near-duplicates`, {
        code: 'document.not_found',
      });
    }
    await stranger.fails('GET', `${pathOf(owner, scanned)}/near-duplicates`, {
      code: 'auth.forbidden',
    });
    const viewer = await createUser();
    await addMember(owner, viewer, 'viewer');
    expect(await namesFor(owner, scanned, viewer)).toEqual(['mailed.txt']);
  });
});
