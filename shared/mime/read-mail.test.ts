import { afterEach, describe, expect, it, vi } from 'vitest';
import { leastCpuTime } from '../../tests/support/cpu-time.ts';
import { encodeText } from '../../tests/support/encode-text.ts';
import { createRandom } from '../../tests/support/random.ts';
import { valueOf } from './parts/header.ts';
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

const mailIn = (encoding: 'latin1' | 'utf8', name: string) => {
  const lines = [
    `Subject: ${name}`,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    `Content-Type: application/pdf; name="${name}.pdf"`,
    `Content-Disposition: attachment; filename="${name}.pdf"`,
    '',
    'x',
    '--b--',
  ];
  return readMail(Buffer.from(lines.join('\r\n'), encoding), noPause);
};

describe('what is written in raw bytes of another encoding', () => {
  it.each([
    ['utf8', 'Rechnung für Jürgen', 'Rechnung für Jürgen'],
    ['latin1', 'Rechnung für Jürgen', 'Rechnung für Jürgen'],
    ['latin1', '\xd1\xf7\xe5\xf2 \xe7\xe0 \xec\xe0\xf0\xf2', 'Счет за март'],
    ['latin1', '\x90\xbf\x8b\x81\x95\x5c', '請求表'],
  ] as const)('is read in subjects and names of files: %s %s', async (encoding, raw, name) => {
    const { header, attachments } = await mailIn(encoding, raw);
    expect(valueOf(header, 'subject')).toBe(name);
    expect(attachments[0] && fileNameOf(attachments[0])).toBe(`${name}.pdf`);
  });
});

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

  it.each([
    ['text/plain', 'windows-1251', 'Счет за октябрь оплачен, большое спасибо за ваш заказ.'],
    ['text/plain', 'shift_jis', 'ご注文ありがとうございます。請求書をお送りします。'],
    ['text/plain; charset=unknown', 'windows-1251', 'Счет за октябрь оплачен, большое спасибо.'],
    ['text/plain; charset=utf-8', 'windows-1252', 'Die Größe für Jürgen stimmt.'],
    ['text/plain; charset=iso-8859-1', 'utf-8', 'Die Größe für Jürgen stimmt.'],
    ['text/html', 'windows-1251', '<meta charset="windows-1251"><p>Да'],
  ])('is detected where it is missing or wrong: %s in %s', async (type, encoding, text) => {
    const head = Buffer.from(`Content-Type: ${type}\r\n\r\n`);
    const short = Buffer.from(encodeText(text, encoding));
    const long = Buffer.concat(
      Array.from({ length: 9000 }, () => [short, Buffer.from('\n')]).flat(),
    );
    for (const [content, expected] of [
      [short, text],
      [long, `${text}\n`.repeat(9000)],
    ] as const) {
      const { bodies } = await readMail(Buffer.concat([head, content]), noPause);
      const [body] = bodies.flatMap(({ plain, html }) => [...plain, ...html]);
      expect((body && (await textOf(body, noPause))) === expected).toBe(true);
    }
  });

  it('that is UTF-8 as it says, but for some characters, is still that', async () => {
    const damaged = Buffer.concat([
      Buffer.from('Content-Type: text/plain; charset=utf-8\r\n\r\nÄÖÜ '),
      Buffer.of(0xe4),
    ]);
    const { bodies } = await readMail(damaged, noPause);
    expect(await textsIn(bodies[0]?.plain ?? [])).toEqual(['ÄÖÜ \ufffd']);
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

function fill(head: string, unit: string) {
  const size = 25 * 1024 * 1024;
  return encode(head + unit.repeat((size - head.length) / unit.length));
}

const mixed = 'Content-Type: multipart/mixed; boundary=b\n\n';
const part = (head: string) => `--b\n${head}\n\nx\n`;

const boundaryOf = (level: number) => 'b'.repeat(190) + String(level).padStart(2, '0');

function nested(levels: number) {
  const heads = Array.from({ length: levels }, (_, level) => {
    const delimiter = level === 0 ? '' : `--${boundaryOf(level - 1)}\n`;
    return `${delimiter}Content-Type: multipart/mixed; boundary=${boundaryOf(level)}\n\n`;
  });
  const line = `--${'b'.repeat(190)}!!\n`;
  return encode(`${heads.join('')}--${boundaryOf(levels - 1)}\n\n${line.repeat(40_000)}`);
}

const timeOf = (bytes: Uint8Array) => leastCpuTime(() => readMail(bytes, noPause));

type Pauses = { count: number; checkpoint: () => Promise<void> };

async function pausesOf(bytes: Uint8Array, work?: (part: MailPart, pauses: Pauses) => unknown) {
  const pauses = { count: 0, checkpoint: async () => void (pauses.count += 1) };
  const { bodies, attachments } = await readMail(bytes, pauses);
  const parts = [...bodies.flatMap(({ plain, html }) => [...plain, ...html]), ...attachments];
  if (work) pauses.count = 0;
  for (const one of parts) await work?.(one, pauses);
  return pauses.count;
}

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
    const read = async () => {
      const { bodies, attachments } = await readMail(bytes, noPause);
      for (const { plain } of bodies) await textsIn(plain);
      attachments.forEach(fileNameOf);
      attachments.forEach(bytesOf);
    };
    expect(await leastCpuTime(read, cheap)).toBeLessThan(cheap);
  });

  it('takes no longer the more delimiters there are that its lines resemble', async () => {
    expect(await timeOf(nested(30))).toBeLessThan(4 * (await timeOf(nested(1))));
  });

  it.each([
    ['every mebibyte', fill('\n', 'Text\n'), 24],
    ['every mebibyte of one line', fill('\n', 'x'), 24],
    ['some hundred parts', encode(mixed + '--b\n\n\n'.repeat(9000)), 30],
    [
      'some kilobytes of headers',
      encode(mixed + part('a:\n'.repeat(20_000).trimEnd()).repeat(60)),
      40,
    ],
  ])('lets others run after %s', async (_what, bytes, pauses) => {
    expect(await pausesOf(bytes)).toBeGreaterThanOrEqual(pauses);
  });

  it('lets others run while a long text is decoded', async () => {
    for (const type of ['utf-8', 'gb18030', 'utf-16le', 'unknown']) {
      const head = `Content-Type: text/plain; charset=${type}\n\n`;
      const bytes = encode(head + 'Some text\r\n'.repeat(500_000));
      expect(await pausesOf(bytes, textOf)).toBeGreaterThanOrEqual(20);
    }
  });

  it.each(['base64', 'quoted-printable', '8bit'])(
    'is decoded by slices of at most 256 KiB: %s',
    async (encoding) => {
      const bytes = fill(`Content-Transfer-Encoding: ${encoding}\n\n`, 'QUJD=41=\n');
      const lengths: number[] = [];
      await pausesOf(bytes, (one) => {
        for (const slice of contentOf(one)) lengths.push(slice.length);
      });
      expect(lengths.length).toBeGreaterThanOrEqual(100);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(256 * 1024 + 3);
    },
  );
});

const unknown = (n: number, type: string) =>
  part(`Content-Type: ${type}; charset=unknown-${n}; name*=unknown-${n}''a${n}`);

describe('an unknown charset', () => {
  afterEach(() => vi.restoreAllMocks());

  it('costs no decoder, neither for names, which are decoded when they are needed, nor for texts', async () => {
    const numbers = Array.from({ length: 1000 }, (_, n) => n);
    const parts = numbers.flatMap((n) => [unknown(n, 'text/plain'), unknown(n, 'application/pdf')]);
    const constructed = vi.spyOn(globalThis, 'TextDecoder');
    const { bodies, attachments } = await readMail(encode(mixed + parts.join('')), noPause);
    expect(attachments).toHaveLength(1000);
    expect(attachments.map(fileNameOf).at(-1)).toBe('a999');
    for (const { plain } of bodies) expect(await textsIn(plain)).toEqual(['x']);
    expect(constructed).not.toHaveBeenCalled();
  });
});

describe('a content that is decoded in slices', () => {
  const random = createRandom(1);
  const bytes = Uint8Array.from({ length: 700_000 }, () => Math.floor(random() * 256));

  function inLines(text: string, end: string) {
    const lines: string[] = [];
    for (let at = 0, length = 0; at < text.length; at += length) {
      length = 1 + Math.floor(random() * 100);
      lines.push(text.slice(at, at + length));
    }
    return lines.join(end);
  }

  const escaped = Array.from(bytes, (byte) => `=${byte.toString(16).padStart(2, '0')}`).join('');

  it.each([
    ['base64', inLines(Buffer.from(bytes).toString('base64'), '\r\n')],
    ['base64', Buffer.from(bytes).toString('base64').replaceAll(/.{60}/g, '$&-!')],
    ['quoted-printable', escaped],
    ['quoted-printable', inLines(escaped, '= \r\n')],
    ['8bit', bytes],
  ])('is the same as at once: %s', async (encoding, content) => {
    const head = encode(`Content-Type: x/y\nContent-Transfer-Encoding: ${encoding}\n\n`);
    const body = typeof content === 'string' ? encode(content) : content;
    const { attachments } = await readMail(Buffer.concat([head, body]), noPause);
    const [attachment] = attachments;
    expect(attachment && bytesOf(attachment).equals(bytes)).toBe(true);
  });

  const text = '\u00e4\r\n\r\u65e5\u672c'.repeat(100_000);
  const utf16 = Buffer.from(text, 'utf16le');
  it.each([
    ['charset=utf-8', Buffer.from(text)],
    ['charset=unknown', Buffer.from(text)],
    ['charset=utf-16le', utf16],
  ])('is the same text as at once: %s', async (charset, content) => {
    const head = encode(`Content-Type: text/plain; ${charset}\n\n`);
    const { bodies } = await readMail(Buffer.concat([head, content]), noPause);
    const [decoded] = await textsIn(bodies[0]?.plain ?? []);
    expect(decoded === text.replaceAll('\r\n', '\n')).toBe(true);
  });

  it('is windows-1252 where its last slice is not UTF-8', async () => {
    const content = Buffer.from([...Buffer.from('word\r\n'.repeat(100_000)), 0xe4, 0x0d]);
    const { bodies } = await readMail(Buffer.concat([encode('X: y\n\n'), content]), noPause);
    const [decoded] = await textsIn(bodies[0]?.plain ?? []);
    expect(decoded === `${'word\n'.repeat(100_000)}ä\r`).toBe(true);
  });
});
