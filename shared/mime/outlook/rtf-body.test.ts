import { expect, it } from 'vitest';
import { bytesOfHex, compressedRtf } from '../../../tests/support/envelopes/outlook-builders.ts';
import { decompressRtf } from './decompress-rtf.ts';
import { bodyOfRtf } from './rtf-body.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const unpacked = (bytes: Uint8Array) => {
  const rtf = decompressRtf(bytes, () => undefined);
  return rtf && new TextDecoder().decode(rtf);
};

it('RTF is unpacked, also where it repeats itself', () => {
  expect(unpacked(compressedRtf)).toBe('{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n');
  const repeated = '1a0000001c0000004c5a4675e2d44b51410004205758595a0d6e7d010eb0';
  expect(unpacked(bytesOfHex(repeated))).toBe('{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}');
});

it('what is no compressed RTF is not read, and what is cut as far as it is whole', () => {
  expect(unpacked(bytesOf('{\\rtf1 hello}'))).toBeUndefined();
  expect(unpacked(compressedRtf.subarray(0, 10))).toBeUndefined();
  expect(unpacked(compressedRtf.subarray(0, 30))).toMatch(/^{\\rtf1\\ansi\\ansicpg1/);
});

it('unpacks no more than a MiB, and says how much before', () => {
  const taken: number[] = [];
  const large = compressedRtf.slice();
  new DataView(large.buffer).setUint32(4, 0xff_ff_ff_ff, true);
  decompressRtf(large, (bytes) => taken.push(bytes));
  expect(taken).toEqual([1024 * 1024]);
});

it.each([
  [
    'HTML',
    String.raw`{\rtf1\ansi\ansicpg1252\fromhtml1 \deff0{\fonttbl{\f0 Arial;}{\f1\fcharset238 Arial;}}{\*\generator x}{\*\htmltag64 <p class="a">}\htmlrtf {\htmlrtf0 Z\'e4hler {\*\htmltag84 &amp;}{\*\mhtmltag84 no}{\f1 \'b9} \u8364 ?\htmlrtf \par}\htmlrtf0{\*\htmltag72 </p>\par }}`,
    { mimeType: 'text/html', text: '<p class="a">Zähler &amp;ą €</p>\n' },
  ],
  [
    'a plain text',
    String.raw`{\rtf1\ansi\fromtext \deff0{\fonttbl{\f0 Courier;}}{\colortbl\red0;}\pard Line one\par
Line\tab two \{x\}\par}`,
    { mimeType: 'text/plain', text: 'Line one\nLine\ttwo {x}\n' },
  ],
])('the body is %s that the RTF was made of', (_, rtf, body) => {
  expect(bodyOfRtf(bytesOf(rtf))).toEqual(body);
});

it('groups without end are read in linear time', () => {
  expect(bodyOfRtf(bytesOf(`{\\rtf1 a${'{'.repeat(500_000)}b`)).text).toBe('a');
});
