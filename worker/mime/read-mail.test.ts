import { describe, expect, it } from 'vitest';
import { MimeError } from './mime-error.ts';
import { contentOf, fileNameOf, readMail, textOf, type MailPart } from './read-mail.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const noPause = { checkpoint: () => Promise.resolve() };
const read = (...lines: string[]) => readMail(encode(lines.join('\r\n')), noPause);

async function textsOf(...lines: string[]) {
  const { bodies } = await read(...lines);
  return Promise.all(
    bodies.map(async ({ plain, html }) => ({
      plain: await textsIn(plain),
      html: await textsIn(html),
    })),
  );
}

const textsIn = (parts: MailPart[]) => Promise.all(parts.map((part) => textOf(part, noPause)));

const bytesOf = (part: MailPart) => Buffer.concat([...contentOf(part)]);

const textIn = async (...lines: string[]) => (await textsOf(...lines))[0]?.plain[0];

async function nameOf(...fields: string[]) {
  const { attachments } = await read(...fields, 'Content-Type: application/pdf', '', 'x');
  return attachments[0] && fileNameOf(attachments[0]);
}

const numbered = (write: (n: number) => string) =>
  Array.from({ length: 1000 }, (_, index) => `;${write(index + 1)}`).join('');

describe('the parts of an email', () => {
  it('are its bodies, with those that are alternatives together, and its attachments', async () => {
    const lines = [
      'Content-Type: multipart/mixed; boundary="a"',
      '',
      'For mail programs without MIME',
      '--a',
      'Content-Type: multipart/alternative; boundary=ab',
      '',
      '--ab',
      '',
      'Plain',
      '--ab',
      'Content-Type: TEXT/HTML',
      '',
      '<p>HTML',
      '--ab--',
      '--a',
      'Content-Disposition: attachment; filename=a.txt',
      '',
      'A file\r\n',
      '--a  ',
      'Content-Type: message/rfc822',
      '',
      'Subject: Within',
      '',
      '--a--',
      '',
      'After the end',
    ];
    expect(await textsOf(...lines)).toEqual([{ plain: ['Plain'], html: ['<p>HTML'] }]);
    const { attachments } = await read(...lines);
    expect(attachments.map((part) => [fileNameOf(part), part.mimeType])).toEqual([
      ['a.txt', 'text/plain'],
      [null, 'message/rfc822'],
    ]);
    expect(attachments.map((part) => bytesOf(part).toString())).toEqual([
      'A file\r\n',
      'Subject: Within\r\n',
    ]);
  });

  it('end where the part around them does, and at the end of a message that was cut', async () => {
    const lines = [
      'Content-Type: multipart/mixed; boundary=a',
      '',
      '--a',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      '',
      'Inner',
      '--a',
      '',
      'Outer',
    ];
    expect(await textsOf(...lines)).toEqual([
      { plain: ['Inner'], html: [] },
      { plain: ['Outer'], html: [] },
    ]);
  });

  it('are one text for a multipart without a boundary', async () => {
    expect(await textsOf('Content-Type: multipart/mixed', '', 'Text')).toEqual([
      { plain: ['Text'], html: [] },
    ]);
  });
});

describe('text', () => {
  it.each([
    ['Content-Type: text/plain; charset=iso-8859-2', 'Content-Transfer-Encoding: base64', 'obE='],
    [
      'Content-Type: text/plain',
      'Content-Transfer-Encoding: Quoted-Printable',
      '=C4=84=\r\n=C4=85',
    ],
    ['Content-Type: text/plain; charset=unknown', 'Content-Transfer-Encoding: (x) 8bit', 'Ąą'],
    ['Content-Type: text/plain; charset=us-ascii', 'X: y', 'Ąą'],
  ])('is decoded: %s, %s', async (type, encoding, content) => {
    expect(await textIn(type, encoding, '', content)).toBe('Ąą');
  });

  it('is base64 whose every line is padded, and with what is none between', async () => {
    expect(
      await textIn('Content-Transfer-Encoding: base64', '', 'SGVs\r\nbG8=\r\nIQ==\r\n-!'),
    ).toBe('Hello!');
  });

  it('that is flowed has a line for each paragraph', async () => {
    const lines = ['One ', 'line', ' >two', '-- ', 'Ada'];
    const type = 'Content-Type: text/plain; format=flowed';
    expect(await textIn(type, '', ...lines)).toBe('One line\n>two\n-- \nAda');
    expect(await textIn(`${type}; delsp=yes`, '', ...lines)).toBe('Oneline\n>two\n-- \nAda');
  });
});

describe('the name of an attachment', () => {
  it.each([
    ['filename="a \\"b\\"; c.pdf" (a "comment")', 'a "b"; c.pdf'],
    ['filename=Annual Report.pdf', 'Annual Report.pdf'],
    ['FileName=C:\\scans\\a.pdf', 'C:\\scans\\a.pdf'],
    ["filename=b.pdf; filename*=utf-8'de'M%C3%A4rz.pdf", 'März.pdf'],
    ['filename*0*=iso-8859-1\'\'M%E4; filename*1="rz %41"; filename*2*=%20.pdf', 'März %41 .pdf'],
    ['filename*1="Report"; filename*0="Annual "', 'Annual Report'],
    ['filename="=?utf-8?B?TcOk?=\r\n =?utf-8?Q?rz?="', 'März'],
    ['flag; filename=a.pdf; filename=b.pdf', 'a.pdf'],
    ['constructor=1; filename=a.pdf; toString', 'a.pdf'],
  ])('%j is %j', async (rest, name) => {
    expect(await nameOf(`Content-Disposition: attachment; ${rest}`)).toBe(name);
  });
});

/** Repeats `unit` to 25 MiB after `head`. */
function fill(head: string, unit: string) {
  const size = 25 * 1024 * 1024;
  return encode(head + unit.repeat((size - head.length) / unit.length));
}

const mixed = 'Content-Type: multipart/mixed; boundary=b\n\n';
const part = (head: string) => `--b\n${head}\n\nx\n`;

describe('an email made to be read for long', () => {
  it.each([
    ['nested without end', fill(mixed, `--b\n${mixed}`)],
    ['of parts without end', fill(mixed, '--b\n')],
    ['of 100,000 parts', encode(mixed + part('').repeat(100_000))],
    ['of header fields without end', fill('', 'X: y\n')],
    ['of one field without end', fill('Subject: ', 'x')],
    [
      'of headers of parts without end',
      encode(mixed + part(`X: ${'y'.repeat(60_000)}`).repeat(90)),
    ],
    ['with a header of a part without end', fill(`${mixed}--b\n`, 'X: y\n')],
    ['with a long boundary', encode(mixed.replace('=b', `=${'b'.repeat(300)}`))],
  ])('is refused: %s', async (_what, bytes) => {
    await expect(readMail(bytes, noPause)).rejects.toThrow(MimeError);
  });

  const cheap = 3000;
  it.each([
    ['base64 of units without end', fill('Content-Transfer-Encoding: base64\n\n', 'A=')],
    ['quoted-printable', fill('Content-Transfer-Encoding: quoted-printable\n\n', '=   ')],
    ['flowed lines', fill('Content-Type: text/plain; format=flowed\n\n', ' \n')],
    ['empty lines', fill('\n', '\n')],
    ['lines that could be delimiters', fill(mixed, `--${'b'.repeat(198)}\n`)],
    ['carriage returns in the header', encode(`X: ${'\r'.repeat(250_000)}x\n\nx`)],
    ['folded lines in the header', encode(`To: ${'\r\n '.repeat(80_000)}x\n\nx`)],
    [
      'encoded words of file names',
      encode(mixed + part(`Content-Type: x/y; name="${'=?x?Q?a?= '.repeat(1500)}"`).repeat(250)),
    ],
    [
      'sections of parameters',
      encode(mixed + part(`Content-Type: x/y${';n*9*=%41'.repeat(1600)}`).repeat(200)),
    ],
    [
      'sections of a file name in an unknown charset',
      encode(
        mixed +
          part(`Content-Type: x/y; name*0*=zz''a${numbered((n) => `name*${n}=b`)}`).repeat(250),
      ),
    ],
    [
      'parameters in unknown charsets',
      encode(mixed + part(`Content-Type: x/y${numbered((n) => `n${n}*=z${n}''`)}`).repeat(250)),
    ],
    ['comments', encode(mixed + part(`Content-Type: ${'('.repeat(16_000)}`).repeat(200))],
  ])('takes no longer than its size requires: %s', async (_what, bytes) => {
    const startedAt = performance.now();
    const { bodies, attachments } = await readMail(bytes, noPause);
    for (const { plain } of bodies) await textsIn(plain);
    attachments.forEach(fileNameOf);
    attachments.forEach(bytesOf);
    expect(performance.now() - startedAt).toBeLessThan(cheap);
  });

  it('lets others run after every mebibyte', async () => {
    let pauses = 0;
    const checkpoint = async () => void (pauses += 1);
    await readMail(fill('\n', 'Text\n'), { checkpoint });
    expect(pauses).toBeGreaterThanOrEqual(24);
  });
});
