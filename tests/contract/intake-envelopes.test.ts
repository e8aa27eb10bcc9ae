import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  attached,
  bytesOf,
  encryptedOf,
  forwarded,
  mailOf,
  signedOf,
  uuencoded,
} from '../support/envelopes/mime-builders.ts';
import { outlookOf, tnefOf } from '../support/envelopes/outlook-builders.ts';
import { createInbox, messagesOf, namesOf, receive, verified } from '../support/intake.ts';

const pdf = bytesOf(`%PDF-1.4\n${'Statement of the year\n'.repeat(300)}`);
const head = [verified];
const from = { from: 'ottilie@example.com' };
const bill = mailOf([attached('bill.pdf', pdf, 'application/pdf')], { subject: 'The bill' });
const tnef = tnefOf({ subject: 'x', attachments: [{ name: 'bill.pdf', content: pdf }] });
const outlook = outlookOf({ subject: 'x', attachments: [{ name: 'bill.pdf', content: pdf }] });

const createArchive = () => createInbox(['*@example.com']);

describe('a file in an envelope', () => {
  it.each<[string, Uint8Array]>([
    ['a message that is forwarded', mailOf([forwarded(bill)], { head })],
    ['winmail.dat', mailOf([attached('winmail.dat', tnef, 'application/ms-tnef')], { head })],
    ['a message of Outlook', mailOf([attached('The bill.msg', outlook)], { head })],
    [
      'a signed message',
      mailOf([attached('smime.p7m', signedOf(bill), 'application/pkcs7-mime')], { head }),
    ],
    ['the text', mailOf([], { head, text: uuencoded('bill.pdf', pdf) })],
  ])('becomes a document with every byte: %s', async (_what, raw) => {
    const inbox = await createArchive();
    expect(await receive(raw, inbox.address, from)).toEqual({ kind: 'received' });
    const [message] = await messagesOf(inbox);
    expect(message).toMatchObject({
      sender: 'ottilie@example.com',
      attachments: [{ name: 'bill.pdf', outcome: 'created' }],
    });
    const path = `${inbox.org}/documents/${message?.attachments[0]?.documentId}`;
    const file = await inbox.request('GET', `${path}/file`);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf);
  });

  it('that arrived before is a duplicate, and the others are kept', async () => {
    const inbox = await createArchive();
    const other = mailOf([attached('b.txt', bytesOf('b')), forwarded(bill)], { head });
    await receive(mailOf([forwarded(bill)], { head }), inbox.address, from);
    await receive(other, inbox.address, from);
    const [message] = await messagesOf(inbox);
    expect(message?.attachments.map(({ outcome }) => outcome)).toEqual(['created', 'duplicate']);
    expect(await namesOf(inbox)).toEqual(['b.txt', 'bill.pdf']);
  });

  it('is one of at most 50, of all messages together', async () => {
    const inbox = await createArchive();
    const files = Array.from({ length: 60 }, (_, index) =>
      attached(`${index}.txt`, bytesOf(`no. ${index}`)),
    );
    const raw = mailOf(
      [forwarded(mailOf(files.slice(0, 30))), forwarded(mailOf(files.slice(30)))],
      { head },
    );
    await receive(raw, inbox.address, from);
    const [message] = await messagesOf(inbox);
    expect(message?.attachments).toHaveLength(51);
    expect(message?.attachments[50]).toMatchObject({ name: '50.txt', outcome: 'too-many' });
    expect(await namesOf(inbox)).toHaveLength(50);
  });

  it('is left where it is if that is encrypted, with the subject for a name', async () => {
    const inbox = await createArchive();
    const raw = mailOf([attached('smime.p7m', encryptedOf(bill), 'application/pkcs7-mime')], {
      head,
      subject: 'Secret',
    });
    await receive(raw, inbox.address, from);
    expect(await namesOf(inbox)).toEqual(['Secret.p7m']);
  });
});

const settingsOf = (org: string) => `${org}/archive-settings`;

describe('a zip archive', () => {
  const archive = zipSync({ 'scans/a.pdf': pdf, 'b.txt': bytesOf('b'), '.DS_Store': bytesOf('x') });
  const raw = mailOf([attached('scans.zip', archive, 'application/zip')], { head });

  it('becomes a document, unless the organization has chosen to open them', async () => {
    const inbox = await createArchive();
    await receive(raw, inbox.address, from);
    expect(await namesOf(inbox)).toEqual(['scans.zip']);
    await inbox.call('PATCH', settingsOf(inbox.org), { body: { opensZipFiles: true } });
    await receive(raw, inbox.address, from);
    expect(await namesOf(inbox)).toEqual(['a.pdf', 'b.txt', 'scans.zip']);
  });

  it('is as it was for other organizations', async () => {
    const [inbox, other] = [await createArchive(), await createArchive()];
    await other.call('PATCH', settingsOf(other.org), { body: { opensZipFiles: true } });
    await receive(raw, inbox.address, from);
    expect(await namesOf(inbox)).toEqual(['scans.zip']);
    expect(await inbox.get(settingsOf(inbox.org))).toMatchObject({
      settings: { opensZipFiles: false },
    });
  });
});
