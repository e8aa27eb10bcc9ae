import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inflateInSteps } from '../../worker/reading/picture/png/inflate-in-steps.ts';
import { createRandom } from '../support/fixtures/mutate-bytes.ts';
import { joinBytes } from '../../shared/bytes/join-bytes.ts';

async function inflate(data: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of inflateInSteps([data])) parts.push(part.slice());
  return joinBytes(parts);
}

function bytes(length: number): Uint8Array {
  const random = createRandom(length);
  return Uint8Array.from({ length }, () => random(16));
}

describe('unpacking the data of a picture in steps', () => {
  it.each([100, 3000, 40_000, 200_000])(
    'ends where %i bytes do, whatever follows',
    async (length) => {
      const expected = bytes(length);
      const packed = zlibSync(expected);
      for (const tail of [0, 1, 20, 5000, 20_000]) {
        const unpacked = await inflate(joinBytes([packed, new Uint8Array(tail).fill(7)]));
        expect(unpacked.length).toBe(length);
        expect(unpacked.every((byte, at) => byte === expected[at])).toBe(true);
      }
    },
  );

  it('gives what is there of data that end too early', async () => {
    const expected = bytes(40_000);
    const packed = zlibSync(expected);
    const unpacked = await inflate(packed.subarray(0, packed.length / 2));
    expect(unpacked.length).toBeGreaterThan(10_000);
    expect(unpacked.every((byte, at) => byte === expected[at])).toBe(true);
  });
});
