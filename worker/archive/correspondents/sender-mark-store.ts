import { and, eq, inArray, isNotNull, sql, type Column, type SQL } from 'drizzle-orm';
import { correspondentLimits } from '../../../shared/archive/archive-limits.ts';
import type { MarkOwner } from '../../../shared/reading/find-fields/parties/marks/recognize-sender.ts';
import type { SenderMark } from '../../../shared/reading/find-fields/parties/marks/sender-mark.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { isOther, subquery } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { correspondentsTable, senderMarksTable } from './correspondent-table.ts';

const mostAtOnce = 1000;
/**
 * The number of correspondents that may lose one mark at once. More can have a mark only if people
 * have confirmed each of them.
 */
const mostOwners = 50;

type Learned = { documents: SQL | undefined; marks?: string | undefined };

/**
 * Learns that documents with the sender marks of the given documents are from a correspondent. The
 * marks are taken from the former correspondent of these documents and from correspondents that
 * have learned them from the same senders. Must come before the statement that sets the
 * correspondent.
 */
export function learnMarks(
  scope: OrganizationScope,
  correspondentId: string,
  { documents, marks }: { documents: SQL | undefined; marks?: readonly SenderMark[] },
): Statement[] {
  const learned = { documents, marks: marks && JSON.stringify(marks) };
  return [
    forgetMarks(scope, { documents, except: correspondentId }),
    loseMarks(scope, correspondentId, learned),
    insertMarks(scope, correspondentId, learned),
  ];
}

/**
 * Statements that learn or forget sender marks when documents get a correspondent. `null` means
 * that they get none, `undefined` that they keep theirs. Must come before the statement that sets
 * the correspondent.
 */
export function marksAfter(
  scope: OrganizationScope,
  correspondentId: string | null | undefined,
  documents: SQL | undefined,
): Statement[] {
  if (correspondentId === undefined) return [];
  if (correspondentId === null) return [forgetMarks(scope, { documents })];
  return learnMarks(scope, correspondentId, { documents });
}

/**
 * Learns from documents whose correspondents are right. Other correspondents keep their marks,
 * because nothing was corrected.
 */
export function confirmMarks(scope: OrganizationScope, documents: SQL | undefined): Statement {
  const { correspondentId } = documentsTable;
  return insertMarks(scope, correspondentId, {
    documents: and(documents, isNotNull(correspondentId)),
  });
}

function insertMarks(
  { database, organizationId }: OrganizationScope,
  correspondentId: string | Column,
  { documents, marks }: Learned,
): Statement {
  return database.run(sql`
    insert into ${senderMarksTable} (organization_id, kind, mark, correspondent_id, document_id)
    select ${organizationId}, each.value ->> 'kind', each.value ->> 'mark', ${correspondentId}, ${documentsTable.id}
    from ${documentsTable} cross join json_each(${marks ?? documentsTable.senderMarks}) as each
    where ${documents} and (
      select count(*) from ${senderMarksTable} as own where own.correspondent_id = ${correspondentId}
    ) < ${correspondentLimits.marks}
    limit ${mostAtOnce}
    on conflict do update set document_id = excluded.document_id, state = iif(exists (
      select 1 from ${senderMarksTable} as other
      where other.organization_id = excluded.organization_id and other.kind = excluded.kind
        and other.mark = excluded.mark and other.correspondent_id <> excluded.correspondent_id
    ), 'regained', 'own') where state = 'lost'`);
}

/**
 * Removes from other correspondents what was learned from documents of the same senders. Two
 * senders are the same if they share a mark and differ in no kind of mark that both have; if they
 * share only a mark such as a web site, both keep it. Each sender is compared once, regardless of
 * its number of documents, with a bounded number of correspondents that have not lost the mark yet.
 */
function loseMarks(
  { database, organizationId }: OrganizationScope,
  correspondentId: string,
  { documents, marks }: Learned,
): Statement {
  return database.run(sql`
    update ${senderMarksTable} set state = 'lost'
    where state = 'own' and rowid in (
      with senders as materialized (
        select distinct (
          select json_group_array(json_object('kind', kind, 'mark', mark) order by kind, mark) from (
            select distinct each.value ->> 'kind' as kind, each.value ->> 'mark' as mark from json_each(${marks ?? documentsTable.senderMarks}) as each)
        ) as marks
        from ${documentsTable} where ${documents}),
      given as materialized (
        select each.value ->> 'kind' as kind, each.value ->> 'mark' as mark, senders.marks as sender
        from senders cross join json_each(senders.marks) as each),
      shared as materialized (
        select one.kind, one.mark, own.rowid as id, own.correspondent_id, own.document_id
        from (select distinct kind, mark from given) as one
        cross join ${senderMarksTable} as own on own.rowid in (
          select other.rowid from ${senderMarksTable} as other
          where other.organization_id = ${organizationId} and other.kind = one.kind and other.mark = one.mark
            and other.correspondent_id <> ${correspondentId} and other.state <> 'lost'
          limit ${literal(mostOwners)})
        limit ${literal(mostAtOnce)}),
      lost as materialized (
        select shared.id, shared.correspondent_id, former.id as document_id
        from shared left join ${documentsTable} as former on former.id = shared.document_id
        where exists (
          select 1 from given
          where given.kind = shared.kind and given.mark = shared.mark and not exists (
            select 1 from json_each(former.sender_marks) as theirs
            inner join json_each(given.sender) as ours on ours.value ->> 'kind' = theirs.value ->> 'kind'
            group by theirs.value ->> 'kind'
            having max(ours.value ->> 'mark' = theirs.value ->> 'mark') = 0)))
      select taken.rowid from lost
      cross join ${senderMarksTable} as taken on taken.correspondent_id = lost.correspondent_id
        and (taken.rowid = lost.id or taken.document_id = lost.document_id))`);
}

function forgetMarks(
  { database, organizationId }: OrganizationScope,
  { documents, except }: { documents: SQL | undefined; except?: string },
): Statement {
  return database
    .delete(senderMarksTable)
    .where(
      and(
        eq(senderMarksTable.organizationId, organizationId),
        isOther(senderMarksTable.correspondentId, except ?? null),
        inArray(
          senderMarksTable.documentId,
          subquery.select({ id: documentsTable.id }).from(documentsTable).where(documents),
        ),
      ),
    );
}

export async function findMarkOwners(
  { database, organizationId }: OrganizationScope,
  marks: readonly SenderMark[],
): Promise<MarkOwner[]> {
  if (marks.length === 0) return [];
  return database.all<MarkOwner>(sql`
    select own.kind, own.mark, own.state, own.correspondent_id as id, ${correspondentsTable.name} as name
    from json_each(${JSON.stringify(marks)}) as each
    cross join ${senderMarksTable} as own on own.organization_id = ${organizationId}
      and own.kind = each.value ->> 'kind' and own.mark = each.value ->> 'mark'
    inner join ${correspondentsTable} on ${correspondentsTable.id} = own.correspondent_id
      and ${correspondentsTable.removedAt} is null`);
}
