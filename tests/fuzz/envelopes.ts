import { zipSync } from 'fflate';
import {
  attached,
  bytesOf,
  forwarded,
  mailOf,
  mboxOf,
  signedOf,
  uuencoded,
} from '../support/envelopes/mime-builders.ts';
import {
  compressedRtf,
  outlookOf,
  storedRtf,
  tnefOf,
} from '../support/envelopes/outlook-builders.ts';

const content = bytesOf('%PDF-1.4\nStatement of the year\n'.repeat(200));
const message = {
  subject: 'Statement',
  from: 'Ottilie Brandt',
  text: 'Please find it attached.',
  attachments: [
    { name: 'statement.pdf', content },
    { name: 'short.txt', content: bytesOf('short') },
    { name: 'inner', message: { subject: 'Inner', attachments: [{ name: 'a.pdf', content }] } },
  ],
};
const inner = mailOf([attached('statement.pdf', content)]);

export const envelopeSources: readonly { name: string; mimeType: string; bytes: Uint8Array }[] = [
  { name: 'message.msg', mimeType: 'application/vnd.ms-outlook', bytes: outlookOf(message) },
  { name: 'winmail.dat', mimeType: 'application/ms-tnef', bytes: tnefOf(message) },
  {
    name: 'rtf.msg',
    mimeType: 'application/vnd.ms-outlook',
    bytes: outlookOf({ subject: 'Statement', rtf: compressedRtf }),
  },
  {
    name: 'rtf.dat',
    mimeType: 'application/ms-tnef',
    bytes: tnefOf({
      subject: 'Statement',
      rtf: storedRtf(
        String.raw`{\rtf1\fromhtml1{\*\htmltag64 <p>}\htmlrtf{\b\htmlrtf0 a\'e4\u8364?}}`,
      ),
    }),
  },
  { name: 'smime.p7m', mimeType: 'application/pkcs7-mime', bytes: signedOf(inner) },
  { name: 'messages.mbox', mimeType: 'application/mbox', bytes: mboxOf([inner, inner]) },
  {
    name: 'near.mbox',
    mimeType: 'application/mbox',
    bytes: mboxOf([bytesOf(`From \n${`From x${' 11:11'.repeat(49)}x\n`.repeat(200)}`), inner]),
  },
  { name: 'forwarded.eml', mimeType: 'message/rfc822', bytes: mailOf([forwarded(inner)]) },
  {
    name: 'text.eml',
    mimeType: 'message/rfc822',
    bytes: mailOf([], { text: uuencoded('statement.pdf', content) }),
  },
  {
    name: 'scans.zip',
    mimeType: 'application/zip',
    bytes: zipSync({ 'a.pdf': content, 'inner.zip': zipSync({ 'b.eml': inner }) }),
  },
];
