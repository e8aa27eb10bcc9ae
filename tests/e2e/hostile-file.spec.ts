import { expect, test } from 'playwright/test';
import { hiddenBomb } from '../support/hostile-files.ts';
import { addFile, call } from './support/archive.ts';
import { newOrganization } from './support/product.ts';

test('a hostile file is given up, while others work on, and can still be downloaded', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const documents = `/organizations/${organizationId}/documents`;
  const { name, type, bytes } = hiddenBomb();
  await addFile(page, organizationId, { name, mimeType: type, buffer: bytes });

  const times: number[] = [];
  const begun = Date.now();
  await expect(async () => {
    const started = Date.now();
    const list = await call<{ documents: { id: string; extractionState: string }[] }>(page, {
      method: 'GET',
      path: documents,
    });
    times.push(Date.now() - started);
    expect(list.documents).toMatchObject([{ extractionState: 'failed' }]);
  }).toPass({ timeout: 60_000, intervals: [50] });
  // In the server's own thread, a request would wait for the whole reading; tests/bench/hostile measures how long.
  expect(Math.max(...times)).toBeLessThan((Date.now() - begun) / 1.5);

  await page.goto(`/organizations/${organizationId}`);
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(/\/documents\/doc_[a-z0-9]{24}/);
  const documentId = /doc_[a-z0-9]{24}/.exec(page.url())?.[0] ?? '';
  const original = await page.request.get(`/api${documents}/${documentId}/file`);
  expect((await original.body()).equals(bytes)).toBe(true);
  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(page.getByText(/would take too much memory or computing time/)).toBeVisible();
});
