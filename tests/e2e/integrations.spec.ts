import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Webhook as Verifier } from 'standardwebhooks';
import { expect, test, type Page } from 'playwright/test';
import type { WebhookInput } from '../../shared/integrations/webhooks/webhook.ts';
import { startWebhookReceiver, type ReceivedRequest } from '../support/webhook-receiver.ts';
import { call } from './support/archive.ts';
import {
  baseUrl,
  comeBackTo,
  expectAccessible,
  newOrganization,
  registerWithOrganization,
  snap,
} from './support/product.ts';

const run = promisify(execFile);

async function createKey(page: Page, name: string, permissions?: string[]) {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'API keys' }).click();
  await page.getByRole('link', { name: 'Create API key' }).click();
  await page.getByLabel('Name').fill(name);
  if (permissions) {
    await page.getByRole('button', { name: 'Deselect all' }).click();
    for (const permission of permissions) {
      await page.getByRole('checkbox', { name: permission }).check();
    }
  }
  await page.getByRole('button', { name: 'Create API key' }).click();
  const token = page.getByLabel('Your new API key');
  await expect(token).toBeFocused();
  return token.inputValue();
}

/** Runs the shell blocks of the guides "API" and "Backup" in one shell. Returns what it printed and saved. */
async function runGuides(variables: Record<string, string>) {
  const guides = await Promise.all(
    ['api.md', 'backup.md'].map((name) =>
      readFile(new URL(`../../.docs/guides/${name}`, import.meta.url), 'utf8'),
    ),
  );
  const blocks = guides
    .flatMap((guide) => [...guide.matchAll(/```sh\n([\s\S]*?)```/g)])
    .flatMap(([, block = '']) => (block.startsWith('export ') ? [] : [block]));
  expect(blocks).toHaveLength(8);
  const directory = await mkdtemp(join(tmpdir(), 'sheaf-guides-'));
  const { stdout } = await run('sh', ['-ec', blocks.join('\necho\n')], {
    cwd: directory,
    env: { ...process.env, ...variables },
  });
  return { output: stdout, files: await readdir(directory) };
}

test('a key is created, shown once, used as the guides say, and revoked', async ({
  page,
  context,
}, testInfo) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await registerWithOrganization(page, 'Lovelace papers');
  const token = await createKey(page, 'Scanner in the hall');
  expect(token).toMatch(/^sheaf_[A-Za-z0-9]{64}$/);
  await page.getByRole('link', { name: 'Back to API keys' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without copying?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await Promise.all([
    expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible(),
    page.getByRole('button', { name: 'Copy' }).click(),
  ]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, 'created');

  const { output, files } = await runGuides({ SHEAF_URL: baseUrl(), SHEAF_API_KEY: token });
  expect(output).toContain('Lovelace papers');
  expect(output).toContain('"documentsCount":1');
  expect(output).toContain('\nThe rent is due in October.\n');
  expect(output).toContain('Korrespondent');
  expect(output).toMatch(/"changedCount":1,"hasMore":false/);
  expect(files).toContainEqual(expect.stringMatching(/^sheaf-.*\.zip$/));

  await page.getByRole('link', { name: 'Back to API keys' }).click();
  await expect(page.getByText(`${token.slice(0, 11)}…`)).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete Scanner in the hall' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete API key' }).click();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  const answer = await fetch(`${baseUrl()}/api/organizations`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
});

test('a key gets exactly the permissions that were chosen', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  const token = await createKey(page, 'Reader', ['Read documents']);
  const statusOf = async (method: string, path: string) =>
    (
      await fetch(`${baseUrl()}/api/organizations/${organizationId}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;
  expect(await statusOf('GET', '/documents')).toBe(200);
  expect(await statusOf('GET', '/tags')).toBe(403);
  expect(await statusOf('DELETE', '/documents/trash')).toBe(403);
  expect(await statusOf('GET', '/webhooks')).toBe(401);
});

test('the form of a key reports what is missing, and groups permissions by section', async ({
  page,
}) => {
  await newOrganization(page);
  await page.goto('/api-keys/create');
  const tags = page.getByRole('checkbox', { name: 'Tags', exact: true });
  await page.getByRole('checkbox', { name: 'Read tags' }).uncheck();
  await expect(tags).not.toBeChecked();
  await tags.click();
  await expect(page.getByRole('checkbox', { name: 'Read tags' })).toBeChecked();
  await tags.click();
  await expect(page.getByRole('checkbox', { name: 'Delete tags' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Deselect all' }).click();
  await page.getByRole('button', { name: 'Create API key' }).click();
  await expect(page.getByText('Please enter a name for the API key')).toBeVisible();
  await expect(page.getByText('Please select at least one permission')).toBeVisible();
  await page.getByRole('radio', { name: 'Only some organizations' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Scanner');
  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  await page.getByRole('button', { name: 'Create API key' }).click();
  await expect(page.getByText('Please choose at least one organization')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Chosen organizations/ })).toBeFocused();
  await expectAccessible(page);
});

test('a webhook is created, receives an upload, and is sent again and tested', async ({
  page,
}, testInfo) => {
  const receiver = await startWebhookReceiver();
  const received = async () =>
    (await (await fetch(`${receiver.url}/received/story`)).json()) as ReceivedRequest[];
  const { organizationId } = await newOrganization(page);
  const settings = `/organizations/${organizationId}/settings/webhooks`;
  await page.goto(settings);
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await page.getByRole('link', { name: 'Create webhook' }).click();

  await page.getByRole('textbox', { name: 'Name' }).fill('Bookkeeping');
  await page.getByLabel('URL').fill('http://10.0.0.1/');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText('The URL must lead to a public address')).toBeVisible();
  await page.getByLabel('URL').fill(`${receiver.url}/ok/story`);
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByLabel('Signing secret')).toBeFocused();
  const secret = await page.getByLabel('Signing secret').inputValue();
  expect(secret).toMatch(/^whsec_/);
  await expectAccessible(page);

  await page.goto(`/organizations/${organizationId}`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('a note') });
  await expect.poll(async () => (await received()).length).toBe(2);
  const [request] = await received();
  const payload = new Verifier(secret).verify(request?.body ?? '', request?.headers ?? {});
  expect(payload).toMatchObject({ type: 'document:created', data: { name: 'note.txt' } });

  await page.goto(settings);
  await page.getByRole('link', { name: 'Bookkeeping', exact: true }).click();
  await expect(page.getByText('document:created').last()).toBeVisible();
  // The list of messages has no summary.
  const deliveries = page.getByRole('list').filter({ has: page.locator('summary') });
  const ofCreation = deliveries.getByRole('group').filter({ hasText: 'document:created' });
  await ofCreation.locator('summary').click();
  await expect(ofCreation.getByText('No response to show.')).toBeVisible();
  await expectAccessible(page);
  await snap(page, testInfo, 'deliveries');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(ofCreation).toHaveCount(2);
  await page.getByRole('button', { name: 'Send a test event' }).click();
  await expect(deliveries.getByText('webhook:test')).toBeVisible();
  const attempts = async () => {
    const ids = (await received()).map(({ headers }) => headers['webhook-id']);
    return ids.filter((id) => id === ids[0]).length;
  };
  await expect.poll(attempts).toBeGreaterThanOrEqual(2);

  await expect(page.getByLabel('Secret', { exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Rotate secret' }).click();
  await page.getByRole('button', { name: 'Generate a new secret' }).click();
  const rotated = await page.getByLabel('Secret', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Update webhook' }).click();
  await expect(page.getByText('The secret has been rotated')).toBeVisible();
  await expect(page.getByLabel('Signing secret')).toHaveValue(rotated);
  await page.getByRole('button', { name: 'Send a test event' }).click();
  await expect.poll(async () => verifies(await received(), rotated)).toBe(true);

  await page.reload();
  const name = page.getByRole('textbox', { name: 'Name' });
  const enabled = page.getByRole('switch', { name: 'Enabled' });
  await name.fill('Being typed');
  const path = new URL(page.url()).pathname.replace('/settings', '');
  const { webhook } = await call<{ webhook: WebhookInput }>(page, { method: 'GET', path });
  for (const isEnabled of [false, true]) {
    const { url, events } = webhook;
    const json = { name: 'Bookkeeping', url, events, enabled: isEnabled };
    await call(page, { method: 'PUT', path, json });
    await comeBackTo(page);
    await expect(enabled).toBeChecked({ checked: isEnabled });
    await expect(name).toHaveValue('Being typed');
  }
  await name.fill('Bookkeeping');

  await page.getByRole('textbox', { name: 'URL' }).fill('http://localhost:9/elsewhere');
  await page.getByRole('button', { name: 'Update webhook' }).click();
  await expect(page.getByText('The new address has a new secret')).toBeVisible();
  expect(await page.getByLabel('Signing secret').inputValue()).toMatch(/^whsec_/);

  await page.goto(settings);
  const enabledSwitch = page.getByRole('switch', { name: 'Enable Bookkeeping' });
  // Unlike `uncheck`, this waits for the change, which is shown a moment after the click.
  await enabledSwitch.click();
  await expect(enabledSwitch).not.toBeChecked();
  await expect(page.getByText('Disabled')).toBeVisible();
  await page.getByRole('link', { name: 'Bookkeeping', exact: true }).click();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await receiver.close();
});

function verifies(requests: ReceivedRequest[], secret: string): boolean {
  const { body = '', headers = {} } = requests.at(-1) ?? {};
  try {
    new Verifier(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
