import { expect, it, vi } from 'vitest';
import { createApp } from '../../worker/app.ts';
import { harness } from '#harness';
import { createTextDocument } from '../support/builders.ts';
import { createOwner } from '../support/client.ts';
import { testVariables } from '../support/test-variables.ts';

const app = createApp();

it('a HEAD of a download takes no place of those that are under way', async () => {
  const owner = await createOwner();
  await createTextDocument(owner);
  const { parts } = await owner.get<{ parts: { path: string }[] }>(`${owner.org}/export`);
  const send = async (method: string, path: string) =>
    app.fetch(
      new Request(`${testVariables.APP_BASE_URL}${path}`, { method, headers: owner.headers }),
      harness.platform(),
    );
  const archive = parts[0]?.path ?? '';
  for (let count = 0; count < 9; count += 1) {
    const response = await send('HEAD', archive);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(await response.text()).toBe('');
  }
  const download = await send('GET', archive);
  expect(download.status).toBe(200);
  expect((await download.arrayBuffer()).byteLength).toBeGreaterThan(100);
});

it('a HEAD of a file does not read it', async () => {
  const owner = await createOwner();
  const { id } = await createTextDocument(owner, { content: 'A letter' });
  const platform = harness.platform();
  const get = vi.fn(platform.files.get);
  const head = await app.fetch(
    new Request(`${testVariables.APP_BASE_URL}${owner.org}/documents/${id}/file`, {
      method: 'HEAD',
      headers: owner.headers,
    }),
    { ...platform, files: { ...platform.files, get } },
  );
  expect(head.status).toBe(200);
  expect(head.headers.get('content-type')).toBe('text/plain');
  expect(head.headers.get('content-length')).toBe('8');
  expect(get).not.toHaveBeenCalled();
});
