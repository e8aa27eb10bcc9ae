import { describe, expect, it } from 'vitest';
import { pickedFolder, zipOf, type FileTexts } from '../../../../tests/support/picked-files.ts';
import { openPicked } from '../source/picked-source.ts';
import { planFiles } from './files-plan.ts';

const options = { foldersAsTags: true, keepsDates: true, now: new Date() };

async function planOf(files: FileTexts, changed: Partial<typeof options> = {}) {
  const source = await openPicked('papers', pickedFolder('papers', files));
  return planFiles(source, { ...options, ...changed });
}

async function contentsOf(items: Awaited<ReturnType<typeof planOf>>['items']) {
  const contents: [name: string, text: string][] = [];
  for (const item of items) {
    for (const { name, blob } of await item.read(0)) contents.push([name, await blob.text()]);
  }
  return contents;
}

describe('a folder', () => {
  it('becomes documents, without hidden and empty files', async () => {
    const plan = await planOf(
      new Map([
        ['a.pdf', '1'],
        ['.DS_Store', '1'],
        ['.git/config', '1'],
        ['Thumbs.db', '1'],
        ['empty.txt', ''],
      ]),
    );
    expect(plan.items.map(({ key }) => key)).toEqual(['papers/a.pdf']);
    expect(Object.fromEntries(plan.notices)).toMatchObject({
      'hidden-files': { count: 3 },
      'empty-files': { count: 1 },
    });
  });

  it('becomes tags if wished, without the folder that contains all', async () => {
    const files = new Map([
      ['top.pdf', '1'],
      ['House/Power/a.pdf', '1'],
      ['house/power/b.pdf', '1'],
      [`${'deep/'.repeat(30)}c.pdf`, '1'],
    ]);
    const plan = await planOf(files);
    expect(plan.tags.map(({ name }) => name)).toEqual([
      'House/Power',
      Array.from({ length: 13 }, () => 'deep').join('/'),
    ]);
    expect(plan.items.map(({ metadata }) => metadata.tags?.[0])).toEqual([
      undefined,
      'House/Power',
      'House/Power',
      Array.from({ length: 13 }, () => 'deep').join('/'),
    ]);
    expect((await planOf(files, { foldersAsTags: false })).tags).toEqual([]);
  });

  it('keeps files of the same path apart', async () => {
    const picked = [...pickedFolder('papers', new Map([['a.pdf', '1']]))];
    picked.push(...pickedFolder('papers', new Map([['a.pdf', '2']])));
    const plan = await planFiles(await openPicked('papers', picked), options);
    expect(new Set(plan.items.map(({ key }) => key)).size).toBe(2);
    expect((await contentsOf(plan.items)).map(([, text]) => text)).toEqual(['1', '2']);
  });

  it('keeps the dates of files if wished, but none to come', async () => {
    const files = new Map([['a.pdf', '1']]);
    const [item] = (await planOf(files, { now: new Date(Date.now() + 1000) })).items;
    expect(item?.metadata.createdAt).toMatch(/^\d{4}-/);
    const [later] = (await planOf(files, { now: new Date(0) })).items;
    expect(later?.metadata.createdAt).toBeUndefined();
  });
});

const mail = (subject: string, body: string) =>
  `From: a@example.org\r\nDate: Fri, 3 Mar 2023 10:00:00 +0100\r\nSubject: ${subject}\r\n\r\n${body}\r\n`;

const part = (name: string, content: string) =>
  `--b\r\nContent-Type: application/pdf; name="${name}"\r\n\r\n${content}\r\n`;

const withAttachment = [
  'Subject: Bill',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'See the bill.',
  '--b',
  'Content-Type: application/pdf; name="bill.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  btoa('%PDF-1.4 bill'),
  '--b--',
  '',
].join('\r\n');

describe('emails', () => {
  it('become their text and their attachments', async () => {
    const plan = await planOf(
      new Map([
        ['a.eml', withAttachment],
        ['b.eml', mail('Hello', 'How are you?')],
      ]),
    );
    expect(await contentsOf(plan.items)).toEqual([
      ['Bill.txt', 'See the bill.'],
      ['bill.pdf', '%PDF-1.4 bill'],
      ['Hello.txt', 'How are you?'],
    ]);
  });

  it('in HTML become text, of which no script is part', async () => {
    const html =
      '<style>p{}</style><p>Dear <b>Ada</b>,</p><script>x()</script><p>see you &amp; bye</p>';
    const headers = 'Subject: Hi\r\nContent-Type: text/html; charset=utf-8\r\n\r\n';
    const plan = await planOf(new Map([['a.eml', `${headers}${html}\r\n`]]));
    expect(await contentsOf(plan.items)).toEqual([['Hi.txt', 'Dear Ada,\nsee you & bye']]);
  });

  it('name the attachments that are too many or too large', async () => {
    const parts = Array.from({ length: 51 }, (_, index) => part(`${index}.pdf`, `%PDF ${index}`));
    const large = part('large.pdf', 'x'.repeat(2000));
    const written = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${large}${parts.join('')}--b--\r\n`;
    const plan = await planOf(new Map([['a.eml', written]]));
    const leftOut: string[] = [];
    const files = await plan.items[0]?.read(1000, (name) => leftOut.push(name));
    expect(files).toHaveLength(50);
    expect(leftOut).toEqual(['large.pdf', '50.pdf']);
  });

  const mailbox = [
    'From a@example.org Fri Mar  3 10:00:00 2023\r\n',
    mail('One', '>From here on\r\n>>From there\r\nFrom me: no separator\r\n>Fromage'),
    '\r\nFrom b@example.org Fri Mar  3 10:00:00 2023\r\n',
    mail('Two', 'Second'),
    '\r\nFrom c@example.org Fri Mar  3 10:00:00 2023\r\n',
    withAttachment,
  ].join('');

  it.each(['folder', 'zip'])('of a mailbox are found and unquoted, in a %s', async (kind) => {
    const files = new Map([['all.mbox', mailbox]]);
    const archive = zipOf('a.zip', files);
    const picked =
      kind === 'zip' ? [{ file: archive, path: 'a.zip' }] : pickedFolder('papers', files);
    const plan = await planFiles(await openPicked('papers', picked), options);
    expect(await contentsOf(plan.items)).toEqual([
      ['One.txt', 'From here on\n>From there\nFrom me: no separator\n>Fromage'],
      ['Two.txt', 'Second'],
      ['Bill.txt', 'See the bill.'],
      ['bill.pdf', '%PDF-1.4 bill'],
    ]);
    expect(plan.items[0]?.metadata.createdAt).toBe('2023-03-03T09:00:00.000Z');
  });

  it('of a large mailbox are found in one pass', async () => {
    const count = 20_000;
    const one = `From a\n${mail('Again', 'word '.repeat(50))}\n`;
    const plan = await planOf(new Map([['all.mbox', one.repeat(count)]]));
    expect(plan.items).toHaveLength(count);
    expect(new Set(plan.items.map(({ key }) => key)).size).toBe(count);
  });

  it('without content are said to be empty', async () => {
    const plan = await planOf(new Map([['a.eml', 'Subject: Nothing\r\n\r\n\r\n']]));
    await expect(plan.items[0]?.read(0)).rejects.toMatchObject({ problem: 'no-content' });
  });
});
