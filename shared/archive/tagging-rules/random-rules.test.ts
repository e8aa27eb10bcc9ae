import { expect, it } from 'vitest';
import { createRandom } from '../../../tests/support/random.ts';
import { foldWithSigns } from '../../text/fold-for-search.ts';
import { joinedWords } from '../../text/joined-words.ts';
import { tokensOf } from '../../text/word-tokens.ts';
import { numberSpellings } from '../search/spellings/number-spellings.ts';
import { spellingsOfText } from '../search/spellings/spellings.ts';
import { comparableText } from './comparable-text.ts';
import { createRuleMatcher, matchesBy, type RuleConditions } from './rule-matcher.ts';
import { taggingOperators, type TextCondition } from './tagging-condition.ts';
import { taggingMatches } from './tagging-rule.ts';

const immediately = () => Promise.resolve();

const plain = (text: string) => foldWithSigns(text).replaceAll(/\s+/g, ' ').trim();
const joinedIn = (text: string) => joinedWords(foldWithSigns(text));
const wordsOf = (text: string) => ` ${tokensOf(foldWithSigns(text)).join(' ')} `;

function wholesOf(text: string): string[] {
  const letters = foldWithSigns(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  const joined = joinedIn(text);
  return [plain(text), ...(joined.length === 1 && joined[0] === letters ? joined : [])];
}

const fields = ['name', 'content'] as const;
type Field = (typeof fields)[number];
type RandomRule = RuleConditions & { conditions: (TextCondition & { field: Field })[] };

function expressionOf(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`);
  return new RegExp(escaped.replaceAll('*', '.*').replaceAll('#', '[0-9]'), 's');
}

/** A simple reference implementation of conditions. */
function expectedMatches(rules: readonly RandomRule[], subject: Record<Field, string>): boolean[] {
  const meets = ({ field, operator, value }: RandomRule['conditions'][number]) => {
    const text = subject[field];
    const forms = spellingsOfText(value).flatMap(wholesOf).filter(Boolean);
    const inOnePiece = forms.filter((form) => form.length > 4 && /^[\p{L}\p{N}]+$/u.test(form));
    const isAny = (compare: (whole: string, form: string) => boolean) =>
      wholesOf(text).some((whole) => forms.some((form) => compare(whole, form)));
    const hasWord = () => {
      if (forms.every((form) => tokensOf(form).length === 0)) return contains();
      const isJoined = joinedIn(text).some((word) => inOnePiece.includes(word));
      return isJoined || forms.some((form) => wordsOf(text).includes(wordsOf(form)));
    };
    const isShortNumber = field === 'content' && /^\p{Nd}{1,4}$/u.test(value.trim());
    const contains = () =>
      forms.some((form) =>
        isShortNumber
          ? plain(text)
              .split(/[^\p{Nd}]+/u)
              .includes(form)
          : plain(text).includes(form),
      ) ||
      joinedIn(text).some((word) => inOnePiece.some((form) => word.includes(form))) ||
      (numberSpellings(value).length > 0 &&
        forms.some((form) => wordsOf(text).includes(wordsOf(form))));
    switch (operator) {
      case 'equal':
        return isAny((whole, form) => whole === form);
      case 'not_equal':
        return !isAny((whole, form) => whole === form);
      case 'contains':
        return contains();
      case 'not_contains':
        return !contains();
      case 'contains_word':
        return hasWord();
      case 'not_contains_word':
        return !hasWord();
      case 'starts_with':
        return isAny((whole, form) => whole.startsWith(form));
      case 'ends_with':
        return isAny((whole, form) => whole.endsWith(form));
      case 'matches_pattern':
        return (
          plain(text) !== '' && plain(value) !== '' && expressionOf(plain(value)).test(plain(text))
        );
    }
  };
  return rules.map(({ match, conditions }) => matchesBy(match, conditions.map(meets)));
}

/** Characters that overlap, and those whose case, marks or syllables depend on their neighbours. */
const alphabets = [
  ['a', 'b'],
  ['a', 'A', 'b', ' ', '\n'],
  ['1', '2', '-', 'a'],
  ['1', '23', ' ', '.', 'a'],
  ['ue', 'ü', 'l', "'", '\u2019', ' ', '-'],
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
    const withWildcards = (text: string) =>
      Array.from(text, (char) => {
        if (random() < 0.2) return '*';
        return /[0-9]/.test(char) && random() < 0.5 ? '#' : char;
      }).join('');
    const valueOf = (text: string) => {
      if (random() < 0.5) return textOf(1 + below(5));
      const start = below(text.length);
      return text.slice(start, random() < 0.3 ? text.length : start + 1 + below(12));
    };
    const rules = Array.from({ length: below(6) }, () => ({
      match: taggingMatches[below(taggingMatches.length)] ?? 'all',
      conditions: Array.from({ length: below(4) }, () => {
        const field = fields[below(fields.length)] ?? 'name';
        const operator = taggingOperators[below(taggingOperators.length)] ?? 'contains';
        const value = valueOf(subject[field]);
        return {
          field,
          operator,
          value: operator === 'matches_pattern' ? withWildcards(value) : value,
        };
      }),
    }));
    const matcher = await createRuleMatcher(rules, {
      checkpoint: immediately,
      today: '2026-11-22',
    });
    // Uses the same matcher again, which must not keep state of the previous document.
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
    expect((await comparableText(text, () => undefined)).text === expected).toBe(true);
  }
});
