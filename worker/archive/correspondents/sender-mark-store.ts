import { and, isNotNull, sql, type SQL } from 'drizzle-orm';
import { correspondentLimits } from '../../../shared/archive/correspondents/correspondent.ts';
import type { SenderMark } from '../../../shared/archive/understanding/parties/sender-mark.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { documentsTable } from '../documents/document-table.ts';
import { correspondentsTable, senderMarksTable } from './correspondent-table.ts';

/** Marks that the texts of many documents may teach at once. */
const mostAtOnce = 1000;

/**
 * Remembers that what the senders of documents that meet a condition are recognized by belongs to a correspondent, and no more to the
 * one that the same documents were taken to be from before. To be written before the correspondent is set.
 */
export function learnMarks(
  scope: OrganizationScope,
  correspondentId: string,
  { documents, marks }: { documents: SQL | undefined; marks?: readonly SenderMark[] },
): Statement[] {
  const ofDocument = marks && sql`${JSON.stringify(marks)}`;
  return [
    forgetMarks(scope, { documents, except: correspondentId }),
    insertMarks(scope, documents, { correspondentId: sql`${correspondentId}`, marks: ofDocument }),
  ];
}

/** The same for documents whose correspondents are right. */
export function confirmMarks(scope: OrganizationScope, documents: SQL | undefined): Statement {
  const { correspondentId } = documentsTable;
  return insertMarks(scope, and(documents, isNotNull(correspondentId)), {
    correspondentId: sql`${correspondentId}`,
  });
}

function insertMarks(
  { database, organizationId }: OrganizationScope,
  documents: SQL | undefined,
  {
    correspondentId,
    marks = sql`${documentsTable.senderMarks}`,
  }: { correspondentId: SQL; marks?: SQL | undefined },
): Statement {
  return database.run(sql`
    insert or ignore into ${senderMarksTable} (organization_id, kind, mark, correspondent_id, document_id)
    select ${organizationId}, each.value ->> 'kind', each.value ->> 'mark', ${correspondentId}, ${documentsTable.id}
    from ${documentsTable} cross join json_each(${marks}) as each
    where ${documents} and (
      select count(*) from ${senderMarksTable} as own where own.correspondent_id = ${correspondentId}
    ) < ${correspondentLimits.marks}
    limit ${mostAtOnce}`);
}

/** Forgets what was learned from documents whose correspondent is not, or no more, that one. */
export function forgetMarks(
  { database, organizationId }: OrganizationScope,
  { documents, except }: { documents: SQL | undefined; except?: string },
): Statement {
  return database.run(sql`
    delete from ${senderMarksTable}
    where organization_id = ${organizationId} and correspondent_id is not ${except ?? null}
      and document_id in (select ${documentsTable.id} from ${documentsTable} where ${documents})`);
}

type MarkOwner = Pick<SenderMark, 'kind' | 'mark'> & { id: string; name: string };

/** The correspondents that marks belong to. A mark may belong to several. */
export async function findMarkOwners(
  { database, organizationId }: OrganizationScope,
  marks: readonly SenderMark[],
): Promise<MarkOwner[]> {
  if (marks.length === 0) return [];
  return database.all<MarkOwner>(sql`
    select own.kind, own.mark, own.correspondent_id as id, ${correspondentsTable.name} as name
    from json_each(${JSON.stringify(marks)}) as each
    cross join ${senderMarksTable} as own on own.organization_id = ${organizationId}
      and own.kind = each.value ->> 'kind' and own.mark = each.value ->> 'mark'
    inner join ${correspondentsTable} on ${correspondentsTable.id} = own.correspondent_id
      and ${correspondentsTable.removedAt} is null`);
}
