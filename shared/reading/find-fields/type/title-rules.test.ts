import { expect, it } from 'vitest';
import { prepareExample } from '../../../../tests/support/rule-examples.ts';
import { lineAt } from '../paper/paper.ts';
import { firstRule, type Example, type Rule } from '../rule.ts';
import { mentionedTitles, placeTitle, type PlacedTitle, titleFactors } from './title-rules.ts';

function titlesIn(example: Example): PlacedTitle[] {
  const { paper, mentions } = prepareExample(example).source;
  const greeting = mentions.labels.find(({ role }) => role === 'salutation');
  return mentions.types.flatMap((mention) => {
    const line = lineAt(paper, mention.start);
    return mention.isTitle && line ? placeTitle(paper, { mention, line, greeting }) : [];
  });
}

const tables: readonly (readonly Rule<PlacedTitle>[])[] = [
  mentionedTitles,
  ...Object.values(titleFactors),
];
const rows = tables.flatMap((table) => table.map((row) => ({ table, row, name: row.name })));

it.each(rows)('applies the row of titles $name to its example', ({ table, row }) => {
  expect(titlesIn(row.example).map((title) => firstRule(table, title))).toContain(row);
});

it('requires an example of each row', () => {
  // @ts-expect-error: a row without an example does not compile.
  const row: Rule<string> = { name: 'any', weight: 1, applies: () => true };
  expect(row).not.toHaveProperty('example');
});
