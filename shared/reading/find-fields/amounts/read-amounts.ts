import type { LabelRole } from '../lexicon/lexicon.ts';
import type { Label } from '../paper/find-labels.ts';
import { createLabelFinder, type NearLabel } from '../paper/labels-of.ts';
import { cellIndexAt, lineAt, type Paper } from '../paper/paper.ts';
import { firstRule } from '../rule.ts';
import type { SourceText } from '../source-text.ts';
import type { ReadAmount } from './add-up.ts';
import { type PhraseRule, phrases } from './amount-phrases.ts';
import { roleOf, totalWord } from './amount-role.ts';
import { currencyOf } from './currencies/currency.ts';
import { findAmounts, type PrintedAmount } from './find-amounts.ts';

export const amountRoles: ReadonlySet<LabelRole> = new Set([
  'total',
  'sum',
  'rest',
  'net',
  'tax',
  'deposit',
  'netPay',
  'premium',
  'otherAmount',
] satisfies LabelRole[]);

/** Currencies whose amounts mostly have no decimals. */
const withoutDecimals: ReadonlySet<string> = new Set(
  'JPY CZK SEK DKK NOK ISK HUF CLP COP KRW'.split(' '),
);

/** Stronger labels are right next to their amounts. */
const sureLabel = 0.9;
const fairLabel = 0.8;
const headOfColumn = 0.5;
const longestBehind = 30;

/** Returns all amounts of a text with the roles of their labels. */
export function readAmounts({ paper, mentions, language }: SourceText): ReadAmount[] {
  const labelsOf = createLabelFinder(paper, { labels: mentions.labels, roles: amountRoles });
  // `Lei 12.741` is a law, not an amount.
  const printed = findAmounts(paper.folded);
  const amounts = withWhole(printed, { paper, language }).filter(
    ({ currency, hasDecimals }) => hasDecimals || language.best !== 'pt' || currency !== 'lei',
  );
  return amounts.map((amount, index) => {
    const previous = amounts[index - 1];
    const isBlocked = (gap: { start: number }) =>
      previous !== undefined && previous.start >= gap.start;
    const own = lineAt(paper, amount.start);
    const text = paper.folded.slice(Math.max(own?.start ?? 0, amount.start - 60), amount.start);
    const withPhrase = ({ role, weight }: PhraseRule) => ({
      ...amount,
      role,
      strength: weight,
      text,
    });
    if (phrases.equation.applies(text)) return withPhrase(phrases.equation);
    if (phrases.included.applies(text)) return withPhrase(phrases.included);
    const nearest = withoutRemark(paper, labelsOf(amount, isBlocked));
    if (!nearest || (nearest.strength < sureLabel && phrases.taken.applies(text))) {
      const behind = paper.folded.slice(amount.end, amount.end + longestBehind);
      const phrase =
        firstRule([phrases.asked, phrases.taken], text) ?? firstRule([phrases.owed], behind);
      return phrase ? withPhrase(phrase) : { ...amount, role: undefined, strength: 0, text };
    }
    return withLabel(paper, amount, nearest);
  });
}

/** Returns the nearest label, or the one before it if it is a remark: `Left to pay (card)`. */
function withoutRemark({ folded }: Paper, labels: readonly NearLabel[]): NearLabel | undefined {
  const [nearest] = labels;
  if (nearest?.label.role !== 'otherAmount') return nearest;
  const { start, end } = nearest.label;
  if (folded[start - 1] !== '(' || folded[end] !== ')') return nearest;
  const isBefore = ({ label, strength }: NearLabel) =>
    strength >= fairLabel && label.end < start && !folded.slice(label.end, start).includes('\n');
  return labels.find(isBefore) ?? nearest;
}

const timesMore = 3;
const fewestWhole = 3;

/** Returns the amounts of a text and, if most of its amounts have no decimals, the numbers in groups of three digits. */
function withWhole(
  printed: PrintedAmount[],
  { paper, language }: Pick<SourceText, 'paper' | 'language'>,
): PrintedAmount[] {
  const exact = printed.filter(
    ({ hasDecimals, end }) => hasDecimals && paper.folded[end - 1] !== '-',
  ).length;
  const isOfWhole = withoutDecimals.has(currencyOf(paper, language)?.currency ?? '');
  if (!isOfWhole && exact > 0) return printed;
  const whole = findAmounts(paper.folded, { isWhole: true });
  if (!isOfWhole && printed.length > 0 && whole.length - printed.length < fewestWhole)
    return printed;
  return exact === 0 || whole.length - exact > timesMore * exact ? whole : printed;
}

/** Returns an amount with the role from the cell of its nearest label. */
function withLabel(
  paper: Paper,
  amount: PrintedAmount,
  { label, strength }: { label: Label; strength: number },
): ReadAmount {
  const line = lineAt(paper, label.start);
  const cell = line?.cells[cellIndexAt(line, label.start)];
  const until =
    cell && amount.start >= cell.start && amount.start < cell.end ? amount.start : cell?.end;
  const from = Math.max(cell?.start ?? 0, label.start - 60);
  const printed = cell ? paper.folded.slice(from, Math.min(until ?? from, from + 200)) : '';
  const labelled = printed
    .replace(/(?<=[a-z])1|1(?=[a-z])/g, 'l')
    .replace(/(?<=[a-z])0|0(?=[a-z])/g, 'o');
  const role = roleOf(labelled, label.role, amount.start < (cell?.end ?? 0));
  // The head of a column labels each amount in it, but the total has its own label.
  const isHead = role === 'sum' && line && line.end < amount.start && line.cells.length > 2;
  return {
    ...amount,
    role,
    strength: isHead && !totalWord.test(labelled) ? strength * headOfColumn : strength,
    text: labelled,
  };
}
