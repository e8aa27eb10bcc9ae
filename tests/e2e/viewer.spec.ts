import { expect, test, type Page } from 'playwright/test';
import { officeMimeTypes } from '../../shared/reading/file-types/mime-types.ts';
import { addFile, waitForTexts } from './support/archive.ts';
import { expectAccessible, newOrganization, readFixture, snap } from './support/product.ts';

const phone = { width: 390, height: 844 };

const logo = readFixture('picture.png').toString('base64');

function mailOf(html: string): Buffer {
  const lines = [
    'From: =?utf-8?q?Ren=C3=A9_Martin?= <rene@example.com>',
    'To: Ada Lovelace <ada@example.com>',
    'Subject: Fwd: The offer for the kitchen',
    'Date: Mon, 2 Mar 2026 09:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=outer',
    '',
    '--outer',
    'Content-Type: multipart/related; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--inner',
    'Content-Type: image/png',
    'Content-ID: <logo@example.com>',
    'Content-Transfer-Encoding: base64',
    '',
    logo,
    '--inner--',
    '--outer',
    'Content-Type: message/rfc822',
    '',
    'From: Kitchens Ltd <offers@kitchens.example>',
    'To: =?utf-8?q?Ren=C3=A9_Martin?= <rene@example.com>',
    'Subject: The offer',
    'Date: Sun, 1 Mar 2026 08:00:00 +0000',
    '',
    'The kitchen costs 9,400 EUR.',
    'See https://kitchens.example/offers/17.',
    '--outer',
    'Content-Type: application/pdf; name=letter.pdf',
    'Content-Disposition: attachment; filename=letter.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    readFixture('letter.pdf').toString('base64'),
    '--outer',
    'Content-Type: text/plain; name=note.txt',
    'Content-Disposition: attachment; filename=note.txt',
    '',
    'Call them before Friday.',
    '--outer--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

/** Records requests to other origins and dialogs. */
async function watchEscapes(page: Page): Promise<string[]> {
  const escapes: string[] = [];
  await page.context().route(/\.example\//, (route) => {
    escapes.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  page.on('dialog', (dialog) => {
    escapes.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return escapes;
}

async function open(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const { organizationId } = await newOrganization(page);
  const documentId = await addFile(page, organizationId, file);
  await waitForTexts(page, organizationId, 1);
  await page.goto(`/organizations/${organizationId}/documents/${documentId}`);
  return { organizationId, documentId };
}

const frameOf = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="Preview of ${name}"]`);

test('a forwarded mail is read, and its files open in its place', async ({ page }, testInfo) => {
  const html =
    '<h1 style="color: #7a1f1f">Our kitchen</h1><p>What do you think?</p><img src="cid:logo@example.com" alt="Logo" width=64>';
  const file = { name: 'offer.eml', mimeType: 'message/rfc822', buffer: mailOf(html) };
  await open(page, file);
  const frame = frameOf(page, 'offer.eml');
  await expect(page.getByRole('heading', { name: 'Fwd: The offer for the kitchen' })).toBeVisible();
  await expect(page.getByText('René Martin <rene@example.com>')).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Our kitchen' })).toBeVisible();
  await expect(frame.getByRole('img', { name: 'Logo' })).toBeVisible();
  await expect(frame.getByText('Kitchens Ltd <offers@kitchens.example>')).toBeVisible();
  await expect(frame.getByText('The kitchen costs 9,400 EUR.')).toBeVisible();
  await expect(frame.getByRole('link', { name: /offers\/17$/ })).toHaveAttribute('rel', /noopener/);
  await expectAccessible(page);
  await snap(page, testInfo, '1-mail');

  const preview = page.getByRole('main');
  await preview.getByRole('button', { name: /^letter\.pdf/ }).click();
  await expect(page.getByRole('button', { name: 'Back to the message' })).toBeFocused();
  await expect(page.getByLabel('Preview of letter.pdf')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, '2-pdf-in-mail');
  await page.getByRole('button', { name: 'Back to the message' }).press('Enter');
  await expect(preview.getByRole('button', { name: /^letter\.pdf/ })).toBeFocused();

  await preview.getByRole('button', { name: /^note\.txt/ }).press('Enter');
  await expect(page.getByText('Call them before Friday.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save note.txt' }).click();
  expect((await saved).suggestedFilename()).toBe('note.txt');
  await page.getByRole('button', { name: 'Add note.txt' }).last().click();
  await expect(page.getByRole('link', { name: /note\.txt/ }).first()).toBeVisible();

  await page.setViewportSize(phone);
  await page.reload();
  await page.getByRole('button', { name: 'Open preview' }).click();
  await expect(frame.getByText('The kitchen costs 9,400 EUR.')).toBeVisible();
  await snap(page, testInfo, '3-phone');
  await page.emulateMedia({ colorScheme: 'dark' });
  await snap(page, testInfo, '4-phone-dark');
  await page.goBack();
  await page.setViewportSize({ width: 1280, height: 800 });
  await snap(page, testInfo, '5-dark');
});

const attacks = `
  <script>alert(1); fetch('https://evil.example/1')</script><img src=x onerror="alert(2)">
  <img src="https://evil.example/3.png"><img srcset="https://evil.example/4.png 2x">
  <svg onload="alert(5)"><image href="https://evil.example/5.png"/></svg>
  <meta http-equiv="refresh" content="0; url=https://evil.example/6"><base href="https://evil.example/">
  <link rel="stylesheet" href="https://evil.example/7.css"><link rel="preload" as="image" href="https://evil.example/8">
  <style>@import "https://evil.example/9.css"; @font-face { font-family: x; src: url(https://evil.example/10) } body { font-family: x }
    .a { background: url("https://evil.example/11.png") } .b { background: image-set("https://evil.example/12.png" 1x) }</style>
  <p class=a style="background: url(https://evil.example/13.png)">A</p><p class=b style="background: u\\72l(https://evil.example/14.png)">B</p>
  <iframe src="https://evil.example/15"></iframe><iframe srcdoc="<script>top.alert(16)</script>"></iframe>
  <object data="https://evil.example/17"></object><embed src="https://evil.example/18"><video src="https://evil.example/19" autoplay></video>
  <form action="https://evil.example/20"><input autofocus onfocus="alert(21)"><button>Send</button></form>
  <table background="https://evil.example/22.png"><tr><td>Cell</table>
  <a href="javascript:alert(23)">Script</a> <a href="https://evil.example/24" target="_top">Elsewhere</a>
  <p>The end</p>`;

test('nothing of a hostile mail is loaded or run', async ({ page }) => {
  const escapes = await watchEscapes(page);
  const file = { name: 'evil.eml', mimeType: 'message/rfc822', buffer: mailOf(attacks) };
  await open(page, file);
  const frame = frameOf(page, 'evil.eml');
  await expect(frame.getByText('The end')).toBeVisible();
  await expect(
    page.getByText('Pictures and other content from the internet are not loaded.'),
  ).toBeVisible();
  await frame.getByText('Script').click();
  const url = page.url();
  await page.waitForTimeout(1000);
  expect(page.url()).toBe(url);
  expect(escapes).toEqual([]);
});

test('what gets past the cleaning of a page is neither loaded nor run by its frame', async ({
  page,
}) => {
  const escapes = await watchEscapes(page);
  const file = { name: 'plain.eml', mimeType: 'message/rfc822', buffer: mailOf('<p>Text</p>') };
  await open(page, file);
  await expect(frameOf(page, 'plain.eml').getByText('Text', { exact: true })).toBeVisible();
  const frame = page.locator('iframe');
  const [sandbox, source] = [
    await frame.getAttribute('sandbox'),
    await frame.getAttribute('srcdoc'),
  ];
  // Runs without the policy of the application's page, which would block most of it.
  await page.goto('about:blank');
  await page.evaluate(
    ([flags, html]) => {
      const bare = document.createElement('iframe');
      if (flags !== null) bare.setAttribute('sandbox', flags ?? '');
      bare.srcdoc = html ?? '';
      document.body.append(bare);
    },
    [sandbox, (source ?? '').replace('<body>', `<body>${attacks}`)],
  );
  await expect(page.frameLocator('iframe').getByText('The end')).toBeVisible();
  await page.waitForTimeout(1000);
  expect(escapes).toEqual([]);
  await expect(page.frameLocator('iframe').getByText('The end')).toBeVisible();
});

test('a workbook is looked at, sheet by sheet, on a desk and a phone', async ({
  page,
}, testInfo) => {
  const name = 'inventory.xlsx';
  await open(page, { name, mimeType: officeMimeTypes.xlsx, buffer: readFixture(name) });
  const table = page.getByRole('table', { name: 'Inventář' });
  await expect(table.getByRole('columnheader', { name: 'D', exact: true })).toBeVisible();
  await expect(table.getByRole('cell', { name: '1234.5' })).toBeVisible();
  await expect(table.getByRole('cell', { name: '2026-03-14' })).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, '1-sheet');
  await page.getByRole('tab', { name: 'Notes & remarks' }).click();
  await expect(page.getByRole('table', { name: 'Notes & remarks' })).toBeVisible();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Open preview' }).click();
  await expect(page.getByRole('table', { name: 'Notes & remarks' })).toBeVisible();
  await snap(page, testInfo, '2-phone');
  await page.emulateMedia({ colorScheme: 'light' });
  await snap(page, testInfo, '3-phone-light');
});

const calendar = `BEGIN:VCALENDAR
BEGIN:VEVENT
SUMMARY:Visit of the kitchen
DTSTART;TZID=America/New_York:20260302T090000
DTEND;TZID=America/New_York:20260302T100000
RRULE:FREQ=WEEKLY;INTERVAL=2
LOCATION:Main street 1\\, Cork
ORGANIZER;CN=Ada Lovelace:mailto:ada@example.com
ATTENDEE;CN=Bob:mailto:bob@example.com
ATTENDEE;CN=Eve:mailto:eve@example.com
URL:https://example.com/visit
DESCRIPTION:Bring the plan.\\nAnd a tape measure.
END:VEVENT
END:VCALENDAR
`;
const contact = `BEGIN:VCARD
VERSION:3.0
FN:Ada Lovelace
ORG:Engines Ltd
TITLE:Analyst
EMAIL:ada@example.com
TEL:+44 20 1234
ADR:;;St James 1;London;;SW1;UK
BDAY:18151210
END:VCARD
`;
const markdown = `# The plan

Some **bold** text, a [link](https://example.com) and a picture: ![plan](https://evil.example/plan.png)

- one
- two

| Item | Price |
|------|------:|
| Sink | 120   |

\`\`\`
code
\`\`\`
`;

test('other files are shown readably', async ({ page }, testInfo) => {
  const { organizationId } = await newOrganization(page);
  const files = [
    { name: 'handover-report.docx', mimeType: officeMimeTypes.docx, shows: 'h1' },
    { name: 'handover-report.odt', mimeType: officeMimeTypes.odt, shows: 'h1' },
    { name: 'inventory.ods', mimeType: officeMimeTypes.ods, shows: undefined },
    { name: 'mediatheque.pptx', mimeType: officeMimeTypes.pptx, shows: '.slide' },
    { name: 'mediatheque.odp', mimeType: officeMimeTypes.odp, shows: '.slide' },
    { name: 'plan.md', mimeType: 'text/markdown', text: markdown, shows: 'h1' },
    {
      name: 'page.html',
      mimeType: 'text/html',
      text: '<!doctype html><title>x</title><h1>A page</h1>',
      shows: 'h1',
    },
    { name: 'visit.ics', mimeType: 'text/calendar', text: calendar, shows: undefined },
    { name: 'ada.vcf', mimeType: 'text/vcard', text: contact, shows: undefined },
  ];
  const ids: string[] = [];
  for (const { name, mimeType, text } of files) {
    const buffer = text === undefined ? readFixture(name) : Buffer.from(text);
    ids.push(await addFile(page, organizationId, { name, mimeType, buffer }));
  }
  await waitForTexts(page, organizationId, files.length);
  for (const [index, { name, shows }] of files.entries()) {
    await page.goto(`/organizations/${organizationId}/documents/${ids[index]}`);
    if (shows) await expect(frameOf(page, name).locator(shows).first()).toBeVisible();
    else await expect(page.getByText(/Ada Lovelace|Inventář/).first()).toBeVisible();
    await expectAccessible(page);
    await snap(page, testInfo, name);
  }
  const source = page.getByRole('button', { name: 'Show as it is written' });
  await source.click();
  await expect(page.getByText('BEGIN:VCARD')).toBeVisible();
  await source.click();
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
});

test('a page that has the focus is left by Shift+Tab, for the keys of the preview', async ({
  page,
}) => {
  const buffer = Buffer.from(markdown);
  await open(page, { name: 'plan.md', mimeType: 'text/markdown', buffer });
  const heading = frameOf(page, 'plan.md').getByRole('heading', { name: 'The plan' });
  const inWindow = page.getByRole('dialog', { name: 'Preview of plan.md' });
  await heading.click();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Fill the window' })).toBeFocused();
  await page.keyboard.press('f');
  await expect(inWindow).toBeVisible();
  await heading.click();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(inWindow).toHaveCount(0);
});

test('a hostile page is shown without what it loads and runs', async ({ page }) => {
  const escapes = await watchEscapes(page);
  const buffer = Buffer.from(
    `<!doctype html><html><head>${attacks}</head><body onload="alert(30)">${attacks}`,
  );
  await open(page, { name: 'evil.html', mimeType: 'text/html', buffer });
  await expect(frameOf(page, 'evil.html').getByText('The end').last()).toBeVisible();
  await page.waitForTimeout(1000);
  expect(escapes).toEqual([]);
});

test('Space shows a workbook and a mail beside the list', async ({ page }, testInfo) => {
  const { organizationId } = await newOrganization(page);
  const mail = {
    name: 'a.eml',
    mimeType: 'message/rfc822',
    buffer: mailOf('<h1>Our kitchen</h1>'),
  };
  await addFile(page, organizationId, mail);
  const buffer = readFixture('inventory.ods');
  await addFile(page, organizationId, { name: 'b.ods', mimeType: officeMimeTypes.ods, buffer });
  await waitForTexts(page, organizationId, 2);
  await page.goto(`/organizations/${organizationId}/documents?sortField=name&sortOrder=asc`);
  await expect(page.getByRole('link', { name: 'a.eml' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(frameOf(page, 'a.eml').getByRole('heading', { name: 'Our kitchen' })).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, '1-mail');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('table', { name: 'Inventář' })).toBeVisible();
  await snap(page, testInfo, '2-workbook');
});
