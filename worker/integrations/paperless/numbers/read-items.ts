import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { selectItems, type NumberedItem } from './number-store.ts';
import type { NumberedKind } from './number-table.ts';

export type Items = { idOf: (kind: NumberedKind, number: number) => string | undefined };

export async function readItems(
  scope: OrganizationScope,
  wanted: readonly NumberedItem[],
): Promise<Items> {
  const rows = wanted.length === 0 ? [] : await selectItems(scope, wanted);
  const ids = new Map(rows.map(({ kind, number, itemId }) => [`${kind} ${number}`, itemId]));
  return { idOf: (kind, number) => ids.get(`${kind} ${number}`) };
}
