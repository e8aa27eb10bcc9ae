import { describe, expect, it } from 'vitest';
import { buildZip } from '../../../../tests/support/build-zip.ts';
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

  it('says which archives in it are not opened, and which paths are too long for a tag', async () => {
    const folder = 'a folder with a long name/'.repeat(3);
    const plan = await planOf(
      new Map([
        ['takeout-001.tgz', '1'],
        ['old/scans.tar.gz', '1'],
        ['old/._scans.zip', '1'],
        ['empty.zip', ''],
        [`${folder}a.txt`, '1'],
        [`${folder}b.txt`, '1'],
      ]),
    );
    expect(plan.items).toHaveLength(4);
    expect(plan.notices.get('packed-archives')?.examples).toEqual([
      'papers/takeout-001.tgz',
      'papers/old/scans.tar.gz',
    ]);
    expect(plan.notices.get('names-cut')?.count).toBe(1);
  });

  it('of Google Takeout becomes tags as in Google Drive', async () => {
    const plan = await planOf(
      new Map([
        ['Takeout/archive_browser.html', '1'],
        ['Takeout/Drive/House/a.pdf', '1'],
        ['Takeout/Drive/b.pdf', '1'],
      ]),
    );
    expect(plan.items.map(({ label, metadata }) => [label, metadata.tags])).toEqual([
      ['papers/Takeout/Drive/House/a.pdf', ['House']],
      ['papers/Takeout/Drive/b.pdf', undefined],
    ]);
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

/** The text of such an email, below its sender and time. */
const described = (subject: string, text: string) =>
  `From: a@example.org\nDate: Fri, 3 Mar 2023 10:00:00 +0100\nSubject: ${subject}\n\n${text}`;

const labelled = (labels: string) =>
  `From 1@xxx Mon\nX-Gmail-Labels: ${labels}\n${mail('A', labels)}\n`;

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
      ['Bill.txt', 'Subject: Bill\n\nSee the bill.'],
      ['bill.pdf', '%PDF-1.4 bill'],
      ['Hello.txt', described('Hello', 'How are you?')],
    ]);
  });

  it('in HTML become text, of which no script is part', async () => {
    const html =
      '<style>p{}</style><p>Dear <b>Ada</b>,</p><script>x()</script><p>see you &amp; bye</p>';
    const headers = 'Subject: Hi\r\nContent-Type: text/html; charset=utf-8\r\n\r\n';
    const plan = await planOf(new Map([['a.eml', `${headers}${html}\r\n`]]));
    expect(await contentsOf(plan.items)).toEqual([
      ['Hi.txt', 'Subject: Hi\n\nDear Ada,\nsee you & bye'],
    ]);
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
      ['One.txt', described('One', 'From here on\n>From there\nFrom me: no separator\n>Fromage')],
      ['Two.txt', described('Two', 'Second')],
      ['Bill.txt', 'Subject: Bill\n\nSee the bill.'],
      ['bill.pdf', '%PDF-1.4 bill'],
    ]);
    expect(plan.items[0]?.metadata.createdAt).toBe('2023-03-03T09:00:00.000Z');
  });

  it('of a mailbox that quotes nothing do not begin within texts', async () => {
    const text = 'Dear Ada,\r\n\r\nFrom Monday on we are closed.\r\nNote: bring keys.\r\n';
    const written = [
      `From a@example.org Fri Mar  3 10:00:00 2023\n${mail('One', text)}\n`,
      `From \n${mail('Two', 'Thunderbird writes no time any more')}\n`,
      `From 1@xxx Fri Mar 03 10:00:00 +0000 2023\n${mail('Three', 'x')}\n`,
    ].join('');
    const plan = await planOf(new Map([['all.mboxcl2', written]]));
    expect((await contentsOf(plan.items)).map(([name]) => name)).toEqual([
      'One.txt',
      'Two.txt',
      'Three.txt',
    ]);
  });

  it('of a large mailbox are found in one pass', async () => {
    const count = 20_000;
    const one = `From a\n${mail('Again', 'word '.repeat(50))}\n`;
    const plan = await planOf(new Map([['all.mbox', one.repeat(count)]]));
    expect(plan.items).toHaveLength(count);
    expect(new Set(plan.items.map(({ key }) => key)).size).toBe(count);
  });

  it('do not begin with a line that is too long for a field', async () => {
    const long = 'a'.repeat(2_000_000);
    const written = `From a\n${mail('One', 'Text')}\n\nFrom b\n${long}: b\n\n`;
    const plan = await planOf(new Map([['all.mbox', written]]));
    expect(plan.items).toHaveLength(1);
  });

  it('of a mailbox are read in one pass of an archive', async () => {
    const count = 400;
    const written = Array.from(
      { length: count },
      (_, index) => `From a\n${mail(`Mail ${index}`, 'word '.repeat(500))}\n`,
    ).join('');
    const archive = zipOf('a.zip', new Map([['all.mbox', written]]));
    const source = await openPicked('a.zip', [{ file: archive, path: 'a.zip' }]);
    let opened = 0;
    for (const file of source.files) {
      const { stream } = file;
      file.stream = () => {
        opened += 1;
        return stream();
      };
    }
    const { items } = await planFiles(source, options);
    expect(items).toHaveLength(count);
    opened = 0;
    // Four at a time, like an import; the last one is read again, as after a pause.
    for (let at = 0; at < count; at += 4) {
      const files = await Promise.all(items.slice(at, at + 4).map((item) => item.read(0)));
      expect(files.flat().map(({ name }) => name)).toEqual(
        [0, 1, 2, 3].map((index) => `Mail ${at + index}.txt`),
      );
    }
    expect(opened).toBe(1);
    expect((await items[5]?.read(0))?.[0]?.name).toBe('Mail 5.txt');
    expect(opened).toBe(2);
  });

  it('of Gmail have its labels as tags if wished, and are left out of spam and trash', async () => {
    const written = [
      labelled('Inbox,Important,Opened,Category Updates,House/Power,"Bills, open"'),
      labelled('=?UTF-8?Q?Posteingang,Ge=C3=B6ffnet,B=C3=BCro?='),
      labelled('Spam,Unread'),
      labelled('=?UTF-8?Q?Papierkorb?='),
    ].join('');
    const plan = await planOf(new Map([['Takeout/Mail/All mail.mbox', written]]));
    expect(plan.items.map(({ metadata }) => metadata.tags)).toEqual([
      ['House/Power', 'Bills, open'],
      ['Büro'],
    ]);
    expect(plan.notices.get('trashed-documents')?.count).toBe(2);
    const plain = await planOf(new Map([['a.mbox', written]]), { foldersAsTags: false });
    expect(plain.tags).toEqual([]);
  });

  it('of Thunderbird are found in files without an extension, without deleted ones', async () => {
    const written = [
      `From - Fri\nX-Mozilla-Status: 0001\n${mail('Kept', 'Dear Ada,\r\n\r\nFrom here on: no separator\r\n\r\nFrom now on it is.')}\n`,
      `From - Fri\nX-Mozilla-Status: 0009\n${mail('Deleted', 'x')}\n`,
    ].join('');
    const plan = await planOf(
      new Map([
        ['Mail/Inbox', written],
        ['Mail/Inbox.msf', '// <!-- Mork'],
        ['Mail/Notes', 'From me to you\n\nno mailbox'],
      ]),
    );
    expect((await contentsOf(plan.items)).map(([name]) => name)).toEqual(['Kept.txt', 'Notes']);
    expect(plan.notices.get('trashed-documents')?.count).toBe(1);
  });

  it('have the day they were sent, unless it is not wished', async () => {
    const files = new Map([['a.eml', mail('A', 'x')]]);
    const [sent] = (await planOf(files)).items;
    expect(sent?.metadata.createdAt).toBe('2023-03-03T09:00:00.000Z');
    const [plain] = (await planOf(files, { keepsDates: false })).items;
    expect(plain?.metadata).toEqual({});
  });

  it('that cannot be read fail alone', async () => {
    const zip = buildZip([
      { name: 'all.mbox', content: new TextEncoder().encode('From a\n'), crc: 1 },
      { name: 'noext', content: new TextEncoder().encode('text'), offset: 5 },
      { name: 'a.txt', content: new TextEncoder().encode('text') },
    ]);
    const file = new File([zip], 'a.zip');
    const plan = await planFiles(await openPicked('a.zip', [{ file, path: 'a.zip' }]), options);
    expect(plan.items).toHaveLength(3);
    await expect(plan.items[0]?.read(0)).rejects.toMatchObject({ problem: 'damaged' });
    await expect(plan.items[1]?.read(0)).rejects.toMatchObject({ problem: 'damaged' });
    expect(await (await plan.items[2]?.read(0))?.[0]?.blob.text()).toBe('text');
  });

  it('without content are said to be empty', async () => {
    const plan = await planOf(new Map([['a.eml', 'Subject: Nothing\r\n\r\n\r\n']]));
    await expect(plan.items[0]?.read(0)).rejects.toMatchObject({ problem: 'no-content' });
  });
});
