import { expect, it } from 'vitest';
import { prepareExample } from '../../../../tests/support/rule-examples.ts';
import { phrases } from './amount-phrases.ts';
import { readAmounts } from './read-amounts.ts';

it.each(Object.values(phrases))('reads an amount that is $name', ({ role, weight, example }) => {
  expect(readAmounts(prepareExample(example).source)).toContainEqual(
    expect.objectContaining({ role, strength: weight }),
  );
});
