import { expect, it } from 'vitest';
import { readMail } from '../read-mail.ts';
import { isTechnical } from './technical-parts.ts';

type Content = string | Uint8Array;

async function isTechnicalPart(type: string, name: string, content: Content = 'content') {
  const lines = [
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    `Content-Type: ${type}`,
    `Content-Disposition: attachment${name && `; filename="${name}"`}`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64'),
    '--b--',
  ];
  const mail = await readMail(Buffer.from(lines.join('\r\n')), {
    checkpoint: () => Promise.resolve(),
  });
  const [part] = mail.attachments;
  if (!part || mail.attachments.length > 1) throw new Error('There is not one attachment');
  return isTechnical(part);
}

const chr = (code: number) => String.fromCharCode(code);
const octets = 'application/octet-stream';
const gif = (width: number, height: number) =>
  Buffer.from([...Buffer.from('GIF89a'), width, 0, height, 0, 0x80, 0, 0]);
const png = (width: number, height: number) =>
  Buffer.from(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0${chr(width)}\0\0\0${chr(height)}\b`, 'latin1');
const fork = Uint8Array.of(0, 5, 0x16, 7, 0, 2, 0, 0, 1, 2, 3);

it.each<[string, string, Content?]>([
  ['application/pkcs7-signature', 'smime.p7s'],
  ['application/x-pkcs7-signature', ''],
  [octets, 'smime.p7s'],
  ['application/pgp-signature', 'signature.asc'],
  ['application/pgp-signature', 'OpenPGP_signature.asc'],
  [octets, 'signature.asc', '-----BEGIN PGP SIGNATURE-----\n\niQEz'],
  ['text/plain', 'OpenPGP_0x12345678.asc', '-----BEGIN PGP PUBLIC KEY BLOCK-----'],
  ['application/pgp-keys', 'key.asc'],
  ['application/pgp-encrypted', '', 'Version: 1'],
  ['application/applefile', 'statement.pdf'],
  [octets, '._statement.pdf', fork],
  ['application/pdf', '._statement.pdf', fork],
  ['text/plain', 'ATT00001.txt', ''],
  ['text/plain', 'ATT00001.txt', '\r\n \r\n'],
  [
    'text/html',
    'ATT00002.htm',
    '<html><head><title>x</title></head><body>&nbsp;<br></body></html>',
  ],
  ['message/delivery-status', '', 'Reporting-MTA: dns; example.com'],
  ['message/disposition-notification', '', 'Disposition: automatic'],
  ['text/rfc822-headers', '', 'Subject: x'],
  ['text/x-amp-html', '', '<html ⚡4email>'],
  ['text/enriched', '', '<bold>Hello</bold>'],
  ['text/plain', '', '-----BEGIN PGP PUBLIC KEY BLOCK-----'],
  ['image/gif', 'open.gif', gif(1, 1)],
  ['image/png', '', png(1, 1)],
])('is what mail programs exchange: %s %s', async (type, name, content) => {
  expect(await isTechnicalPart(type, name, content)).toBe(true);
});

it.each<[string, string, Content?]>([
  ['application/pdf', 'statement.pdf', '%PDF-1.4'],
  ['application/pkcs7-mime', 'smime.p7m'],
  ['application/ms-tnef', 'winmail.dat'],
  ['application/pkcs7-signature', 'contract.pdf.p7s'],
  ['application/pgp-signature', 'contract.pdf.asc'],
  [octets, 'encrypted.asc', '-----BEGIN PGP MESSAGE-----'],
  ['text/richtext', 'contract.rtf', '{\\rtf1 The contract.}'],
  ['text/enriched', 'notes.txt', 'The meter is at 4711.'],
  ['text/plain', 'key.asc', '-----BEGIN PGP PUBLIC KEY BLOCK-----'],
  ['text/calendar', 'invite.ics', 'BEGIN:VCALENDAR'],
  ['text/vcard', 'ada.vcf', 'BEGIN:VCARD'],
  ['text/plain', 'ATT00001.txt', 'The meter is at 4711.'],
  ['text/html', 'ATT00001.htm', '<img src="cid:scan">'],
  ['text/plain', 'notes.txt', 'signature.asc'],
  ['image/png', 'scan.png', png(100, 100)],
  ['message/rfc822', '', 'Subject: x\r\n\r\nText'],
])('is a file of the message: %s %s', async (type, name, content) => {
  expect(await isTechnicalPart(type, name, content)).toBe(false);
});
