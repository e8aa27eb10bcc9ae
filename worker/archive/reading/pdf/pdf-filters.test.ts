import { describe, expect, it } from 'vitest';
import { decodeAscii85, lzwLength } from './pdf-filters.ts';

const decode85 = (text: string) =>
  new TextDecoder().decode(decodeAscii85(new TextEncoder().encode(text), 1000).decoded);

const look = (text: string) => {
  const { decoded, read } = decodeAscii85(new TextEncoder().encode(text), 100);
  return [decoded.length, read];
};

describe('decodeAscii85', () => {
  it('decodes groups, their shorter end and white space', () => {
    expect(decode85('87cURD]i,"Ebo80~>')).toBe('Hello World!');
    expect(decode85('87cUR\nD]i,"\r\nEbo7~>')).toBe('Hello World');
    expect(decode85('z~>')).toBe('\0\0\0\0');
    expect(decode85('~>')).toBe('');
  });

  it('stops at the end mark and at foreign characters', () => {
    expect(decode85('87cURD]i,"Ebo80~>87cUR')).toBe('Hello World!');
    expect(decode85('87cURD]i,"Ebo80\u007f87cUR')).toBe('Hello World!');
  });

  it('stops soon after the limit and returns how far it read', () => {
    expect(look('z'.repeat(1000))).toEqual([108, 27]);
    expect(look('!'.repeat(1000))[0]).toBeGreaterThan(100);
    expect(look(' '.repeat(1000))).toEqual([0, 1000]);
  });
});

describe('lzwLength', () => {
  const limit = 1_000_000;

  it('counts the example of the PDF specification', () => {
    const data = Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01);
    expect(lzwLength(data, { limit, earlyChange: 1 })).toEqual({ length: 10, read: 9 });
  });

  it.each([0, 1] as const)(
    'follows the growing width of the codes, early change %i',
    (earlyChange) => {
      expect(lzwLength(packRun(5000, earlyChange), { limit, earlyChange }).length).toBe(5000);
    },
  );

  it('stops soon after the limit', () => {
    const { length } = lzwLength(packRun(500_000, 1), { limit: 10_000, earlyChange: 1 });
    expect(length).toBeGreaterThan(10_000);
    expect(length).toBeLessThan(20_000);
  });
});

/** LZW data of one byte repeated: codes 97, 258, 259 … stand for 1, 2, 3 … of it. */
function packRun(length: number, earlyChange: 0 | 1): Uint8Array {
  const bits: string[] = [];
  let nextCode = 258;
  const put = (code: number) => {
    const width = [512, 1024, 2048].filter((size) => nextCode + earlyChange >= size).length + 9;
    bits.push(code.toString(2).padStart(width, '0'));
  };
  put(256);
  put(97);
  let left = length - 1;
  for (let run = 2; left > 0; run += 1) {
    if (left < run || nextCode >= 4095) {
      put(97);
      left -= 1;
    } else {
      put(nextCode);
      left -= run;
    }
    nextCode = Math.min(4096, nextCode + 1);
  }
  put(257);
  return Uint8Array.from(bits.join('').match(/.{1,8}/g) ?? [], (byte) =>
    Number.parseInt(byte.padEnd(8, '0'), 2),
  );
}
