import { expect, it } from 'vitest';
import { createSha256, hashPieces } from './incremental-sha256.ts';
import { sha256Hex } from './sha256.ts';

it('is the SHA-256 of Web Crypto for every length around the blocks, in any pieces', async () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => (index * 7) % 256);
  for (let length = 0; length <= bytes.length; length += 1) {
    const whole = bytes.subarray(0, length);
    const hash = createSha256();
    for (let at = 0; at < length; at += 1 + (at % 67)) {
      hash.update(whole.subarray(at, Math.min(length, at + 1 + (at % 67))));
    }
    expect(hash.digest(), `${length} bytes`).toBe(await sha256Hex(whole));
  }
});

it('hashes a megabyte that arrives in pieces', async () => {
  const bytes = Uint8Array.from({ length: 1_000_003 }, (_, index) => index % 251);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 65_537) yield bytes.subarray(at, at + 65_537);
  }
  expect(await hashPieces(pieces())).toEqual({
    sha256: await sha256Hex(bytes),
    size: bytes.length,
  });
});
