import { expect, it } from 'vitest';
import type { ProposedDocument } from '../../../shared/archive/related/related.ts';
import { withPairChange } from './with-pair-change.ts';

const documentOf = (id: string) => ({ id, reference: 'RE-1' }) as ProposedDocument;
const [one, other] = [documentOf('one'), documentOf('other')];
const related = { linked: [one], proposed: [other] };

it.each([
  ['linked', other, false, ['other', 'one'], []],
  ['linked', one, false, ['one'], ['other']],
  ['linked', one, true, [], ['other']],
  ['unrelated', one, false, [], ['other']],
  ['unrelated', other, false, ['one'], []],
  ['unrelated', other, true, ['one'], ['other']],
  ['different', other, false, ['one'], ['other']],
] as const)('shows what is %s', (kind, document, isUndone, linked, proposed) => {
  const after = withPairChange(related, { other: document, kind, isUndone });
  expect(after.linked.map(({ id }) => id)).toEqual(linked);
  expect(after.proposed.map(({ id }) => id)).toEqual(proposed);
});
