import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { attached, bytesOf, forwarded, mailOf } from '../support/envelopes/mime-builders.ts';
import { addFile, failNext, waitForTexts } from './support/archive.ts';
import { expectAccessible, newOrganization, snap } from './support/product.ts';

const mails = new URL('../support/fixtures/mails/', import.meta.url);
const readMail = (name: string) => readFile(new URL(`${name}.eml`, mails), 'utf8');

/** The header that the receiving server adds to a message with a verified sender. */
const verified = 'Authentication-Results: mx.cloudflare.net; dmarc=pass\r\n';

async function createAddress(page: Page) {
  const { organizationId, email } = await newOrganization(page);
  const settings = `/organizations/${organizationId}/settings/intake-emails`;
  await page.goto(settings);
  await page.getByRole('button', { name: 'Create intake email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Allowed origins' });
  await expect(dialog.getByLabel('Email address')).toHaveValue(email);
  // A second Enter on the button is too late for it, and does not accept the proposed sender.
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Nobody yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const address = await page
    .getByText(/@intake\.localhost$/)
    .first()
    .innerText();
  return { settings, address };
}

/** Hands a message to the product as the mail server does. Returns the runtime's response. */
async function sendMail(page: Page, mail: { to: string; raw: string; from?: string }) {
  const query = new URLSearchParams({ from: mail.from ?? 'ada@example.com', to: mail.to });
  const { origin } = new URL(page.url());
  const url = `${origin}/cdn-cgi/handler/email?${query}`;
  return (await fetch(url, { method: 'POST', body: mail.raw })).text();
}

function plainMail(from: string, text: string): string {
  return [
    `From: ${from}`,
    'To: archive@intake.localhost',
    `Subject: ${text.split('\n')[0]}`,
    `Message-ID: <${crypto.randomUUID()}@example.com>`,
    'Date: Mon, 2 Mar 2026 09:00:00 +0000',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...text.split('\n'),
    '',
  ].join('\r\n');
}

test('mail of an allowed sender becomes documents, of a stranger it does not', async ({
  page,
}, testInfo) => {
  const { settings, address } = await createAddress(page);
  await expect(page.getByText('Nobody can send to this address yet')).toBeVisible();
  await expectAccessible(page);
  const send = async (name: string) =>
    sendMail(page, { to: address, raw: `${verified}${await readMail(name)}` });
  expect(await send('gmail-attachments')).toContain('5.7.1');

  await page.getByRole('button', { name: 'Manage allowed origins' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Email address');
  await field.fill('Ada@Example.com');
  await failNext(page, 'PUT');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('An error occurred, try again later');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('ada@example.com', { exact: true })).toBeVisible();
  await field.fill('ada@example.com');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(
    dialog.getByText('This email is already in the allowed origins for this intake email'),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  expect(await send('gmail-attachments')).toContain('success');
  await page.getByRole('button', { name: 'Refresh messages' }).click();
  await expect(page.getByText('The sender is not among the allowed origins.')).toBeVisible();
  await snap(page, testInfo, 'messages');
  await page.getByRole('link', { name: 'Rechnung März.pdf' }).click();
  await expect(page.getByRole('heading', { name: /Rechnung März/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('tabpanel').getByText('ada@example.com')).toBeVisible();

  await page.goto(settings);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
  expect(await send('text-only')).toContain('5.2.1');
});

test('mail without a verdict waits in quarantine until it is accepted', async ({
  page,
}, testInfo) => {
  const { address } = await createAddress(page);
  await page.getByRole('button', { name: 'Manage allowed origins' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('*@example.com');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('*@example.com', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const refresh = () => page.getByRole('button', { name: 'Refresh messages' }).click();
  const send = (text: string, from = 'Ada <ada@example.com>') =>
    sendMail(page, { to: address, raw: plainMail(from, text) });
  expect(await send('First invoice')).toContain('success');
  await refresh();
  await expect(page.getByText('In quarantine', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Nothing proves that it really comes from this sender.'),
  ).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, 'quarantine');

  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('Message accepted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'First invoice.txt' })).toBeVisible();
  await expect(page.getByText(/^Accepted by Ada Lovelace, /)).toBeVisible();
  await expect(page.getByText('In quarantine', { exact: true })).toHaveCount(0);

  await send('Second invoice');
  await refresh();
  await page.getByRole('button', { name: 'Always accept from ada@example.com' }).click();
  await expect(page.getByRole('link', { name: 'Second invoice.txt' })).toBeVisible();
  await expect(page.getByText('Accepted without verification')).toBeVisible();
  await send('Third invoice');
  await send('Stranger', 'Bob <bob@example.com>');
  await refresh();
  await expect(page.getByRole('link', { name: 'Third invoice.txt' })).toBeVisible();
  await expect(page.getByText('In quarantine', { exact: true })).toHaveCount(1);

  const link = 'https://mail-settings.google.com/mail/vf-%5BANGjdJ8w%5D-abc_123';
  const question = `Forwarding Confirmation\nConfirmation code: 123456789\n${link}`;
  const answer = await send(question, 'Gmail Team <forwarding-noreply@google.com>');
  expect(answer).toContain('success');
  await refresh();
  await expect(page.getByRole('link', { name: 'Open mail-settings.google.com' })).toHaveAttribute(
    'href',
    link,
  );
  await expect(page.getByText('123456789', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, 'confirmation');

  await page.getByRole('link', { name: 'First invoice.txt' }).click();
  await expect(page.getByRole('heading', { name: /First invoice/ })).toBeVisible();
});

test('a file in a forwarded mail becomes a document and is found', async ({ page }) => {
  const { address, settings } = await createAddress(page);
  await page.getByRole('button', { name: 'Manage allowed origins' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('*@example.com');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('*@example.com', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const bill = attached('Lighthouse bill.txt', bytesOf('The keeper of the lighthouse is paid.'));
  const mail = mailOf([forwarded(mailOf([bill], { subject: 'The original bill' }))], {
    head: [`Message-ID: <${crypto.randomUUID()}@example.com>`],
  });
  const raw = `${verified}${new TextDecoder().decode(mail)}`;
  expect(await sendMail(page, { to: address, raw })).toContain('success');
  await page.getByRole('button', { name: 'Refresh messages' }).click();
  await expect(page.getByRole('link', { name: 'Lighthouse bill.txt' })).toBeVisible();

  const organizationId = settings.split('/')[2] ?? '';
  await waitForTexts(page, organizationId, 1);
  await page.goto(`/organizations/${organizationId}/documents?q=keeper`);
  await expect(page.getByRole('link', { name: 'Lighthouse bill.txt' }).first()).toBeVisible();
});

test('the files in a mail that was uploaded are opened and added from its page', async ({
  page,
}, testInfo) => {
  const { organizationId } = await newOrganization(page);
  const inner = mailOf([
    attached('Statement of the year.txt', bytesOf('The surplus is 184.20 EUR.'), 'text/plain'),
  ]);
  const mail = mailOf([
    attached('photo.png', bytesOf('\u0000no picture'), 'image/png'),
    forwarded(inner),
  ]);
  const file = { name: 'Forwarded.eml', mimeType: 'message/rfc822', buffer: Buffer.from(mail) };
  const id = await addFile(page, organizationId, file);
  await page.goto(`/organizations/${organizationId}/documents/${id}`);
  const contents = page.getByRole('region', { name: 'Files in this message' });
  await expect(contents.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await snap(page, testInfo, 'contents');

  const opened = page.waitForEvent('popup');
  await contents.getByRole('link', { name: 'Statement of the year.txt', exact: true }).click();
  const popup = await opened;
  await expect(popup.getByText('The surplus is 184.20 EUR.')).toBeVisible();
  await popup.close();

  await contents
    .getByRole('button', { name: 'Add Statement of the year.txt as a document' })
    .click();
  await contents.getByRole('link', { name: 'Open document Statement of the year.txt' }).click();
  await expect(page.getByRole('heading', { name: 'Statement of the year.txt' })).toBeVisible();
});
