import { expect, it } from 'vitest';
import { bytesInUse } from '../../../tests/support/collect-garbage.ts';
import { remembering } from './remembering.ts';

it('does not keep a text of which a part is remembered', () => {
  const lengthOf = remembering((text) => text.length);
  const before = bytesInUse();
  for (let at = 0; at < 300; at += 1)
    lengthOf(`${at} words of a text `.repeat(10_000).slice(9, 99));
  expect(bytesInUse() - before).toBeLessThan(10_000_000);
  lengthOf('still in use');
});
