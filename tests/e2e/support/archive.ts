import { expect, type Page } from 'playwright/test';
import { baseUrl } from './product.ts';

/** Calls the product as the page's signed-in user, for preparations of a story. */
export async function call<Answer = unknown>(
  page: Page,
  request: { method?: string; path: string; json?: unknown },
): Promise<Answer> {
  const { method = 'POST', path, json } = request;
  const response = await page.request.fetch(`/api${path}`, {
    method,
    data: json,
    headers: { origin: baseUrl() },
  });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
  return (response.status() === 204 ? undefined : await response.json()) as Answer;
}

export type TextFile = { name: string; text: string };

export async function addTexts(page: Page, organizationId: string, files: TextFile[]) {
  const ids: string[] = [];
  for (const { name, text } of files) {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
    ids.push(await addFile(page, organizationId, file));
  }
  return ids;
}

export async function addFile(
  page: Page,
  organizationId: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<string> {
  const response = await page.request.post(`/api/organizations/${organizationId}/documents`, {
    multipart: { file },
    headers: { origin: baseUrl() },
  });
  expect(response.status()).toBe(201);
  const { document } = (await response.json()) as { document: { id: string } };
  return document.id;
}

export async function addTag(page: Page, organizationId: string, name: string): Promise<string> {
  const path = `/organizations/${organizationId}/tags`;
  const { tag } = await call<{ tag: { id: string } }>(page, {
    path,
    json: { name, color: '#7ad7ff' },
  });
  return tag.id;
}

/** Waits until `count` documents of the first page are in this extraction state. */
export async function waitForTexts(
  page: Page,
  organizationId: string,
  count: number,
  state: 'done' | 'failed' = 'done',
) {
  const path = `/organizations/${organizationId}/documents`;
  await expect(async () => {
    const { documents } = await call<{ documents: { extractionState: string }[] }>(page, {
      method: 'GET',
      path,
    });
    expect(documents.filter(({ extractionState }) => extractionState === state)).toHaveLength(
      count,
    );
  }).toPass({ timeout: 60_000 });
}

/**
 * Waits for the response to the page's next write, because changes are shown before they are saved. Counting
 * documents is a POST too, but no write.
 */
export function nextWrite(page: Page) {
  return page.waitForResponse(
    (response) => response.request().method() !== 'GET' && !response.url().endsWith('/batch/count'),
  );
}

/** Makes the next request of this method fail with a server error. */
export async function failNext(page: Page, method: string) {
  let hasFailed = false;
  await page.route('**/api/**', (route) => {
    if (hasFailed || route.request().method() !== method) return route.fallback();
    hasFailed = true;
    return route.fulfill({ status: 500, json: { error: { code: 'internal.error', message: '' } } });
  });
}
