import { expect, it, vi } from 'vitest';
import { extractionLimits } from './extraction-limits.ts';
import { readInTurn } from './read-in-turn.ts';

const file = { bytes: new Uint8Array(1), mimeType: 'text/plain' };

it('reads no file that might still be read when the turn is over', async () => {
  const read = vi.fn(() => Promise.resolve({ state: 'none' as const }));
  let left = extractionLimits.milliseconds;
  const renderThumbnail = vi.fn(() => Promise.resolve(null));
  const reader = readInTurn(
    {
      isInProcess: true,
      read,
      recognize: vi.fn(),
      renderThumbnail,
      findFields: vi.fn(),
      arrangePages: vi.fn(),
    },
    { left: () => left },
  );
  expect(await reader.read(file)).toEqual({ state: 'none' });
  expect(await reader.renderThumbnail(file)).toBeNull();
  left -= 1;
  await expect(reader.read(file)).rejects.toThrow('too little time left');
  await expect(reader.renderThumbnail(file)).rejects.toThrow('too little time left');
  expect(read).toHaveBeenCalledOnce();
  expect(renderThumbnail).toHaveBeenCalledOnce();
});
