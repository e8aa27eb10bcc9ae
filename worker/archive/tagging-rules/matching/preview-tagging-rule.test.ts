import { expect, it } from 'vitest';
import { createSearchArchive } from '../../../../tests/support/search-archive.ts';
import { previewTaggingRule } from './preview-tagging-rule.ts';

it('compares fewer texts with patterns that cost much', async () => {
  const archive = createSearchArchive();
  for (let index = 0; index < 5; index += 1) {
    const createdAt = new Date(index);
    await archive.add({ name: `text ${index}`, content: 'word '.repeat(20_000), createdAt });
  }
  const platform = { ...archive.scope.platform, clock: { now: () => new Date() } };
  const checkedOf = async (count: number) => {
    const conditions = Array.from({ length: count }, (_, index) => ({
      field: 'content' as const,
      operator: 'matches_pattern' as const,
      value: `a*b${index}`,
    }));
    const preview = await previewTaggingRule(
      { ...archive.scope, platform },
      { match: 'all', conditions },
    );
    return { checkedCount: preview.checkedCount, isCapped: preview.isCapped };
  };
  expect(await checkedOf(1)).toEqual({ checkedCount: 5, isCapped: false });
  expect(await checkedOf(50)).toEqual({ checkedCount: 2, isCapped: true });
});
