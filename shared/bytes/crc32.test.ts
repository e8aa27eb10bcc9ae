import { describe, expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

const bytes = new TextEncoder().encode('123456789');

describe('crc32', () => {
  it('has the check value of the standard', () => {
    expect(crc32(bytes)).toBe(0xcbf43926);
    expect(crc32(new Uint8Array())).toBe(0);
  });

  it('is the same in pieces, wherever they are cut', () => {
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(crc32(bytes.subarray(at), crc32(bytes.subarray(0, at)))).toBe(0xcbf43926);
    }
  });
});
