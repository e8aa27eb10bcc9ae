import { expect, it } from 'vitest';
import { whileOpen } from './while-open.ts';

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
  const stream = whileOpen(assertOpen, body, {
    now: () => new Date((time += 6000)),
    send: () => Promise.resolve(),
    onEnd: (taken) => void happened.push(`${taken} taken`),
  });
  return { stream, happened };
}

it('a file that is taken to its end is complete', async () => {
  const { stream, happened } = openFile();
  expect([...new Uint8Array(await new Response(stream).arrayBuffer())]).toEqual([1, 2, 3]);
  expect(happened).toEqual(['3 taken']);
});

it('a file that its reader gives up is broken off and closed', async () => {
  const { stream, happened } = openFile();
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  expect(happened).toEqual(['1 taken', 'closed']);
});

it('a file of a link that ends meanwhile fails', async () => {
  const { stream, happened } = openFile({ isEnded: true });
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow('ended');
  expect(happened).toEqual(['0 taken', 'closed']);
});

it('a file that is given up while its next bytes are awaited ends once', async () => {
  const ended: number[] = [];
  const stream = whileOpen(() => Promise.resolve(), new ReadableStream(), {
    now: () => new Date(),
    send: () => Promise.resolve(),
    onEnd: (taken) => void ended.push(taken),
  });
  const reader = stream.getReader();
  const waiting = reader.read();
  await reader.cancel();
  expect(await waiting).toMatchObject({ done: true });
  expect(ended).toEqual([0]);
});
