import { eq, gt, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  correspondentKey,
  correspondentKeyParts,
} from '../../../../shared/archive/correspondents/correspondent.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { allOf, hasRow, isAmong, never } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';

export type NamedParty = { name: string; isWhole: boolean };

export type IndexRead = { index: SQL; condition: SQL };

/**
 * The number of sender names, in alphabetical order, that are compared with words. A whole name is
 * searched among more.
 */
const mostSenders = 10_000;

const { deletedAt, organizationId, senderKey } = documentsTable;

/**
 * Condition on `documents`: an external sender with this name has uploaded it for an upload
 * request.
 */
export function hasSender({ name, isWhole }: NamedParty): SQL {
  const key = correspondentKey(name);
  if (key === '') return never;
  return isWhole ? eq(senderKey, key) : allOf(isNotNull(senderKey), hasParts(senderKey, key));
}

/** Like `hasSender`, for the index of senders. Reads each name once, up to `mostSenders`. */
export function hasSenderOf(scope: SearchScope, party: NamedParty): SQL {
  const key = correspondentKey(party.name);
  if (party.isWhole || key === '') return hasSender(party);
  const next = (condition: SQL) => sql`(
    select min(${senderKey}) from ${documentsTable} indexed by documents_by_sender
    where ${organizationId} = ${scope.organizationId} and ${isNull(deletedAt)} and ${condition})`;
  const found = sql.raw('senders.key');
  return isAmong(
    senderKey,
    sql`
      with recursive senders(key) as (
        select ${next(isNotNull(senderKey))}
        union all
        select ${next(gt(senderKey, found))} from senders where senders.key is not null
        limit ${literal(mostSenders)})
      select senders.key from senders where ${hasParts(found, key)}`,
  );
}

export function isSender(scope: SearchScope, party: NamedParty): SQL {
  const isActive = allOf(eq(organizationId, scope.organizationId), isNull(deletedAt));
  return hasRow(documentsTable, allOf(isActive, hasSenderOf(scope, party)));
}

function hasParts(name: SQLWrapper, key: string): SQL {
  const parts = JSON.stringify(correspondentKeyParts(key));
  return sql`not exists (select 1 from json_each(${parts}) as part where instr(${name}, part.value) = 0)`;
}
