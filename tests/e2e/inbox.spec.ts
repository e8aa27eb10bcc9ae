import { expect, test, type Locator, type Page, type Request } from 'playwright/test';
import { day } from '../../shared/time/durations.ts';
import { utcDay } from '../../shared/time/utc-day.ts';
import { invoice } from '../support/invoice.ts';
import { addTexts, call, waitForTexts } from './support/archive.ts';
import {
  baseUrl,
  capture,
  expectAccessible,
  passMidnight,
  newOrganization,
  snap,
} from './support/product.ts';

test('two scans are confirmed one after the other by keyboard', async ({ page }, testInfo) => {
  const { organizationId } = await newOrganization(page);
  await addTexts(page, organizationId, [
    { name: 'scan_0001.txt', text: invoice },
    { name: 'scan_0002.txt', text: `${invoice}\n2` },
  ]);
  await waitForTexts(page, organizationId, 2);
  await page.goto(`/organizations/${organizationId}`);
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Inbox 2' });
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await page.getByRole('link', { name: 'Look through' }).click();

  const proposal = page.getByText('2023-11-02 Malerbetrieb Kästner GmbH Rechnung.txt');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('scan_0002.txt')).toBeVisible();
  await expect(page.getByText('2 in the Inbox')).toBeVisible();
  await expect(proposal).toBeVisible();
  await page.keyboard.press('a');
  await expect(heading('2023-11-02 Malerbetrieb Kästner GmbH Rechnung.txt')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, '1-confirm');
  // Two presses confirm only one document, because the next one has not been shown yet, however late the first
  // response is.
  const confirmed = requestsOf(page, isConfirmation);
  await stopTime(page);
  await page.keyboard.press('c');
  await expect(heading('scan_0001.txt')).toBeVisible();
  await expect(page.getByText('1 in the Inbox')).toBeVisible();
  await page.keyboard.press('c');
  await page.evaluate(() => fetch('/robots.txt'));
  expect(confirmed).toHaveLength(1);
  await expect(heading('scan_0001.txt')).toBeVisible();
  await letTimePass(page);
  await pressUntilSeen(page, 'c', page.getByText('Nothing left to look at'));
  expect(confirmed).toHaveLength(2);
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Inbox', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await snap(page, testInfo, '2-empty');
});

test('a document that a colleague looks at meanwhile still leads to the next', async ({
  page,
}, testInfo) => {
  const { organizationId } = await newOrganization(page);
  const [, laterId] = await addTexts(page, organizationId, [
    { name: 'earlier.txt', text: 'one' },
    { name: 'later.txt', text: 'two' },
  ]);
  await page.goto(`/organizations/${organizationId}/documents?q=in:inbox`);
  await page.getByRole('link', { name: 'Look through' }).click();
  const bar = page.getByRole('region', { name: 'Inbox' });
  await expect(bar.getByText('nobody has looked at it yet')).toBeVisible();
  await call(page, {
    path: `/organizations/${organizationId}/documents/batch/inbox`,
    json: { filter: { documentIds: [laterId] }, isInInbox: false },
  });
  await expect(bar.getByText('Already looked at')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await snap(page, testInfo, '1-looked-at');
  // A user who stayed to write a note can continue afterwards.
  await page.getByRole('tab', { name: 'Notes' }).click();
  const note = page.getByRole('textbox', { name: 'New note' });
  await note.fill('Ask Mina');
  const next = bar.getByRole('button', { name: 'Next document' });
  await next.click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(next).not.toHaveAttribute('aria-busy', 'true');
  await note.fill('');
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: 'earlier.txt' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
});

function isConfirmation(request: Request): boolean {
  return request.url().endsWith('/documents/batch/inbox');
}

function isCorrection(request: Request): boolean {
  return Boolean(request.postData()?.includes('correspondentId'));
}

function requestsOf(page: Page, isMeant: (request: Request) => boolean): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => isMeant(request) && requests.push(request));
  return requests;
}

function stopTime(page: Page): Promise<void> {
  return page.evaluate(() => {
    const now = performance.now();
    Object.assign(performance, { now: () => now });
  });
}

function letTimePass(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.deleteProperty(performance, 'now');
  });
}

/** Presses a key repeatedly, because a document accepts keys only after it has been shown for a moment. */
async function pressUntilSeen(page: Page, key: string, outcome: Locator) {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(outcome).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('a key pressed while its document is loaded confirms it once it is there', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const [id] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'a' }]);
  await waitForTexts(page, organizationId, 1);
  const path = `/organizations/${organizationId}/documents/${id}`;
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route(`**/api${path}`, async (route) => {
    await mayLoad;
    await route.fallback();
  });
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Loading' })).toBeVisible();
  await page.keyboard.press('c');
  const confirmed = page.waitForRequest(isConfirmation);
  load();
  await confirmed;
  await expect(page.getByRole('heading', { level: 1, name: 'a.txt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeHidden();
});

test('keys pressed while what takes them is loaded are no shortcuts', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const [id] = await addTexts(page, organizationId, [{ name: 'a.txt', text: 'a' }]);
  await waitForTexts(page, organizationId, 1);
  const path = `/organizations/${organizationId}/documents/${id}`;
  for (const [name, file] of [
    ['Document date: Add', 'field-editor'],
    ['Correspondent: Add', 'picker-parts'],
    ['Theme', 'popups'],
  ] as const) {
    const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      await mayLoad;
      await route.fallback();
    });
    await page.goto(path);
    const trigger = page.getByRole('button', { name });
    const field = page.getByRole('textbox', { name: 'Document date' });
    const popup = page.getByRole('combobox', { name }).or(page.getByRole('menu')).or(field);
    await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
    await trigger.press('Enter');
    await page.keyboard.press('c');
    await expect(popup).toHaveCount(0);
    load();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  }
  // The keys work again once it is closed.
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeHidden();
});

async function scanOf(page: Page, text: string): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 1400, height: 1000 });
  const style = 'margin: 80px; color: black; background: white; font: 28px/1.6 sans-serif';
  await paper.setContent(`<body style="${style}"><pre style="font: inherit">${text}</pre></body>`);
  const picture = await capture(paper);
  await paper.close();
  return picture;
}

/** Returns a day in the format of German letters. */
function printed(of = ''): string {
  return of.split('-').toReversed().join('.');
}

function mailWith(picture: Buffer, from: string): string {
  return [
    'Authentication-Results: mx.cloudflare.net; dmarc=pass',
    `From: ${from}`,
    'To: archive@intake.localhost',
    'Subject: Scan',
    `Message-ID: <${crypto.randomUUID()}@example.com>`,
    'MIME-Version: 1.0',
    'Content-Type: image/png; name="scan_0012.png"',
    'Content-Disposition: attachment; filename="scan_0012.png"',
    'Content-Transfer-Encoding: base64',
    '',
    ...(picture.toString('base64').match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
}

test('a scanned invoice by mail is dated, named, due in the calendar and confirmed by keyboard, and the next letter of its corrected sender is right', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await passMidnight();
  const { organizationId, email } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [date, due] = [0, 14].map((days) => utcDay(new Date(Date.now() + days * day)));
  const letter = `Malerbetrieb Kästner GmbH
Bäckergasse 17, 04109 Leipzig

Rechnung Nr. 2023-118
Rechnungsdatum: ${printed(date)}

Flächen abdecken und streichen
Rechnungsbetrag 3.238,35 EUR
Zahlbar bis ${printed(due)} ohne Abzug.

Sparkasse Leipzig, IBAN DE89 3704 0044 0532 0130 00`;

  const { intakeEmail } = await call<{ intakeEmail: { id: string; emailAddress: string } }>(page, {
    path: `${home}/intake-emails`,
  });
  await call(page, {
    method: 'PUT',
    path: `${home}/intake-emails/${intakeEmail.id}`,
    json: { isEnabled: true, allowedOrigins: [email] },
  });
  const query = new URLSearchParams({ from: email, to: intakeEmail.emailAddress });
  const mailServer = new URL(`/cdn-cgi/handler/email?${query}`, baseUrl());
  const body = mailWith(await scanOf(page, letter), email);
  const answer = await fetch(mailServer, { method: 'POST', body });
  expect(await answer.text()).toContain('success');
  await expect(() => waitForTexts(page, organizationId, 1)).toPass({ timeout: 180_000 });

  await page.goto(home);
  await page.getByRole('navigation').getByRole('link', { name: 'Inbox 1' }).click();
  await page.getByRole('link', { name: 'Look through' }).click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const name = `${date} Malerbetrieb Kästner GmbH Rechnung.png`;
  await expect(heading('scan_0012.png')).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await page.keyboard.press('a');
  await expect(heading(name)).toBeVisible();
  const fields = page.getByRole('region', { name: 'Fields' });
  const value = (name: string) => fields.getByRole('button', { name, exact: true });
  const { url } = await call<{ url: string }>(page, { path: `${home}/calendar-feed` });
  const readCalendar = async () => (await page.request.get(url)).text();
  await expect.poll(readCalendar).toContain('SUMMARY:Pay Malerbetrieb Kästner GmbH');
  expect(await readCalendar()).toContain(`DTSTART;VALUE=DATE:${due?.replaceAll('-', '')}`);

  await value('Correspondent: Malerbetrieb Kästner GmbH').press('Enter');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Onkel Karl');
  await expect(page.getByRole('option', { name: /Onkel Karl/ })).toHaveAttribute(
    'data-highlighted',
  );
  const corrections = requestsOf(page, isCorrection);
  const corrected = page.waitForResponse((response) => isCorrection(response.request()));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(value('Correspondent: Onkel Karl')).toBeFocused();
  await corrected;
  // The former value was not removed first.
  expect(corrections).toHaveLength(1);
  await value('Correspondent: Onkel Karl').blur();
  await page.keyboard.press('c');
  await expect(page.getByText('Nothing left to look at')).toBeVisible();

  const [second] = await addTexts(page, organizationId, [
    { name: 'second.txt', text: letter.replace('2023-118', '2023-119') },
  ]);
  await waitForTexts(page, organizationId, 2);
  await page.goto(`${home}/documents/${second}`);
  await expect(value('Correspondent: Onkel Karl')).toBeVisible();
});

test('the switch of the Inbox is saved as it was pressed last, also while it is being saved', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const settings = `/organizations/${organizationId}/archive-settings`;
  const first = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(`**/api${settings}`, async (route) => {
    if (route.request().method() === 'PATCH') {
      sent += 1;
      await first.promise;
    }
    await route.continue();
  });
  await page.goto(`/organizations/${organizationId}/settings`);
  const inbox = page.getByRole('switch', { name: /Inbox/ });
  await expect(inbox).toBeChecked();
  for (const isOn of [false, true, false]) {
    await inbox.press('Space');
    await expect(inbox).toBeChecked({ checked: isOn });
  }
  expect(sent).toBe(1);
  first.resolve();
  await expect
    .poll(() =>
      call<{ settings: { isInboxEnabled: boolean } }>(page, { method: 'GET', path: settings }),
    )
    .toMatchObject({ settings: { isInboxEnabled: false } });
  await expect(inbox).not.toBeChecked();
});
