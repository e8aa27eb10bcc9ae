import { beforeEach, expect, it } from 'vitest';
import { setTransport } from '../../api/transport/transport.ts';
import { downloadArchive } from './export-api.ts';

const path = '/api/organizations/org_1/export/archive';
let downloads: string[];

beforeEach(() => {
  downloads = [];
});

function respondWith(response: Response) {
  const sent: { signal?: AbortSignal | null | undefined } = {};
  setTransport({
    fetch: async (_input, init) => {
      sent.signal = init?.signal;
      return response;
    },
    upload: () => Promise.reject(new Error('Nothing is uploaded')),
    download: (saved) => void downloads.push(saved),
  });
  return sent;
}

it('saves an archive that the server sends, which is read only then', async () => {
  const sent = respondWith(new Response(new ReadableStream()));
  await downloadArchive(path);
  expect(downloads).toEqual([path]);
  expect(sent.signal?.aborted).toBe(true);
});

it('says why the server refuses an archive, and saves nothing', async () => {
  const error = { code: 'auth.forbidden', message: 'Forbidden' };
  respondWith(Response.json({ error }, { status: 403 }));
  await expect(downloadArchive(path)).rejects.toMatchObject({ code: 'auth.forbidden' });
  expect(downloads).toEqual([]);
});
