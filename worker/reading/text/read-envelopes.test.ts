import { expect, it } from 'vitest';
import {
  attached,
  bytesOf,
  encryptedOf,
  forwarded,
  mailOf,
  mboxOf,
  signedOf,
} from '../../../tests/support/envelopes/mime-builders.ts';
import {
  compressedRtf,
  outlookOf,
  storedRtf,
  tnefOf,
} from '../../../tests/support/envelopes/outlook-builders.ts';
import { extractText } from '../extract-text.ts';

const meter = mailOf([], { subject: 'Meter', text: 'The meter is at 4711.' });
const pdf = bytesOf('%PDF-1.4');
const embedded = { subject: 'Inner subject', text: 'Inner text' };

it.each<[string, string, Uint8Array, string[]]>([
  [
    'with a message within it',
    'message/rfc822',
    mailOf([forwarded(meter)]),
    ['See below.', 'Meter\n', 'is at 4711.'],
  ],
  [
    'within another, three deep, in base64',
    'message/rfc822',
    mailOf([attached('a.eml', mailOf([attached('b.eml', meter)]))]),
    ['a.eml', 'b.eml', 'is at 4711.'],
  ],
  [
    'of Outlook',
    'application/vnd.ms-outlook',
    outlookOf({
      subject: 'Zählerstand',
      from: 'Ottilie Brandt',
      address: 'ottilie@example.com',
      sentAt: new Date('2024-03-05T08:30:00Z'),
      text: 'The meter is at 4711.',
      attachments: [
        { name: 'Kontoauszug für März.pdf', content: pdf },
        { name: 'Forwarded', message: embedded },
      ],
    }),
    [
      'Zählerstand',
      'Ottilie Brandt <ottilie@example.com>',
      '2024-03-05',
      'Kontoauszug für März.pdf',
      'is at 4711.',
      'Inner subject',
      'Inner text',
    ],
  ],
  [
    'of Outlook in HTML',
    'application/vnd.ms-outlook',
    outlookOf({ subject: 'Meter', html: '<p>The meter is at <b>4711</b>.' }),
    ['The meter is at 4711.'],
  ],
  [
    'of Outlook in compressed RTF',
    'application/vnd.ms-outlook',
    outlookOf({ subject: 'Greeting', rtf: compressedRtf }),
    ['Greeting\n', 'hello world'],
  ],
  [
    'in winmail.dat with HTML in RTF',
    'application/ms-tnef',
    tnefOf({
      subject: 'Meter',
      rtf: storedRtf(
        String.raw`{\rtf1\fromhtml1{\*\htmltag64 <p>}The meter is at {\*\htmltag84 <b>}4711{\*\htmltag92 </b>}.}`,
      ),
    }),
    ['Meter\n', 'The meter is at 4711.'],
  ],
  [
    'in winmail.dat',
    'application/ms-tnef',
    tnefOf({
      subject: 'Meter',
      text: 'The meter is at 4711.',
      attachments: [{ name: 'a.pdf', content: pdf }],
    }),
    ['Meter\n', 'a.pdf', 'is at 4711.'],
  ],
  [
    'in a mailbox',
    'application/mbox',
    mboxOf([mailOf([]), meter]),
    ['See below.', 'Meter\n', 'is at 4711.'],
  ],
  ['that is signed', 'application/pkcs7-mime', signedOf(meter), ['Meter\n', 'is at 4711.']],
])('reads the text of a message %s', async (_what, mimeType, bytes, texts) => {
  const result = await extractText({ bytes, mimeType });
  expect(result.state).toBe('done');
  for (const text of texts) expect('text' in result && result.text).toContain(text);
});

it('says that a message is encrypted', async () => {
  expect(
    await extractText({ bytes: encryptedOf(meter), mimeType: 'application/pkcs7-mime' }),
  ).toMatchObject({ state: 'failed', reason: 'encrypted' });
});

it.each(['application/vnd.ms-outlook', 'application/ms-tnef', 'application/mbox'])(
  'says that a message is damaged: %s',
  async (mimeType) => {
    expect(await extractText({ bytes: bytesOf('nothing'), mimeType })).toMatchObject({
      state: 'failed',
      reason: 'damaged',
    });
  },
);
