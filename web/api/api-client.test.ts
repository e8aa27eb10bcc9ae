import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchJson, loadSchema } from './api-client.ts';

const notes = {
  notes: [
    {
      id: 'note_0123456789abcdefghijklmn',
      documentId: 'doc_0123456789abcdefghijklmn',
      content: '2026-11-22T10:00:00.000Z',
      author: null,
      createdAt: '2026-11-22T10:00:00.000Z',
      updatedAt: null,
    },
  ],
};
const request = (body: unknown) => fetchJson(Promise.resolve(Response.json(body)), 'notes');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('decodes the responses for the first page without schemas, which are loaded later', async () => {
  const { notes: decoded } = await request(notes);
  expect(decoded[0]).toMatchObject({
    content: '2026-11-22T10:00:00.000Z',
    createdAt: new Date('2026-11-22T10:00:00.000Z'),
  });
  expect(await request({ unexpected: true })).toEqual({ unexpected: true });

  vi.advanceTimersByTime(3000);
  await loadSchema('notes');
  await expect(request({ unexpected: true })).rejects.toThrow();
});
