import { expect, it } from 'vitest';
import { encodeLatin1 } from '../../text/encodings/latin1.ts';
import { decodeUuencode, sizeOfUuencoded } from './uuencode.ts';

it('counts the blanks that a program has cut off at the ends of lines', () => {
  const short = 'M\n'.repeat(10_000);
  const bytes = encodeLatin1(`begin 644 zeros.bin\n#86)C\n${short}\`\nend\n`);
  const size = 3 + 45 * 10_000;
  expect(sizeOfUuencoded(bytes)).toBe(size);
  const decoded = Buffer.concat([...decodeUuencode(bytes)]);
  expect(decoded).toHaveLength(size);
  expect(decoded.subarray(0, 4)).toEqual(Buffer.from('abc\0'));
});

it('counts nothing in a text without a file', () => {
  expect(sizeOfUuencoded(encodeLatin1('begin 644 me\nEnd.'))).toBe(0);
});
