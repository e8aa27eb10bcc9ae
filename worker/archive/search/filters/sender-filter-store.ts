import { eq, gt, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  correspondentKey,
  correspondentKeyParts,
} from '../../../../shared/archive/correspondents/correspondent.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { allOf, hasRow, isAmong, never } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';

/** Words of a name, which between quotation marks are the whole of it. */
export type NamedParty = { name: string; isWhole: boolean };

/** Rows of `documents` that meet a condition, read from an index. */
export type IndexRead = { index: SQL; condition: SQL };

/** Names that a search for words of them looks at, the first of the alphabet. A whole name is found among more. */
const mostSenders = 10_000;

const { deletedAt, organizationId, senderKey } = documentsTable;

/** Condition on `documents`: a person outside who is called so has sent it for a request. */
export function hasSender({ name, isWhole }: NamedParty): SQL {
  const key = correspondentKey(name);
  if (key === '') return never;
  return isWhole ? eq(senderKey, key) : allOf(isNotNull(senderKey), hasParts(senderKey, key));
}

/** Like `hasSender`, for the index of senders, of which each name is read once, up to so many. */
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

/** Condition: a person outside who is called so has sent a document. */
export function isSender(scope: SearchScope, party: NamedParty): SQL {
  const isActive = allOf(eq(organizationId, scope.organizationId), isNull(deletedAt));
  return hasRow(documentsTable, allOf(isActive, hasSenderOf(scope, party)));
}

function hasParts(name: SQLWrapper, key: string): SQL {
  const parts = JSON.stringify(correspondentKeyParts(key));
  return sql`not exists (select 1 from json_each(${parts}) as part where instr(${name}, part.value) = 0)`;
}
