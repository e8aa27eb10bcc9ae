import type { HonoRequest } from 'hono';
import type { ReadScope } from '../../../access/organization-scope.ts';
import { wholeNumber } from '../http/pages.ts';
import { selectItems } from './number-store.ts';
import type { NumberedKind } from './number-table.ts';

/**
 * Reads the item with the number in a path, together with the access check. There is no row for an
 * unknown number.
 */
export function prefetchItem(kind: NumberedKind) {
  return (scope: ReadScope, request: HonoRequest) => {
    const number = wholeNumber(request.param('number'));
    return { items: selectItems(scope, number === undefined ? [] : [{ kind, number }]) };
  };
}
