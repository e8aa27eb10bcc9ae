import { expect, it } from 'vitest';
import { findFields } from '../find-fields.ts';

const senderOf = (head: string) => {
  const text =
    'Date: 2024-03-06\nSubject: Flower pot\n\nThe flower pot was delivered this morning.';
  const found = findFields(`${head}\n${text}`).find(({ field }) => field === 'correspondent');
  return found?.field === 'correspondent' ? found.value.name : undefined;
};

it.each([
  ['From: "Brandt, Ottilie" <ottilie@example.org>', 'Brandt, Ottilie'],
  ['From: Brandt, Ottilie <ottilie@example.org>', 'Brandt, Ottilie'],
  ['From: "Brandt, Ottilie" <>', 'Brandt, Ottilie'],
  ['From: ottilie@example.org (Ottilie Brandt)', 'Ottilie Brandt'],
  ['From: Ottilie Brandt <ottilie@example.org>, Second <b@example.org>', 'Ottilie Brandt'],
  ['From: "Marchbank & Co. Ltd., Edinburgh" <a@example.org>', 'Marchbank & Co. Ltd., Edinburgh'],
  ['From: ottilie@example.org', undefined],
])('the sender of a mail is named by all of a mailbox: %s', (head, name) => {
  expect(senderOf(head)).toBe(name);
});

const forwarded = (subject: string, head: string) =>
  `From: Jane Tully <jane@tully.example>
To: Archive <archive@sheaf.example>
Date: Thu, 07 Mar 2024 09:12:00 +0100
Subject: ${subject}

for the archive please

${head}

Dear customer, the flower pot was delivered this morning.`;

const heads = {
  english:
    '---------- Forwarded message ---------\nFrom: Marchbank Pottery <post@marchbank.example>\nDate: Wed, 6 Mar 2024\nSubject: Flower pot\nTo: <jane@tully.example>',
  german:
    'Von: Töpferei Marchbank <post@marchbank.example>\nGesendet: Mittwoch, 6. März 2024 17:40\nAn: Jane Tully <jane@tully.example>\nBetreff: Blumentopf',
  twice:
    'Von: Paul Tully <paul@tully.example>\nGesendet: Mittwoch, 6. März 2024 18:00\nAn: Jane Tully <jane@tully.example>\nBetreff: WG: Blumentopf\n\nsiehe unten\n\nVon: Töpferei Marchbank <post@marchbank.example>\nGesendet: Mittwoch, 6. März 2024 17:40\nAn: Paul Tully <paul@tully.example>\nBetreff: Blumentopf',
};

it.each([
  [forwarded('Fwd: Flower pot', heads.english), 'Marchbank Pottery'],
  [forwarded('WG: Blumentopf', heads.german), 'Töpferei Marchbank'],
  [forwarded('WG: WG: Blumentopf', heads.twice), 'Töpferei Marchbank'],
  // The original mail of a reply is quoted, not forwarded.
  [forwarded('AW: Blumentopf', heads.german), 'Jane Tully'],
])('the sender of a forwarded mail is who wrote it first: %#', (text, name) => {
  const found = findFields(text).find(({ field }) => field === 'correspondent');
  expect(found?.value).toMatchObject({ name });
});

it('is not turned round by the member who has forwarded it', () => {
  const names = ['Tully Ltd', 'Jane Tully', 'Paul Tully'];
  const organization = { names, addresses: ['jane@tully.example'], domains: ['tully.example'] };
  const found = findFields(forwarded('WG: WG: Blumentopf', heads.twice), { organization });
  expect(found.find(({ field }) => field === 'correspondent')?.value).toMatchObject({
    name: 'Töpferei Marchbank',
  });
});

const mailFile = (...head: string[]) =>
  `${head.join('\n')}\n2025-05-12\n\nDear Ms Fairweather,\n\nThe plumber comes on Thursday.\n`;
const plumber = 'Quillfeather, Barnaby <barnaby@marrowfield.example>';

it.each([
  [mailFile('Réparation Marrowfield', plumber, 'ottilie@example.org'), 'Quillfeather, Barnaby'],
  [mailFile('Harbour Books Ltd', plumber), 'Quillfeather, Barnaby'],
  [mailFile(plumber, 'Jane Tully <jane@tully.example>'), 'Quillfeather, Barnaby'],
  [
    mailFile('Repair', plumber, 'Jane Tully <jane@tully.example>', 'Harbour Ltd <a@b.example>'),
    'Quillfeather, Barnaby',
  ],
  [
    `Fwd: Repair\nJane Tully <jane@tully.example>\narchive@sheaf.example\n2025-05-13\n\nsee below\n\n${mailFile('Repair', plumber, 'Jane Tully <jane@tully.example>')}`,
    'Quillfeather, Barnaby',
  ],
  [
    `Fwd: Flower pot\nJane Tully <jane@tully.example>\n2025-05-13\n\n${heads.english}\n\nDear customer`,
    'Marchbank Pottery',
  ],
])('the sender of a mail file stands below its subject: %#', (text, name) => {
  const found = findFields(text).find(({ field }) => field === 'correspondent');
  expect(found?.value).toMatchObject({ name });
});

const senderIn = (text: string) =>
  findFields(text).flatMap((found) => (found.field === 'correspondent' ? found.value.name : []));

const calendar = (organizer: string) => `BEGIN:VCALENDAR
PRODID:-//Example//Calendar//EN
BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20250310T090000
${organizer}ATTENDEE;CN=Jane Tully:mailto:jane@tully.example
SUMMARY:Reading evening
END:VEVENT
END:VCALENDAR`;

it.each([
  ['ORGANIZER;CN=Harbour Books Ltd:mailto:events@harbour.example\n', ['Harbour Books Ltd']],
  ['ORGANIZER;ROLE=CHAIR;CN="Harbour Books":MAILTO:events@harbour.example\n', ['Harbour Books']],
  ['ORGANIZER:mailto:events@harbour.example\n', []],
  ['', []],
])('the sender of a calendar is its organizer, or nobody: %s', (organizer, names) => {
  expect(senderIn(calendar(organizer))).toEqual(names);
});

it.each([
  '# Harbour\n\nSee https://example.com for more.',
  'Some **bold** text\n\nSee https://example.com for more.',
  '**Some** notes\n\nSee https://example.com for more.',
  'Some\n====\n\nSee https://example.com for more.',
  '* Some\n* Other\n\nSee https://example.com for more.',
])('headings and lists of Markdown name no sender: %j', (text) => {
  expect(senderIn(text)).toEqual([]);
});

it.each([
  'Packing for the trip\npassport\ntoothbrush\ntwo shirts\na good book',
  'Passwords and accounts\nmail: sun-flower\nbank: ask Peter\nwifi: on the box in the hall\nphone: 4 digits',
  'Plan na weekend\nzakupy\nspacer\nkino',
])('notes name no sender: %j', (text) => {
  expect(senderIn(text)).toEqual([]);
});

it('a letterhead that is underlined names its sender', () => {
  const text = 'Harbour Books\n=============\n\nInvoice 12\nTotal 20 EUR\nwww.harbour.example';
  expect(senderIn(text)).toEqual(['Harbour Books']);
});
