import { describe, expect, it } from 'vitest';
import { createRuleMatcher, usesContent, type RuleSubject } from './rule-matcher.ts';
import type { TaggingCondition, TaggingField, TaggingOperator } from './tagging-rule.ts';

const subject = {
  name: 'Stromrechnung März.pdf',
  content: 'Stadtwerke\n  München\nJahresabrechnung 2026\n',
};

async function matchesRule(conditions: TaggingCondition[], document: RuleSubject) {
  const matcher = await createRuleMatcher([conditions], () => Promise.resolve());
  return (await matcher.match(document))[0];
}

const condition = (field: TaggingField, operator: TaggingOperator, value: string) => ({
  field,
  operator,
  value,
});

describe('createRuleMatcher', () => {
  it.each<[TaggingField, TaggingOperator, string, boolean]>([
    ['name', 'equal', 'stromrechnung märz.PDF', true],
    ['name', 'equal', 'stromrechnung', false],
    ['name', 'not_equal', 'stromrechnung märz.PDF', false],
    ['name', 'not_equal', 'stromrechnung', true],
    ['name', 'contains', 'RECHNUNG', true],
    ['name', 'contains', 'marz', false],
    ['name', 'not_contains', 'Gas', true],
    ['name', 'not_contains', 'strom', false],
    ['name', 'starts_with', 'STROM', true],
    ['name', 'starts_with', 'rechnung', false],
    ['name', 'ends_with', '.Pdf', true],
    ['name', 'ends_with', 'märz', false],
    ['content', 'contains', 'stadtwerke münchen', true],
    ['content', 'contains', 'Strom', false],
    ['content', 'ends_with', '2026', true],
    ['content', 'starts_with', ' Stadtwerke ', true],
    ['content', 'equal', 'Stadtwerke München Jahresabrechnung 2026', true],
  ])('%s %s "%s": %s', async (field, operator, value, expected) => {
    expect(await matchesRule([condition(field, operator, value)], subject)).toBe(expected);
  });

  it('requires all conditions, and matches everything without any', async () => {
    const holds = condition('name', 'contains', 'strom');
    const fails = condition('content', 'contains', 'gas');
    expect(await matchesRule([holds, holds], subject)).toBe(true);
    expect(await matchesRule([holds, fails], subject)).toBe(false);
    expect(await matchesRule([], subject)).toBe(true);
  });

  it.each([
    ['STRASSENBAU', 'straße'],
    ['Die Straße', 'STRASSE'],
    ['MASSSTAB', 'maßstab'],
    ['DIYARBAKIR faturası', 'diyarbakır'],
    ['diyarbakır', 'DIYARBAKIR'],
    ['İSTANBUL', 'istanbul'],
    ['istanbul', 'İstanbul'],
    ['re\u0301sume\u0301', 'RÉSUMÉ'],
    ['RÉSUMÉ', 're\u0301sume\u0301'],
    ['Ångström', 'A\u030angstro\u0308m'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσεύς'.normalize('NFD').replaceAll('\u0301', '')],
    ['ПРОТОКОЛ', 'протокол'],
    ['ﬁnance', 'FINANCE'],
  ])('finds in "%s" the value "%s"', async (name, value) => {
    const document = { name, content: name };
    expect(await matchesRule([condition('name', 'contains', value)], document)).toBe(true);
    expect(await matchesRule([condition('content', 'not_contains', value)], document)).toBe(false);
  });

  it.each([
    ['résumé', 'resume'],
    ['Müller', 'Muller'],
    ['łódź', 'lodz'],
  ])('tells "%s" from "%s"', async (name, value) => {
    const document = { name, content: '' };
    expect(await matchesRule([condition('name', 'contains', value)], document)).toBe(false);
  });
});

it('usesContent is true only with a condition on the content', () => {
  expect(usesContent([condition('name', 'contains', 'a')])).toBe(false);
  expect(
    usesContent([condition('name', 'contains', 'a'), condition('content', 'equal', 'b')]),
  ).toBe(true);
});
