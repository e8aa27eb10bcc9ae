import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createOwner, formWith, uploadDocument, type Owner } from '../support/client.ts';
import { createCorrespondent, setCorrespondent } from '../support/correspondents.ts';

type Named = { id: string; name: string } | null;
type Letter = { head: string; foot?: string; body?: string; to?: string };

const letter = ({ head, foot = '', body = '', to = '' }: Letter, number = 1) => `${head}

Herrn
Uwe Brandt
Südplatz 4
04275 Leipzig
${to}

Rechnung Nr. 2023-${number}

Rechnungsdatum: 02.11.2023

Sehr geehrter Herr Brandt,
wir berechnen Ihnen die folgenden Leistungen. ${body}

Rechnungsbetrag 3.238,35 EUR
Zahlbar bis 16.11.2023 ohne Abzug.
Mit freundlichen Grüßen

${foot}`;

const heads = {
  first: 'Malerbetrieb Kästner GmbH\nBäckergasse 17, 04109 Leipzig',
  second: 'Tiefbau Oswald KG\nHafenstraße 3, 18055 Rostock',
  third: 'Gartenbau Melzer OHG\nAm Anger 9, 99084 Erfurt',
};
const iban = 'Sparkasse, IBAN DE89 3704 0044 0532 0130 00';
const vatId = 'USt-IdNr. DE136695976';

async function upload(owner: Owner, content: string) {
  const { id } = await uploadDocument(owner, { name: 'letter.txt', content });
  await harness.finishJobs();
  return { id, correspondent: await correspondentOf(owner, id) };
}

async function correspondentOf(owner: Owner, id: string) {
  const path = `${owner.org}/documents/${id}`;
  return (await owner.get<{ document: { correspondent: Named } }>(path)).document.correspondent;
}

async function createCorrected(first: Letter, options?: Parameters<typeof createOwner>[0]) {
  const owner = await createOwner(options);
  const { id } = await createCorrespondent(owner, 'Onkel Karl');
  const document = await upload(owner, letter(first));
  expect(document.correspondent?.id).not.toBe(id);
  await setCorrespondent(owner, document.id, id);
  return { owner, karl: { id, name: 'Onkel Karl' }, documentId: document.id };
}

describe('the second letter of a sender that a person has corrected', () => {
  it.each<[string, Letter, Letter]>([
    ['the IBAN', { head: heads.first, foot: iban }, { head: heads.second, foot: iban }],
    ['the VAT id', { head: heads.first, foot: vatId }, { head: heads.second, foot: vatId }],
    [
      'the web site',
      { head: `${heads.first}\nwww.karl-malt.de` },
      { head: heads.second, foot: 'https://rechnung.karl-malt.de/' },
    ],
    [
      'the domain of its mail',
      { head: heads.first, foot: 'E-Mail: buero@karl-malt.de' },
      { head: `${heads.second}\nE-Mail: rechnung@karl-malt.de` },
    ],
    [
      'its address at a mail provider',
      { head: heads.first, foot: 'E-Mail: karl.malt@gmx.de' },
      { head: `${heads.second}\nE-Mail: karl.malt@gmx.de` },
    ],
    ['the name in the letterhead', { head: heads.first }, { head: heads.first }],
  ])('is right by %s', async (_mark, first, second) => {
    const { owner, karl } = await createCorrected(first);
    expect((await upload(owner, letter(second, 2))).correspondent).toEqual(karl);
    const stranger = await upload(await createOwner(), letter(second, 2));
    expect(stranger.correspondent?.name).not.toBe(karl.name);
  });

  it('is what it says again once many others were given none', async () => {
    const { owner, karl, documentId } = await createCorrected({
      head: `${heads.first}\nwww.karl-malt.de`,
    });
    await owner.call('POST', `${owner.org}/documents/batch/fields`, {
      body: { filter: { documentIds: [documentId] }, values: { correspondentId: null } },
    });
    const second = await upload(owner, letter({ head: heads.second, foot: 'www.karl-malt.de' }, 2));
    expect(second.correspondent).not.toEqual(karl);
  });

  it('is right also if it was set with many others, or with the upload', async () => {
    const head = `${heads.first}\nwww.karl-malt.de`;
    const owner = await createOwner();
    const { id } = await createCorrespondent(owner, 'Onkel Karl');
    const { id: documentId } = await upload(owner, letter({ head }));
    const values = { correspondentId: id };
    await owner.call('POST', `${owner.org}/documents/batch/fields`, {
      body: { filter: { documentIds: [documentId] }, values },
    });
    const second = await upload(owner, letter({ head: heads.second, foot: 'www.karl-malt.de' }, 2));
    expect(second.correspondent?.id).toBe(id);

    const other = await createOwner();
    const form = formWith({ name: 'letter.txt', content: letter({ head }) });
    const withMetadata = new FormData();
    withMetadata.set('metadata', JSON.stringify({ correspondent: 'Onkel Karl' }));
    withMetadata.set('file', form.get('file') as File);
    await other.post(`${other.org}/documents`, withMetadata);
    await harness.finishJobs();
    const next = await upload(other, letter({ head: heads.second, foot: 'www.karl-malt.de' }, 2));
    expect(next.correspondent?.name).toBe('Onkel Karl');
  });
});

describe('the next letter of a sender that a person has confirmed in the Inbox', () => {
  it('is right also if only its web site is the same', async () => {
    const owner = await createOwner();
    const site = 'www.karl-malt.de';
    const head = `${heads.first}\n${site}`;
    const first = await upload(owner, letter({ head }));
    expect(first.correspondent?.name).toBe('Malerbetrieb Kästner GmbH');
    const before = await upload(owner, letter({ head: heads.second, foot: site }, 2));
    expect(before.correspondent).not.toEqual(first.correspondent);
    await owner.post(
      `${owner.org}/documents/batch/inbox`,
      { filter: { documentIds: [first.id] }, isInInbox: false },
      200,
    );
    const next = await upload(owner, letter({ head: heads.third, foot: site }, 3));
    expect(next.correspondent).toEqual(first.correspondent);
  });
});

describe('a mark of a sender', () => {
  const site = 'www.karl-malt.de';
  const marked = { head: `${heads.first}\n${site}` };

  it('does not count once it is on letters of two senders', async () => {
    const { owner, karl } = await createCorrected(marked);
    const { id: other } = await createCorrespondent(owner, 'Tante Berta');
    const second = await upload(owner, letter({ head: heads.second, foot: site }, 2));
    expect(second.correspondent).toEqual(karl);
    await setCorrespondent(owner, second.id, other);
    const third = await upload(owner, letter({ head: heads.third, foot: site }, 3));
    expect([karl.id, other]).not.toContain(third.correspondent?.id);
    const again = await upload(owner, letter({ head: heads.second, foot: site }, 4));
    expect(again.correspondent?.id).toBe(other);
  });

  it('is no more that of who a letter was wrongly said to be from', async () => {
    const { owner, documentId } = await createCorrected(marked);
    const { id: other } = await createCorrespondent(owner, 'Tante Berta');
    await setCorrespondent(owner, documentId, other);
    const second = await upload(owner, letter({ head: heads.second, foot: site }, 2));
    expect(second.correspondent?.id).toBe(other);
    await setCorrespondent(owner, documentId, null);
    const third = await upload(owner, letter({ head: heads.third, foot: site }, 3));
    expect(third.correspondent?.id).not.toBe(other);
  });

  it('is that of the other one after a merge, and of nobody after a deletion', async () => {
    const { owner, karl } = await createCorrected(marked);
    const { id: other } = await createCorrespondent(owner, 'Karl');
    const merge = `${owner.org}/correspondents/${karl.id}/merge`;
    await owner.post(merge, { intoCorrespondentId: other }, 204);
    const second = await upload(owner, letter({ head: heads.second, foot: site }, 2));
    expect(second.correspondent?.id).toBe(other);
    await owner.call('DELETE', `${owner.org}/correspondents/${other}`, { status: 204 });
    const third = await upload(owner, letter({ head: heads.third, foot: site }, 3));
    expect(third.correspondent?.name).not.toMatch(/Karl/);
  });

  it('is not a number of the recipient, nor what a text only mentions', async () => {
    const { owner, karl } = await createCorrected({ ...marked, foot: `${vatId}\n${iban}` });
    const naming = { head: heads.second, to: vatId, body: `Mehr dazu unter ${site} im Netz.` };
    const second = await upload(owner, letter(naming, 2));
    expect(second.correspondent?.id).not.toBe(karl.id);
  });

  it('is not the own domain, nor a mail provider', async () => {
    const foot = 'Ansprechpartner: anna@studio-berg.de, info@web.de';
    const { owner, karl } = await createCorrected(
      { head: heads.first, foot },
      { email: 'uwe@studio-berg.de' },
    );
    const other = 'E-Mail: bernd@studio-berg.de, kontakt@web.de';
    const second = await upload(owner, letter({ head: heads.second, foot: other }, 2));
    expect(second.correspondent?.id).not.toBe(karl.id);
  });

  it('makes it doubtful who a letter is from, if others are of another sender', async () => {
    const { owner, karl } = await createCorrected(marked);
    const { id: other } = await createCorrespondent(owner, 'Tante Berta');
    const berta = await upload(owner, letter({ head: heads.second, foot: iban }, 2));
    await setCorrespondent(owner, berta.id, other);
    const third = await upload(owner, letter({ head: heads.third, foot: `${site}\n${iban}` }, 3));
    expect([karl.id, other]).not.toContain(third.correspondent?.id);
  });
});

describe('a sender whose first letter a person has said to be from the wrong one', () => {
  const [head, site] = [`${heads.first}\nwww.karl-malt.de`, 'www.karl-malt.de'];

  async function createMistaken() {
    const { owner, karl: wrong } = await createCorrected({ head, foot: iban });
    const { id: right } = await createCorrespondent(owner, 'Tante Berta');
    const second = await upload(owner, letter({ head }, 2));
    expect(second.correspondent).toEqual(wrong);
    await setCorrespondent(owner, second.id, right);
    return { owner, wrong, right, secondId: second.id };
  }
  const senderOf = async (owner: Owner, number: number, foot = iban) =>
    (await upload(owner, letter({ head, foot }, number))).correspondent;

  it('is right after one correction, also by what only the first letter had', async () => {
    const { owner, right } = await createMistaken();
    expect((await senderOf(owner, 3))?.id).toBe(right);
    const bySite = await upload(owner, letter({ head: heads.third, foot: site }, 4));
    expect(bySite.correspondent?.id).toBe(right);
  });

  it('is right after one more correction if the second one was the mistake', async () => {
    const { owner, wrong: first } = await createMistaken();
    const third = await upload(owner, letter({ head }, 3));
    await setCorrespondent(owner, third.id, first.id);
    expect(await senderOf(owner, 4)).toEqual(first);
  });

  it('is that of neither once people have said both of them twice', async () => {
    const { owner, wrong, right } = await createMistaken();
    for (const [index, id] of [wrong.id, right].entries()) {
      const next = await upload(owner, letter({ head }, 3 + index));
      await setCorrespondent(owner, next.id, id);
    }
    expect([wrong.id, right]).not.toContain((await senderOf(owner, 5, ''))?.id);
  });

  it('is as before once the correction is undone, and can be corrected then', async () => {
    const { owner, wrong: first, right: other, secondId } = await createMistaken();
    await setCorrespondent(owner, secondId, first.id);
    const third = await upload(owner, letter({ head }, 3));
    expect(third.correspondent).toEqual(first);
    await setCorrespondent(owner, third.id, other);
    expect((await senderOf(owner, 4))?.id).toBe(other);
  });

  it('is that of the former one again once the other one is deleted', async () => {
    const { owner, wrong, right } = await createMistaken();
    await owner.call('DELETE', `${owner.org}/correspondents/${right}`, { status: 204 });
    expect(await senderOf(owner, 3)).toEqual(wrong);
  });
});
