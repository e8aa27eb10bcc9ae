import { describe, expect, it } from 'vitest';
import { normalizedSubject, matchesRule, usesContent } from './matches-rule.ts';
import type { TaggingField, TaggingOperator } from './tagging-rule.ts';

const subject = normalizedSubject({
  name: 'Stromrechnung März.pdf',
  content: 'Stadtwerke\n  München\nJahresabrechnung 2026\n',
});

const condition = (field: TaggingField, operator: TaggingOperator, value: string) => ({
  field,
  operator,
  value,
});

describe('matchesRule', () => {
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
  ])('%s %s "%s": %s', (field, operator, value, expected) => {
    expect(matchesRule([condition(field, operator, value)], subject)).toBe(expected);
  });

  it('requires all conditions, and matches everything without any', () => {
    const holds = condition('name', 'contains', 'strom');
    const fails = condition('content', 'contains', 'gas');
    expect(matchesRule([holds, holds], subject)).toBe(true);
    expect(matchesRule([holds, fails], subject)).toBe(false);
    expect(matchesRule([], subject)).toBe(true);
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
  ])('finds in "%s" the value "%s"', (name, value) => {
    const document = normalizedSubject({ name, content: name });
    expect(matchesRule([condition('name', 'contains', value)], document)).toBe(true);
    expect(matchesRule([condition('content', 'not_contains', value)], document)).toBe(false);
  });

  it.each([
    ['résumé', 'resume'],
    ['Müller', 'Muller'],
    ['łódź', 'lodz'],
  ])('tells "%s" from "%s"', (name, value) => {
    const document = normalizedSubject({ name, content: '' });
    expect(matchesRule([condition('name', 'contains', value)], document)).toBe(false);
  });
});

it('usesContent is true only with a condition on the content', () => {
  expect(usesContent([condition('name', 'contains', 'a')])).toBe(false);
  expect(
    usesContent([condition('name', 'contains', 'a'), condition('content', 'equal', 'b')]),
  ).toBe(true);
});
