import { wholeName } from '../../../shared/archive/search/syntax/search-pieces.ts';
import { spendingTypes } from '../../../shared/archive/spending/spending.ts';

interface SpendingFilter {
  currency: string;
  /** A value of `date:`, such as a year. */
  date: string;
  type?: string;
  /** The name of a correspondent, or null for none. */
  correspondent?: string | null;
  /** All correspondents but these. */
  others?: readonly (string | null)[];
}

/** The search for the documents whose totals make a number. */
export function spendingSearch({
  currency,
  date,
  type,
  correspondent,
  others = [],
}: SpendingFilter) {
  return [
    `kind:${type ?? spendingTypes.join(',')}`,
    `amount:${currency.toLowerCase()}`,
    `date:${date}`,
    ...(correspondent === undefined ? [] : [correspondentFilter(correspondent)]),
    ...others.map((name) =>
      name === null ? 'has:correspondent' : `-${correspondentFilter(name)}`,
    ),
  ].join(' ');
}

function correspondentFilter(name: string | null): string {
  return name === null ? 'no:correspondent' : `correspondent:${wholeName(name)}`;
}
