import { expect, test } from 'playwright/test';
import { addTexts, call } from './support/archive.ts';
import { endSession, fillLogin } from './support/people.ts';
import { baseUrl, password, signUpWithOrganization } from './support/product.ts';

test('the link of an app to a document opens that after the sign-in', async ({ page }) => {
  const { email, organizationId } = await signUpWithOrganization(page, 'Lovelace papers');
  const file = { name: 'lease.txt', text: 'The lease' };
  const [documentId] = await addTexts(page, organizationId, [file]);
  const { token } = await call<{ token: string }>(page, {
    path: '/api-keys',
    json: { name: 'Phone', permissions: ['documents:read'] },
  });
  const server = `${baseUrl()}/paperless/${organizationId}`;
  const response = await fetch(`${server}/api/documents/`, {
    headers: {
      authorization: `Token ${token}`,
    },
  });
  const { results } = (await response.json()) as { results: { id: number }[] };

  await endSession(page);
  await page.goto(`${server}/documents/${results[0]?.id}/`);
  await fillLogin(page, { email, password });
  await expect(page).toHaveURL(`/organizations/${organizationId}/documents/${documentId}`);
  await expect(page.getByRole('heading', { name: 'lease' })).toBeVisible();

  await page.goto(`${server}/documents/999/`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto(`${server}/`);
  await expect(page).toHaveURL(`/organizations/${organizationId}`);
});
