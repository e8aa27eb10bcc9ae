import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  attached,
  bytesOf,
  encryptedOf,
  forwarded,
  mailOf,
  mboxOf,
  signedOf,
  uuencoded,
  type BuiltPart,
} from '../../../tests/support/envelopes/mime-builders.ts';
import { outlookOf, tnefOf } from '../../../tests/support/envelopes/outlook-builders.ts';
import { leastCpuTime } from '../../../tests/support/cpu-time.ts';
import { joinBytes } from '../../bytes/join-bytes.ts';
import { contentOf, fileNameOf, partOf, readMail } from '../read-mail.ts';
import { textsIn } from '../files/texts-of-parts.ts';
import { countEnvelopeCosts } from './envelope-limits.ts';
import { openEnvelopes } from './open-envelopes.ts';

const checkpoint = () => Promise.resolve();
const pdf = bytesOf(`%PDF-1.4\n${'Statement of the year\n'.repeat(300)}`);
const isPdf = (bytes: Uint8Array) =>
  bytes.length === pdf.length && bytes.every((byte, at) => byte === pdf[at]);
const note = (text: string) => bytesOf(text);

async function opened(raw: Uint8Array, { opensZip = false, most = 51 } = {}) {
  const mail = await readMail(raw, { checkpoint });
  const costs = countEnvelopeCosts(raw.length);
  return openEnvelopes(mail, {
    costs,
    checkpoint,
    most,
    opensZip: () => Promise.resolve(opensZip),
  });
}

async function filesIn(raw: Uint8Array, options = {}) {
  const { attachments } = await opened(raw, options);
  return attachments.map((part) => {
    const content = part.message ? new Uint8Array() : joinBytes([...contentOf(part)]);
    const name = fileNameOf(part);
    return isPdf(content) ? `${name} (statement)` : name;
  });
}

const bill = attached('bill.pdf', pdf, 'application/pdf');
const inner = mailOf([bill], { subject: 'The original bill' });
const base64 = (message: Uint8Array, name: string): BuiltPart =>
  attached(name, message, 'message/rfc822');

const nest = (levels: number) => {
  let message = inner;
  for (let level = 1; level < levels; level += 1) message = mailOf([forwarded(message)]);
  return message;
};

const winmail = (message: Parameters<typeof tnefOf>[0]) =>
  mailOf([attached('winmail.dat', tnefOf(message), 'application/ms-tnef')]);

const attachedMessage = (message: Parameters<typeof outlookOf>[0]) =>
  mailOf([attached('message.msg', outlookOf(message), 'application/vnd.ms-outlook')]);

const attachedMailbox = (messages: Uint8Array[]) =>
  mailOf([attached('2024.mbox', mboxOf(messages), 'application/mbox')]);

const archive = (files: Record<string, Uint8Array>) =>
  mailOf([attached('scans.zip', zipSync(files), 'application/zip')]);

const names = (files: Record<string, Uint8Array>, opensZip = true) =>
  filesIn(archive(files), { opensZip });

it.each<[string, Uint8Array, string[]]>([
  [
    'attached by Thunderbird',
    mailOf([forwarded(inner, ['Content-Disposition: attachment; filename="The bill.eml"'])]),
    ['bill.pdf (statement)'],
  ],
  [
    'inline, as Apple Mail forwards',
    mailOf([forwarded(inner, ['Content-Disposition: inline'])]),
    ['bill.pdf (statement)'],
  ],
  [
    'in base64, as Outlook for the web does',
    mailOf([base64(inner, 'The original bill.eml')]),
    ['bill.pdf (statement)'],
  ],
  [
    'as a file that Gmail attaches',
    mailOf([attached('original.eml', inner)]),
    ['bill.pdf (statement)'],
  ],
  [
    'in a digest',
    mailOf([
      {
        head: ['Content-Type: multipart/digest; boundary=d'],
        content: joinBytes([note('--d\r\n\r\n'), inner, note('\r\n--d--\r\n')]),
      },
    ]),
    ['bill.pdf (statement)'],
  ],
  [
    'beside other files',
    mailOf([attached('a.txt', note('a')), forwarded(inner), attached('z.txt', note('z'))]),
    ['a.txt', 'bill.pdf (statement)', 'z.txt'],
  ],
])('finds the files of a message that is forwarded %s', async (_how, raw, names) => {
  expect(await filesIn(raw)).toEqual(names);
});

it('finds a file six messages deep, and leaves what is deeper than ten closed', async () => {
  expect(await filesIn(nest(7))).toEqual(['bill.pdf (statement)']);
  expect(await filesIn(nest(11))).toEqual(['bill.pdf (statement)']);
  expect(await filesIn(nest(12))).toEqual(['Bill.eml']);
});

it('keeps a message without files as one, by its own name or its subject', async () => {
  const text = mailOf([], { subject: '=?utf-8?Q?Z=C3=A4hler?=' });
  expect(await filesIn(mailOf([forwarded(text)]))).toEqual(['Zähler.eml']);
  expect(await filesIn(mailOf([attached('meter.eml', text, 'message/rfc822')]))).toEqual([
    'meter.eml',
  ]);
});

describe('winmail.dat', () => {
  it('gives its files, by their long names, and messages within it', async () => {
    const raw = winmail({
      subject: 'Statement',
      attachments: [
        { name: 'Kontoauszug für März.pdf', content: pdf },
        {
          name: 'Forwarded',
          message: { subject: 'x', attachments: [{ name: 'inner.pdf', content: pdf }] },
        },
      ],
    });
    expect(await filesIn(raw)).toEqual([
      'Kontoauszug für März.pdf (statement)',
      'inner.pdf (statement)',
    ]);
  });

  it('gives neither what is shown in its text nor its text, which is beside it', async () => {
    const raw = winmail({
      subject: 'Statement',
      text: 'Please find it attached.',
      attachments: [{ name: 'logo.png', content: note('png'), isHidden: true }],
    });
    const { attachments, bodies } = await opened(raw);
    expect(attachments).toEqual([]);
    expect(bodies).toHaveLength(1);
  });

  it('gives its text where there is no other', async () => {
    const tnef = tnefOf({ subject: 'Statement', text: 'The meter is at 4711.' });
    const raw = mailOf([attached('winmail.dat', tnef, 'application/ms-tnef')], { text: ' ' });
    const { attachments, bodies } = await opened(raw);
    expect(attachments).toEqual([]);
    expect(await textsIn(bodies.flatMap(({ plain }) => plain))).toContain('The meter is at 4711.');
  });

  it('that is damaged stays a file', async () => {
    expect(
      await filesIn(mailOf([attached('winmail.dat', note('no TNEF'), 'application/ms-tnef')])),
    ).toEqual(['winmail.dat']);
  });
});

describe('a message of Outlook (.msg)', () => {
  it('gives its files, short and long, and those of messages within it', async () => {
    const raw = attachedMessage({
      subject: 'Statement',
      text: 'Hello',
      attachments: [
        { name: 'short.txt', content: note('short') },
        { name: 'Kontoauszug für März.pdf', content: pdf },
        {
          name: 'x',
          message: { subject: 'y', attachments: [{ name: 'inner.pdf', content: pdf }] },
        },
      ],
    });
    expect(await filesIn(raw)).toEqual([
      'short.txt',
      'Kontoauszug für März.pdf (statement)',
      'inner.pdf (statement)',
    ]);
  });

  it('gives no picture that its HTML shows', async () => {
    const raw = attachedMessage({
      subject: 'Statement',
      html: '<img src="cid:logo@1">',
      attachments: [
        { name: 'logo.png', content: note('png'), contentId: 'logo@1', isHidden: true },
        { name: 'statement.pdf', content: pdf },
      ],
    });
    expect(await filesIn(raw)).toEqual(['statement.pdf (statement)']);
  });

  it('without files stays one', async () => {
    expect(await filesIn(attachedMessage({ subject: 'Hello', text: 'Hello' }))).toEqual([
      'message.msg',
    ]);
  });

  it('that is damaged anywhere stays a file or gives some, and never fails', async () => {
    const whole = outlookOf({ subject: 'a', attachments: [{ name: 'a.pdf', content: pdf }] });
    for (let length = 0; length < whole.length; length += 331) {
      const raw = mailOf([attached('a.msg', whole.subarray(0, length))]);
      expect((await filesIn(raw)).length).toBeLessThanOrEqual(1);
    }
  });
});

describe('S/MIME', () => {
  const signedMail = (content: Uint8Array) =>
    joinBytes([
      note(
        'Subject: Signed\r\nContent-Type: application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"\r\n',
      ),
      note('Content-Transfer-Encoding: base64\r\n\r\n'),
      note(Buffer.from(content).toString('base64')),
    ]);
  const text = note('Content-Type: text/plain\r\n\r\nThe meter is at 4711.');

  it('gives the files of what is signed', async () => {
    expect(await filesIn(signedMail(signedOf(inner)))).toEqual(['bill.pdf (statement)']);
  });

  it('gives the text of what is signed', async () => {
    const { bodies, attachments } = await opened(signedMail(signedOf(text)));
    expect(attachments).toEqual([]);
    expect(await textsIn(bodies.flatMap(({ plain }) => plain))).toEqual(['The meter is at 4711.']);
  });

  it('that is encrypted stays closed, with the name of its subject', async () => {
    expect(await filesIn(signedMail(encryptedOf(inner)))).toEqual(['Signed.p7m']);
  });

  it('leaves an invoice that is signed as it is', async () => {
    const raw = mailOf([
      attached('IT0123.xml.p7m', signedOf(note('<?xml version="1.0"?>')), 'application/pkcs7-mime'),
    ]);
    expect(await filesIn(raw)).toEqual(['IT0123.xml.p7m']);
  });
});

it('finds files in a text, and leaves the text around them', async () => {
  const text = `Please find it below.\r\n${uuencoded('statement.pdf', pdf)}And more:\r\n${uuencoded('z.txt', note('z'))}begin 644 me\r\nEnd.`;
  const raw = mailOf([], { text });
  expect(await filesIn(raw)).toEqual(['statement.pdf (statement)', 'z.txt']);
  const { bodies } = await opened(raw);
  const [first, second, third] = await textsIn(bodies.flatMap(({ plain }) => plain));
  expect(first?.trim()).toBe('Please find it below.');
  expect(second?.trim()).toBe('And more:');
  expect(third?.trim()).toBe('begin 644 me\nEnd.');
});

describe('a mailbox (mbox)', () => {
  const text = mailOf([], { subject: 'Meter' });

  it('gives the files of each message, and messages without any', async () => {
    expect(await filesIn(attachedMailbox([inner, text, inner]))).toEqual([
      'bill.pdf (statement)',
      'Meter.eml',
      'bill.pdf (statement)',
    ]);
  });

  it('of more messages than become documents stays one', async () => {
    expect(await filesIn(attachedMailbox(Array.from({ length: 51 }, () => text)))).toEqual([
      '2024.mbox',
    ]);
  });

  it.each([
    ['lines that begin like separators', `From \n`],
    ['lines with many times', `From x${' 11:11'.repeat(49)}x\n`],
    ['lines with many numbers', `From x${' 11:1'.repeat(58)}\n`],
  ])('with a mebibyte of %s is read in no time, and lets others go first', async (_of, line) => {
    const like = note(line.repeat(Math.ceil(2 ** 20 / line.length)));
    const mailbox = joinBytes([mboxOf([inner]), like, mboxOf([text])]);
    let checkpoints = 0;
    const options = {
      costs: countEnvelopeCosts(mailbox.length),
      most: 51,
      opensZip: () => Promise.resolve(false),
      checkpoint: () => Promise.resolve(void (checkpoints += 1)),
    };
    const attachments = [partOf(mailbox, { mimeType: 'application/mbox' })];
    const milliseconds = await leastCpuTime(async () => {
      const { attachments: files } = await openEnvelopes(
        { header: [], bodies: [], attachments },
        options,
      );
      expect(files).toHaveLength(2);
    }, 500);
    expect(milliseconds).toBeLessThan(500);
    expect(checkpoints).toBeGreaterThan(2);
  });
});

describe('a zip archive', () => {
  it('stays closed unless the organization opens them', async () => {
    expect(await names({ 'a.pdf': pdf }, false)).toEqual(['scans.zip']);
    expect(await names({ 'a.pdf': pdf })).toEqual(['a.pdf (statement)']);
  });

  it('gives files of folders, archives and messages in it, and nothing that systems add', async () => {
    const files = {
      '2024/März.pdf': pdf,
      'inner.zip': zipSync({ 'deep.pdf': pdf, 'mail.eml': inner }),
      '__MACOSX/2024/._März.pdf': note('fork'),
      '2024/.DS_Store': note('x'),
      'empty.txt': note(''),
    };
    expect(await names(files)).toEqual([
      'März.pdf (statement)',
      'deep.pdf (statement)',
      'bill.pdf (statement)',
    ]);
  });

  it('stays closed where it is a bomb, a document, damaged, encrypted, or has too many files', async () => {
    const large = new Uint8Array(30 * 1024 * 1024);
    const many = Object.fromEntries(
      Array.from({ length: 51 }, (_, index) => [`${index}.txt`, note(`${index}`)]),
    );
    for (const files of [
      { a: large, b: large, c: large, d: large },
      { '[Content_Types].xml': note('x'), 'word/document.xml': note('y') },
      many,
    ]) {
      expect(await names(files)).toEqual(['scans.zip']);
    }
    const whole = zipSync({ 'a.pdf': pdf });
    const central = whole.length - 22 - 46 - 'a.pdf'.length;
    for (const [at, value] of [
      [60, 0xff],
      [central + 8, 1],
      [central + 24, 1],
      [central + 42, 9],
    ] as const) {
      const changed = whole.slice();
      changed[at] = value;
      expect(await filesIn(mailOf([attached('scans.zip', changed)]), { opensZip: true })).toEqual([
        'scans.zip',
      ]);
    }
  });
});

it('stops behind as many files as become documents, of all levels together', async () => {
  const many = Array.from({ length: 60 }, (_, index) => attached(`${index}.txt`, note(`${index}`)));
  expect(
    await filesIn(
      mailOf([forwarded(mailOf(many.slice(0, 40))), forwarded(mailOf(many.slice(40)))]),
    ),
  ).toHaveLength(51);
});

it('leaves out what programs exchange with each other, at every level', async () => {
  const signature = attached('smime.p7s', note('x'), 'application/pkcs7-signature');
  const calendar = {
    head: ['Content-Type: multipart/alternative; boundary=alt'],
    content: note(
      '--alt\r\nContent-Type: text/html\r\n\r\n<p>Hi\r\n--alt\r\nContent-Type: text/calendar; method=REQUEST\r\n\r\nBEGIN:VCALENDAR\r\n--alt--',
    ),
  };
  expect(
    await filesIn(mailOf([forwarded(mailOf([bill, signature, calendar])), signature])),
  ).toEqual(['bill.pdf (statement)']);
});

it('leaves closed what would take too much memory to be opened', async () => {
  const large = mailOf([
    attached(
      'large.bin',
      new Uint8Array(2 * 1024 * 1024).map((_, at) => at % 251),
    ),
  ]);
  const twice = mailOf([base64(mailOf([base64(large, 'inner.eml')]), 'outer.eml')], {
    subject: 'x',
  });
  expect(await filesIn(twice)).toEqual(['inner.eml']);
});
