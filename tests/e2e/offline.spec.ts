import { expect, test, type Page } from 'playwright/test';
import { registerWithOrganization } from './support/product.ts';
import { stored } from './support/stored.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

async function share(page: Page, name: string, text: string) {
  await page.evaluate(
    ([name, text]) => {
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'files', multiple: true });
      const files = new DataTransfer();
      files.items.add(new File([text], name, { type: 'text/plain' }));
      input.files = files.files;
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [name, text] as const,
  );
}

test('what is shared without a network waits, is uploaded once there is one, and is forgotten on logging out', async ({
  page,
  context,
}) => {
  const { organizationId } = await registerWithOrganization(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await page.reload();
  await expect
    .poll(() => stored(page, 'copies'))
    .toEqual(
      expect.arrayContaining([
        '/api/auth/get-session',
        '/api/config',
        '/api/organizations',
        `/api/organizations/${organizationId}`,
        `/api/organizations/${organizationId}/members/me`,
      ]),
    );

  await context.setOffline(true);
  await share(page, 'receipt.txt', 'Paid 12.50');
  await expect(page.getByRole('heading', { name: 'Add documents' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Test archive' }).click();
  await expect(page.getByText('Waiting: 1')).toBeVisible();
  await expect(page.getByText(/^Offline: as of/)).toBeVisible();
  await expect.poll(() => stored(page, 'waiting')).toHaveLength(1);

  await page.close();
  const opened = await context.newPage();
  await opened.goto('/');
  await expect(opened.getByText('Waiting: 1')).toBeVisible();
  await context.setOffline(false);
  await expect(opened.getByText('1 document uploaded')).toBeVisible();
  await expect.poll(() => stored(opened, 'waiting')).toEqual([]);
  const { documents } = await (
    await opened.request.get(`/api/organizations/${organizationId}/documents`)
  ).json();
  expect(documents).toMatchObject([{ name: 'receipt.txt' }]);

  await opened.getByRole('button', { name: 'User menu' }).click();
  await opened.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(opened.getByLabel('Email')).toBeVisible();
  await expect.poll(() => stored(opened, 'copies')).toEqual([]);
});
