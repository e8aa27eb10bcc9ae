import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { PairKind } from '../../../shared/archive/related/related.ts';
import { limits, serverLimits } from '../../../shared/limits.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { EventSource } from '../../database/events.ts';
import { allOf, hasRow, idsIn, iif, jsonArray, jsonObject } from '../../database/expressions.ts';
import { insertFrom } from '../../database/insert-from.ts';
import { literal } from '../../database/literal.ts';
import { documentEvents, documentsWhere, jsonOf } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import {
  activeOf,
  isSelected,
  namedDocuments,
  selectMissingDocuments,
} from '../documents/selection/document-selection-store.ts';
import { documentPairsTable } from './pair-table.ts';

const { organizationId, firstId, secondId, kind } = documentPairsTable;

export type Pair = { documentIds: [one: string, other: string]; kind: PairKind };

const mostPairs: Record<PairKind, number> = {
  linked: limits.documentLinks.max,
  unrelated: serverLimits.refusedPairs.max,
  different: serverLimits.refusedPairs.max,
};

export function partnersOf(scope: ReadScope, documentId: string, kinds: readonly PairKind[]): SQL {
  const isOfKind = and(eq(organizationId, scope.organizationId), idsIn(kind, kinds));
  return sql`
    select ${secondId} as id from ${documentPairsTable} where ${and(isOfKind, eq(firstId, documentId))}
    union all
    select ${firstId} from ${documentPairsTable} where ${and(isOfKind, eq(secondId, documentId))}`;
}

/**
 * Stores a pair of active documents, unless one of them has the maximum number of this kind. `linked` and `unrelated`
 * replace each other. Returns the pair as `stored` if it is stored then.
 */
export function addPairChange(scope: OrganizationScope, pair: Pair) {
  const room = hasRoom(scope, pair);
  const isAllowed = allOf(areActive(scope, pair), ...room);
  const link = { ...pair, kind: 'linked' } as const;
  const opposite = oppositeOf(pair);
  return {
    eventSources: [
      ...(pair.kind === 'linked'
        ? [linkEvent(scope, pair, 'added', and(...room, not(isStored(scope, link))))]
        : []),
      ...(pair.kind === 'unrelated'
        ? [linkEvent(scope, pair, 'removed', and(...room, isStored(scope, link)))]
        : []),
    ],
    statements: {
      missing: selectMissing(scope, pair),
      replaced: opposite
        ? [
            scope.database
              .delete(documentPairsTable)
              .where(and(isPair(scope, opposite), hasRow(documentsTable, isAllowed))),
          ]
        : [],
      added: insertFrom(
        scope.database,
        documentPairsTable,
        {
          organizationId: scope.organizationId,
          ...idsOf(pair),
          kind: pair.kind,
          createdAt: scope.platform.clock.now(),
        },
        documentsWhere(and(isAllowed, eq(documentsTable.id, pair.documentIds[0]))),
      ).onConflictDoNothing(),
      stored: scope.database.select({ kind }).from(documentPairsTable).where(isPair(scope, pair)),
    },
  };
}

export function deletePairChange(scope: OrganizationScope, pair: Pair) {
  return {
    eventSources:
      pair.kind === 'linked' ? [linkEvent(scope, pair, 'removed', isStored(scope, pair))] : [],
    statements: {
      missing: selectMissing(scope, pair),
      deleted: scope.database
        .delete(documentPairsTable)
        .where(and(isPair(scope, pair), hasRow(documentsTable, areActive(scope, pair)))),
    },
  };
}

function oppositeOf(pair: Pair): Pair | undefined {
  if (pair.kind === 'different') return undefined;
  return { ...pair, kind: pair.kind === 'linked' ? 'unrelated' : 'linked' };
}

const partner = alias(documentsTable, 'partner');

function linkEvent(
  scope: OrganizationScope,
  pair: Pair,
  change: 'added' | 'removed',
  condition: SQL | undefined,
): EventSource {
  const [one, other] = pair.documentIds;
  const isLinked = and(areActive(scope, pair), condition);
  const isOther = eq(partner.id, iif(eq(documentsTable.id, one), other, one));
  const linked = jsonObject({ id: partner.id, name: partner.name });
  const values = change === 'added' ? { from: null, to: linked } : { from: linked, to: null };
  return documentEvents(
    'document.updated',
    sql`from ${documentsTable} inner join ${documentsTable} as partner on ${isOther} where ${isLinked}`,
    {
      updatedFields: jsonOf(['related']),
      changes: jsonArray(jsonObject({ field: 'related', ...values })),
    },
  );
}

function areActive(scope: OrganizationScope, pair: Pair): SQL {
  return isSelected(scope, activeOf(namedDocuments([...pair.documentIds])));
}

function selectMissing(scope: OrganizationScope, pair: Pair) {
  return selectMissingDocuments(scope, activeOf(namedDocuments([...pair.documentIds])));
}

function hasRoom(scope: OrganizationScope, pair: Pair): SQL[] {
  return pair.documentIds.map(
    (documentId) =>
      sql`(select count(*) from (${partnersOf(scope, documentId, [pair.kind])})) < ${literal(mostPairs[pair.kind])}`,
  );
}

function isPair(scope: OrganizationScope, pair: Pair) {
  const ids = idsOf(pair);
  return and(
    eq(organizationId, scope.organizationId),
    eq(firstId, ids.firstId),
    eq(secondId, ids.secondId),
    eq(kind, pair.kind),
  );
}

function idsOf({ documentIds: [one, other] }: Pair) {
  return one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one };
}

function isStored(scope: OrganizationScope, pair: Pair): SQL {
  return hasRow(documentPairsTable, isPair(scope, pair));
}
