import { expect, it } from 'vitest';
import { createRandom } from '../../../tests/support/random.ts';
import { foldCase } from '../../fold-case.ts';
import { comparableText } from './comparable-text.ts';
import { createRuleMatcher, type RuleSubject } from './rule-matcher.ts';
import { taggingFields, taggingOperators, type TaggingCondition } from './tagging-rule.ts';

const immediately = () => Promise.resolve();

const plain = (text: string) => foldCase(text).replaceAll(/\s+/g, ' ').trim();

/** What conditions mean, in as few words as possible. */
function expectedMatches(
  rules: readonly (readonly TaggingCondition[])[],
  subject: RuleSubject,
): boolean[] {
  const meets = ({ field, operator, value }: TaggingCondition) => {
    const [text, wanted] = [plain(subject[field]), plain(value)];
    switch (operator) {
      case 'equal':
        return text === wanted;
      case 'not_equal':
        return text !== wanted;
      case 'contains':
        return text.includes(wanted);
      case 'not_contains':
        return !text.includes(wanted);
      case 'starts_with':
        return text.startsWith(wanted);
      case 'ends_with':
        return text.endsWith(wanted);
    }
  };
  return rules.map((conditions) => conditions.every(meets));
}

/** Characters that overlap, and those whose case, marks or syllables depend on what is beside them. */
const alphabets = [
  ['a', 'b'],
  ['a', 'A', 'b', ' ', '\n'],
  ['ß', 's', 'S', 'ẞ', 'ä', 'Ä', 'a', '\u0308'],
  ['i', 'I', 'İ', 'ı', '\u0307', '\u0301', 'ς', 'σ', 'Σ', 'ﬁ', 'f'],
  ['\u1100', '\u1161', '\u11a8', '가', '각', ' ', '\u3000', '\u0323'],
  ['😀', '\ud83d', '\ude00', '漢', '\u{16d67}', '\u{16d63}', 'x'],
];

it('matches random rules as a plain comparison does', async () => {
  const random = createRandom(1);
  const below = (limit: number) => Math.floor(random() * limit);
  let matchesCount = 0;
  for (let round = 0; round < 3000; round += 1) {
    const alphabet = alphabets[round % alphabets.length] ?? [];
    const textOf = (length: number) =>
      Array.from({ length }, () => alphabet[below(alphabet.length)] ?? '').join('');
    const subject = { name: textOf(below(6)), content: textOf(below(40)) };
    const valueOf = (text: string) => {
      if (random() < 0.5) return textOf(1 + below(5));
      const start = below(text.length);
      return text.slice(start, random() < 0.3 ? text.length : start + 1 + below(12));
    };
    const rules = Array.from({ length: below(6) }, () =>
      Array.from({ length: below(4) }, () => {
        const field = taggingFields[below(taggingFields.length)] ?? 'name';
        const operator = taggingOperators[below(taggingOperators.length)] ?? 'contains';
        return { field, operator, value: valueOf(subject[field]) };
      }),
    );
    const matcher = await createRuleMatcher(rules, immediately);
    // The same matcher again: nothing may be left of the document before.
    for (const document of [subject, { name: textOf(3), content: textOf(9) }, subject]) {
      const expected = expectedMatches(rules, document);
      expect({ rules, document, matches: await matcher.match(document) }).toEqual({
        rules,
        document,
        matches: expected,
      });
      matchesCount += expected.filter((isMatch) => isMatch).length;
    }
  }
  expect(matchesCount).toBeGreaterThan(5000);
});

it('prepares a long text in slices as it would in one', async () => {
  const random = createRandom(2);
  for (const alphabet of [...alphabets, alphabets.flat()]) {
    const characters = Array.from(
      { length: 60_000 },
      () => alphabet[Math.floor(random() * alphabet.length)] ?? '',
    );
    const text = characters.join('');
    const expected = plain(text);
    expect((await comparableText(text, () => undefined)) === expected).toBe(true);
  }
});
