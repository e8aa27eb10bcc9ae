import { expect, it } from 'vitest';
import { whileOpen } from './while-open.ts';

/** A file of three bytes from a link, and what has happened to it. */
function openFile({ isEnded = false } = {}) {
  const happened: string[] = [];
  let time = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of [1, 2, 3]) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
    cancel: () => void happened.push('closed'),
  });
  const assertOpen = () => (isEnded ? Promise.reject(new Error('ended')) : Promise.resolve());
  const stream = whileOpen({ assertOpen }, body, {
    // Six seconds pass with each look.
    now: () => new Date((time += 6000)),
    onBroken: () => void happened.push('broken'),
  });
  return { stream, happened };
}

it('a file that is taken to its end is complete', async () => {
  const { stream, happened } = openFile();
  expect([...new Uint8Array(await new Response(stream).arrayBuffer())]).toEqual([1, 2, 3]);
  expect(happened).toEqual([]);
});

it('a file that its reader gives up is broken off and closed', async () => {
  const { stream, happened } = openFile();
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  expect(happened).toEqual(['broken', 'closed']);
});

it('a file of a link that ends meanwhile fails', async () => {
  const { stream, happened } = openFile({ isEnded: true });
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow('ended');
  expect(happened).toEqual(['broken', 'closed']);
});
