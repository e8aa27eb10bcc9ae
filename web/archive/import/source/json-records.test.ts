import { expect, it } from 'vitest';
import { bytesInUse } from '../../../../tests/support/collect-garbage.ts';
import { readJsonRecords } from './json-records.ts';

async function recordsOf(text: string, length = 7): Promise<unknown[]> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + length));
      at += length;
    },
  });
  const records: unknown[] = [];
  for await (const record of readJsonRecords(stream)) records.push(record);
  return records;
}

it.each([[], [{}], [{ a: 'a "quoted\\ [text], {' }, { b: [1, [2, { c: ']' }]] }, 'ü€𝄞', 5, null]])(
  'reads what is between brackets, in pieces of any length',
  async (...records) => {
    for (const length of [1, 2, 3, 1000]) {
      expect(await recordsOf(JSON.stringify(records, null, 2), length)).toEqual(records);
    }
  },
);

it.each(['', '{}', '[', '[1', '[1]2', '[1]]', '[{]', '["a]', 'x[1]', '[1,,]x'])(
  'refuses %j',
  async (text) => {
    await expect(recordsOf(text)).rejects.toMatchObject({ problem: 'manifest-invalid' });
  },
);

it('reads a manifest of 200 MB with little of it in memory', async () => {
  const record = new TextEncoder().encode(
    `${JSON.stringify({ model: 'x', fields: { content: 'word '.repeat(200_000) } })},`,
  );
  let left = 200;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      left -= 1;
      if (left === 199) controller.enqueue(new TextEncoder().encode('['));
      if (left >= 0) return controller.enqueue(record);
      controller.enqueue(new TextEncoder().encode('{}]'));
      controller.close();
    },
  });
  const before = bytesInUse();
  let [count, most] = [0, 0];
  for await (const _ of readJsonRecords(stream)) {
    count += 1;
    if (count % 50 === 0) most = Math.max(most, bytesInUse() - before);
  }
  expect(count).toBe(201);
  expect(most).toBeLessThan(25 * 1024 * 1024);
});

it('refuses a record that is too long for memory', async () => {
  const piece = new TextEncoder().encode('x'.repeat(1024 * 1024));
  let isFirst = true;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.enqueue(isFirst ? new TextEncoder().encode('["') : piece);
      isFirst = false;
    },
  });
  const read = async () => {
    for await (const record of readJsonRecords(stream)) expect(record).toBeUndefined();
  };
  await expect(read()).rejects.toMatchObject({ problem: 'record-too-large' });
});
