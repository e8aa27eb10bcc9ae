import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { TagProposal } from '../../shared/archive/tag-proposals/tag-proposal.ts';
import { addMember } from '../support/access.ts';
import { activityOf, createTag, createTextDocument, unknownId } from '../support/builders.ts';
import { createOwner, createUser, type Owner } from '../support/client.ts';

const senders = {
  power: (number: number) =>
    `Stadtwerke Ebersbach GmbH\nJahresabrechnung Strom ${number}\nIhr Stromverbrauch betrug ${number} Kilowattstunden am Zählpunkt Mühlgasse. Der Abschlag wird monatlich abgebucht. Netzentgelte, Messstellenbetrieb und Konzessionsabgabe sind enthalten.`,
  doctor: (number: number) =>
    `Praxis Dr. Ilse Wengert\nHonorarrechnung ${number}\nUntersuchung und Beratung nach Gebührenordnung für Ärzte, Laborleistungen, Ultraschall. Bitte reichen Sie diese Liquidation bei Ihrer Krankenversicherung ein. Nummer ${number}.`,
};

const documentOf = (owner: Owner, id: string) => `${owner.org}/documents/${id}`;
const pathOf = (owner: Owner, id: string) => `${documentOf(owner, id)}/tag-proposals`;

async function proposalsFor(owner: Owner, id: string): Promise<TagProposal[]> {
  return (await owner.get<{ proposals: TagProposal[] }>(pathOf(owner, id))).proposals;
}

const namesFor = async (owner: Owner, id: string) =>
  (await proposalsFor(owner, id)).map(({ tag }) => tag.name);

async function tagsOf(owner: Owner, id: string) {
  const { document } = await owner.get<{ document: { tags: { name: string }[] } }>(
    documentOf(owner, id),
  );
  return document.tags.map(({ name }) => name);
}

const update = (owner: Owner, path: string, state: string) =>
  owner.call('PATCH', path, { body: { state } });

async function addLetter(owner: Owner, content: string, tagIds: string[] = []) {
  const { id } = await createTextDocument(owner, { content });
  for (const tagId of tagIds) await owner.post(`${documentOf(owner, id)}/tags`, { tagId }, 204);
  return id;
}

async function createArchive() {
  const owner = await createOwner();
  const power = await createTag(owner, { name: 'Energy' });
  const health = await createTag(owner, { name: 'Health' });
  for (const number of [4101, 4102]) {
    await addLetter(owner, senders.power(number), [power.id]);
    await addLetter(owner, senders.doctor(number), [health.id]);
  }
  const id = await addLetter(owner, senders.power(4103));
  return { owner, power, health, id };
}

describe('the proposed tags of a document', () => {
  it('are those of the most similar documents', async () => {
    const { owner, power, id } = await createArchive();
    const [proposal, ...others] = await proposalsFor(owner, id);
    expect(others).toEqual([]);
    const { name, color } = power;
    expect(proposal?.tag).toEqual({ id: power.id, name, color });
    expect(proposal?.confidence).toBeGreaterThan(60);
    const other = await addLetter(owner, senders.doctor(4103));
    expect(await namesFor(owner, other)).toEqual(['Health']);
    const unlike = 'Wanderkarte Schwäbische Alb: Rundweg vom Parkplatz über den Aussichtsturm';
    expect(await namesFor(owner, await addLetter(owner, unlike))).toEqual([]);
  });

  it.each([
    [
      'Japanese',
      (number: number) =>
        `東京電力エナジーパートナー株式会社\n電気ご使用量のお知らせ\nご契約番号 ${number}\n今月のご使用量は${number}キロワット時です。`,
      '整形外科医院\n診療明細書\n初診料、処置料、投薬料をご請求いたします。',
    ],
    [
      'Chinese',
      (number: number) =>
        `上海市电力公司\n电费通知单\n用户编号${number}，本月用电量${number}千瓦时，请按时缴纳电费。`,
      '仁爱医院门诊收费票据\n挂号费、诊察费、西药费',
    ],
  ])('are found in %s texts, which have no spaces', async (_, power, other) => {
    const owner = await createOwner();
    const energy = await createTag(owner, { name: 'Energy' });
    for (const number of [4101, 4102]) await addLetter(owner, power(number), [energy.id]);
    expect(await namesFor(owner, await addLetter(owner, power(4103)))).toEqual(['Energy']);
    expect(await namesFor(owner, await addLetter(owner, other))).toEqual([]);
  });

  it('need two documents, and most of the similar ones', async () => {
    const owner = await createOwner();
    const [one, most] = [await createTag(owner), await createTag(owner)];
    await addLetter(owner, senders.power(1), [one.id, most.id]);
    const id = await addLetter(owner, senders.power(9));
    expect(await proposalsFor(owner, id)).toEqual([]);
    for (const number of [2, 3, 4]) await addLetter(owner, senders.power(number), [most.id]);
    expect(await namesFor(owner, id)).toEqual([most.name]);
  });

  it('are at most three', async () => {
    const owner = await createOwner();
    const tags = [];
    for (let count = 0; count < 5; count += 1) tags.push((await createTag(owner)).id);
    for (const number of [1, 2]) await addLetter(owner, senders.power(number), tags);
    const id = await addLetter(owner, senders.power(3));
    expect(await proposalsFor(owner, id)).toHaveLength(3);
  });

  it('are found by the correspondent where texts are different', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner);
    const { correspondent } = await owner.post<{ correspondent: { id: string } }>(
      `${owner.org}/correspondents`,
      { name: 'Q' },
    );
    const ids = [
      await addLetter(owner, 'meadow barley', [tag.id]),
      await addLetter(owner, 'granite harbour', [tag.id]),
      await addLetter(owner, 'copper lantern'),
    ];
    const last = ids[2] ?? '';
    for (const other of ['velvet', 'orchard', 'timber', 'saddle']) {
      await addLetter(owner, `${other} nothing alike`, [(await createTag(owner)).id]);
    }
    expect(await namesFor(owner, last)).toEqual([]);
    for (const id of ids) {
      const body = { correspondentId: correspondent.id };
      await owner.call('PATCH', documentOf(owner, id), { body });
    }
    expect(await namesFor(owner, last)).toEqual([tag.name]);
  });

  it('are none of deleted tags, of documents in the trash, and for them', async () => {
    const { owner, power, id } = await createArchive();
    await owner.call('DELETE', documentOf(owner, id), { status: 204 });
    expect(await namesFor(owner, id)).toEqual([]);
    await owner.post(`${documentOf(owner, id)}/restore`, undefined, 204);
    expect(await namesFor(owner, id)).toEqual(['Energy']);
    await owner.call('DELETE', `${owner.org}/tags/${power.id}`, { status: 204 });
    expect(await namesFor(owner, id)).toEqual([]);
    const again = await createTag(owner, { name: 'Again' });
    const similar = [
      await addLetter(owner, senders.power(5), [again.id]),
      await addLetter(owner, senders.power(6), [again.id]),
    ];
    expect(await namesFor(owner, id)).toEqual(['Again']);
    for (const each of similar)
      await owner.call('DELETE', documentOf(owner, each), { status: 204 });
    expect(await namesFor(owner, id)).toEqual([]);
  });

  it('are none of other organizations', async () => {
    await createArchive();
    const owner = await createOwner();
    const id = await addLetter(owner, senders.power(4103));
    expect(await proposalsFor(owner, id)).toEqual([]);
    const { owner: other, id: otherId } = await createArchive();
    await owner.fails('GET', pathOf(owner, otherId), {
      code: 'document.not_found',
    });
    expect(await namesFor(other, otherId)).toEqual(['Energy']);
  });
});

describe('a proposed tag', () => {
  it('is added by a person, and can be taken back', async () => {
    const { owner, power, id } = await createArchive();
    const path = `${pathOf(owner, id)}/${power.id}`;
    await update(owner, path, 'set');
    expect(await tagsOf(owner, id)).toEqual(['Energy']);
    expect(await proposalsFor(owner, id)).toEqual([]);
    const [added] = await activityOf(owner, id);
    expect(added).toMatchObject({
      event: 'tagged',
      user: { name: owner.name },
      tag: { name: 'Energy' },
    });
    await update(owner, path, 'set');
    expect(await tagsOf(owner, id)).toEqual(['Energy']);
    await update(owner, path, 'proposed');
    expect(await tagsOf(owner, id)).toEqual([]);
    expect(await namesFor(owner, id)).toEqual(['Energy']);
  });

  it('is not proposed again once a person has dismissed it, until that is taken back', async () => {
    const { owner, power, id } = await createArchive();
    const path = `${pathOf(owner, id)}/${power.id}`;
    for (let times = 0; times < 2; times += 1) await update(owner, path, 'dismissed');
    expect(await proposalsFor(owner, id)).toEqual([]);
    const other = await addLetter(owner, senders.power(4104));
    expect(await namesFor(owner, other)).toEqual(['Energy']);
    await update(owner, path, 'proposed');
    expect(await namesFor(owner, id)).toEqual(['Energy']);
  });

  it('is not proposed again for documents that a person has removed it from', async () => {
    const { owner, power, id } = await createArchive();
    const other = await addLetter(owner, senders.power(4104));
    for (const documentId of [id, other]) {
      await owner.post(`${documentOf(owner, documentId)}/tags`, { tagId: power.id }, 204);
    }
    await owner.call('DELETE', `${documentOf(owner, id)}/tags/${power.id}`, { status: 204 });
    const body = { filter: { documentIds: [other] }, addTagIds: [], removeTagIds: [power.id] };
    await owner.call('POST', `${owner.org}/documents/batch/tags`, { body });
    expect(await proposalsFor(owner, id)).toEqual([]);
    expect(await proposalsFor(owner, other)).toEqual([]);
  });

  it('must be one of the organization, and so must the document', async () => {
    const { owner, power, id } = await createArchive();
    const stranger = await createArchive();
    for (const state of ['set', 'dismissed', 'proposed']) {
      for (const tagId of [unknownId('tag'), stranger.power.id]) {
        await owner.fails('PATCH', `${pathOf(owner, id)}/${tagId}`, {
          body: { state },
          code: 'tag.not_found',
        });
      }
      await owner.fails('PATCH', `${pathOf(owner, stranger.id)}/${power.id}`, {
        body: { state },
        code: 'document.not_found',
      });
    }
  });

  it('cannot be changed by viewers', async () => {
    const { owner, power, id } = await createArchive();
    const viewer = await createUser();
    await addMember(owner, viewer, 'viewer');
    await viewer.fails('PATCH', `${pathOf(owner, id)}/${power.id}`, {
      body: { state: 'set' },
      code: 'auth.forbidden',
    });
    await harness.finishJobs();
    expect(await tagsOf(owner, id)).toEqual([]);
  });
});
