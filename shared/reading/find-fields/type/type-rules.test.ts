import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../tests/support/rule-examples.ts';
import { lineAt } from '../paper/paper.ts';
import { firstRule, type Example, type Rule } from '../rule.ts';
import { findDocumentType, walkTypeRules } from './find-document-type.ts';
import { mentionedTitles, placeTitle, type PlacedTitle, titleFactors } from './title-rules.ts';
import { readClues } from './type-clues.ts';
import { typeRules } from './type-rules.ts';
import { typesWithoutTitle } from './types-without-title.ts';
import { typeWeights } from './type-weights.ts';

function titlesIn(example: Example): PlacedTitle[] {
  const { paper, mentions } = prepareExample(example).source;
  const greeting = mentions.labels.find(({ role }) => role === 'salutation');
  return mentions.types.flatMap((mention) => {
    const line = lineAt(paper, mention.start);
    return mention.isTitle && line ? placeTitle(paper, { mention, line, greeting }) : [];
  });
}

function rowsIn(example: Example): string[] {
  return walkTypeRules(readClues(prepareExample(example).source)).map(({ name }) => name);
}

describe('weights of types', () => {
  const titleTables: readonly (readonly Rule<PlacedTitle>[])[] = [
    mentionedTitles,
    ...Object.values(titleFactors),
  ];
  const titleRows = titleTables.flatMap((rows) =>
    rows.map((row) => ({ rows, row, name: row.name })),
  );

  it.each(titleRows)('applies the row of titles $name to its example', ({ rows, row }) => {
    expect(titlesIn(row.example).map((title) => firstRule(rows, title))).toContain(row);
  });

  it.each(typeRules)('applies the row $name to its example', (row) => {
    expect(walkTypeRules(readClues(prepareExample(row.example).source))).toContain(row);
  });

  it('counts a mail about an order only where it names an amount', () => {
    const mail =
      'Von: Wollkiste <post@wollkiste.example>\n\nDanke für deine Bestellung!\nKassenbon';
    expect(rowsIn(mail)).not.toContain('mail about an order');
    expect(rowsIn(`${mail}\nGesamtsumme 58,85 €`)).toContain('mail about an order');
  });

  it.each(typesWithoutTitle)('finds a type without a title: $name', ({ example, ...row }) => {
    const { source } = prepareExample(example);
    expect(firstRule(typesWithoutTitle, source)).toMatchObject(row);
    expect(findDocumentType(source)?.value).toBe(row.type);
  });

  it.each(Object.entries(typeWeights))(
    'finds the type that is weighed: %s',
    (type, { example }) => {
      expect(findDocumentType(prepareExample(example).source)?.value).toBe(type);
    },
  );

  it('requires an example of each row', () => {
    // @ts-expect-error: a row without an example does not compile.
    const row: Rule<string> = { name: 'any', weight: 1, applies: () => true };
    expect(row).not.toHaveProperty('example');
  });
});
