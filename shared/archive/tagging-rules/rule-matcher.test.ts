import { describe, expect, it } from 'vitest';
import { createRuleMatcher, usesField } from './rule-matcher.ts';
import type { RuleSubject } from './rule-subject.ts';
import type { TaggingCondition, TaggingOperator, TaggingTextField } from './tagging-condition.ts';
import type { TaggingMatch } from './tagging-rule.ts';

const subject = {
  name: 'Stromrechnung März.pdf',
  content: 'Stadtwerke\n  München\nJahresabrechnung 2026\n',
};

async function matchesRule(
  conditions: TaggingCondition[],
  document: RuleSubject,
  match: TaggingMatch = 'all',
) {
  const options = { checkpoint: () => Promise.resolve(), today: '2026-11-22' };
  const matcher = await createRuleMatcher([{ match, conditions }], options);
  return (await matcher.match(document))[0];
}

const euros = (amount: number) => ({ amount, currency: 'EUR' });

const condition = (field: TaggingTextField, operator: TaggingOperator, value: string) => ({
  field,
  operator,
  value,
});

describe('createRuleMatcher', () => {
  it.each<[TaggingTextField, TaggingOperator, string, boolean]>([
    ['name', 'equal', 'stromrechnung märz.PDF', true],
    ['name', 'equal', 'stromrechnung', false],
    ['name', 'not_equal', 'stromrechnung märz.PDF', false],
    ['name', 'not_equal', 'stromrechnung', true],
    ['name', 'contains', 'RECHNUNG', true],
    ['name', 'contains', 'marz', true],
    ['name', 'contains', 'maerz', true],
    ['name', 'contains_word', 'MÄRZ', true],
    ['name', 'contains_word', 'rechnung', false],
    ['name', 'not_contains_word', 'rechnung', true],
    ['content', 'contains_word', 'werke münchen', false],
    ['content', 'contains_word', 'Stadtwerke Muenchen', true],
    ['content', 'contains_word', '202', false],
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

  const letter =
    'R E C H N U N G\nDE89 3704 0044 0532 0130 00, Kunde 12.345.678, Beleg 4711-0815-99.\n' +
    'Die Straßenreini-\ngung für l\u2019eau, ﬁnal: 1 234,56 EUR, 20 02 33 ılık soft\u00adware';
  it.each([
    ['contains', 'rechnung', true],
    ['contains_word', 'Rechnung', true],
    ['contains', 'DE89370400440532013000', true],
    ['contains', 'de89 3704 0044 0532 0130 00', true],
    ['contains', '12345678', true],
    ['contains', '12 345 678', true],
    ['contains_word', '12 345 678', true],
    ['contains_word', '45678', false],
    ['contains', '4711081599', true],
    ['contains', '1.234,56', true],
    ['contains', '1234,56', true],
    ['contains', '2002', false],
    ['contains', 'strassenreinigung', true],
    ['contains', "L'EAU", true],
    ['contains', 'l\u02bceau', true],
    ['contains', 'FINAL', true],
    ['contains', 'ILIK', true],
    ['contains_word', 'Software', true],
    ['contains', 'E C H', true],
  ] as const)(
    'finds in a letter what search finds: %s "%s": %s',
    async (operator, value, expected) => {
      const document = { name: 'a', content: letter };
      expect(await matchesRule([condition('content', operator, value)], document)).toBe(expected);
    },
  );

  it('finds a number in groups of digits, whose text has none', async () => {
    const document = { name: '4711081599', content: 'Kundennummer 12345678' };
    for (const [field, operator, value] of [
      ['content', 'contains', '12.345.678'],
      ['content', 'contains_word', '12 345 678'],
      ['name', 'equal', '4711 0815 99'],
      ['name', 'starts_with', '4711-0815-99'],
    ] as const)
      expect(await matchesRule([condition(field, operator, value)], document)).toBe(true);
  });

  it('finds whole words only, and signs', async () => {
    const document = { name: '§ 12', content: 'Account 18200277, no year here' };
    expect(await matchesRule([condition('content', 'contains_word', '2002')], document)).toBe(
      false,
    );
    expect(await matchesRule([condition('name', 'contains_word', '§')], document)).toBe(true);
    expect(await matchesRule([condition('content', 'contains_word', '§')], document)).toBe(false);
  });

  it.each([
    ['content', 'contains', '2002', false],
    ['content', 'not_contains', '2002', true],
    ['content', 'contains', '1999', true],
    ['content', 'contains', ' 31 ', true],
    ['content', 'contains', '18200', true],
    ['content', 'starts_with', 'account', true],
    ['name', 'contains', '2002', true],
  ] as const)(
    'finds a number of less than five digits in a text as a whole: %s %s "%s"',
    async (field, operator, value, expected) => {
      const document = { name: '20020131.pdf', content: 'Account 18200277, FY1999, 31.12.' };
      expect(await matchesRule([condition(field, operator, value)], document)).toBe(expected);
    },
  );

  it('requires all conditions, and matches everything without any', async () => {
    const holds = condition('name', 'contains', 'strom');
    const fails = condition('content', 'contains', 'gas');
    expect(await matchesRule([holds, holds], subject)).toBe(true);
    expect(await matchesRule([holds, fails], subject)).toBe(false);
    expect(await matchesRule([], subject)).toBe(true);
  });

  it('requires one of the conditions where any is enough, and matches everything without any', async () => {
    const holds = condition('name', 'contains', 'strom');
    const fails = condition('content', 'contains', 'gas');
    expect(await matchesRule([fails, holds], subject, 'any')).toBe(true);
    expect(await matchesRule([fails, fails], subject, 'any')).toBe(false);
    expect(await matchesRule([], subject, 'any')).toBe(true);
  });

  const invoice: RuleSubject = {
    ...subject,
    sender: 'billing@example.com',
    reference: 'RE-2026-0042',
    iban: 'DE89370400440532013000',
    documentDate: '2026-10-01',
    dueDate: '2026-11-30',
    correspondentId: 'cor_1',
    documentType: 'invoice',
    totalAmount: { amount: 120.5, currency: 'EUR' },
  };
  it.each<[TaggingCondition, boolean, boolean]>([
    [{ field: 'sender', operator: 'ends_with', value: '@EXAMPLE.com' }, true, false],
    [{ field: 'sender', operator: 'is_set' }, true, false],
    [{ field: 'sender', operator: 'is_not_set' }, false, true],
    [{ field: 'reference', operator: 'matches_pattern', value: 're-####-*42' }, true, false],
    [{ field: 'iban', operator: 'contains', value: 'de89 3704' }, true, false],
    [{ field: 'vatId', operator: 'is_not_set' }, true, true],
    [{ field: 'documentDate', operator: 'before', value: '2026-10-02' }, true, false],
    [{ field: 'documentDate', operator: 'before', value: '2026-10-01' }, false, false],
    [{ field: 'documentDate', operator: 'after', value: '2026-09-30' }, true, false],
    [{ field: 'documentDate', operator: 'after', value: '2026-10-01' }, false, false],
    [{ field: 'documentDate', operator: 'older_than', value: 51 }, true, false],
    [{ field: 'documentDate', operator: 'older_than', value: 52 }, false, false],
    [{ field: 'documentDate', operator: 'newer_than', value: 52 }, true, false],
    [{ field: 'documentDate', operator: 'newer_than', value: 51 }, false, false],
    [{ field: 'dueDate', operator: 'within_next', value: 8 }, true, false],
    [{ field: 'dueDate', operator: 'within_next', value: 7 }, false, false],
    [{ field: 'documentDate', operator: 'within_next', value: 100 }, false, false],
    [{ field: 'correspondent', operator: 'is', value: 'cor_1' }, true, false],
    [{ field: 'correspondent', operator: 'is_not', value: 'cor_1' }, false, true],
    [{ field: 'correspondent', operator: 'is_set' }, true, false],
    [{ field: 'documentType', operator: 'is', value: 'invoice' }, true, false],
    [{ field: 'documentType', operator: 'is_not', value: 'contract' }, true, true],
    [{ field: 'totalAmount', operator: 'greater_than', value: euros(120.49) }, true, false],
    [{ field: 'totalAmount', operator: 'greater_than', value: euros(120.5) }, false, false],
    [{ field: 'totalAmount', operator: 'less_than', value: euros(120.51) }, true, false],
    [
      { field: 'totalAmount', operator: 'less_than', value: { ...euros(200), currency: 'USD' } },
      false,
      false,
    ],
    [{ field: 'totalAmount', operator: 'is_not_set' }, false, true],
  ])('%j: %s with the fields of an invoice, %s without any', async (one, withFields, without) => {
    expect(await matchesRule([one], invoice)).toBe(withFields);
    expect(await matchesRule([one], subject)).toBe(without);
  });

  it.each<[string, boolean]>([
    ['strom*märz', true],
    ['*märz*', true],
    ['märz*strom', false],
    ['*', true],
    ['rechnung märz.pdf', true],
    ['rechnung#', false],
  ])('finds the pattern %s in a name: %s', async (pattern, expected) => {
    expect(await matchesRule([condition('name', 'matches_pattern', pattern)], subject)).toBe(
      expected,
    );
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
    ['résumé', 'resume'],
    ['Muller', 'Müller'],
    ['Mueller', 'Müller'],
    ['łódź', 'lodz'],
  ])('finds in "%s" the value "%s"', async (name, value) => {
    const document = { name, content: name };
    expect(await matchesRule([condition('name', 'contains', value)], document)).toBe(true);
    expect(await matchesRule([condition('content', 'not_contains', value)], document)).toBe(false);
  });

  it.each([
    ['がん', 'かん'],
    ['Müller', 'Miller'],
    ['\u200bx', '\u200b'],
  ])('tells "%s" from "%s"', async (name, value) => {
    const document = { name, content: '' };
    expect(await matchesRule([condition('name', 'contains', value)], document)).toBe(false);
  });
});

it('usesField is true only with a condition on the field', () => {
  const conditions = [condition('name', 'contains', 'a'), condition('content', 'equal', 'b')];
  expect(usesField(conditions.slice(0, 1), 'content')).toBe(false);
  expect(usesField(conditions, 'content')).toBe(true);
});
