import { wholeName } from '../../../shared/archive/search/syntax/search-pieces.ts';
import { spendingTypes } from '../../../shared/archive/spending/spending.ts';

interface SpendingFilter {
  currency: string;
  /** A value of `date:`, such as a year. */
  date: string;
  type?: string;
  /** The name of a correspondent; null for documents without one. */
  correspondent?: string | null;
  others?: readonly (string | null)[];
}

/** Returns the search for the documents whose totals make up a number. */
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
