import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { ShareLinkUpdate } from '../../../shared/sharing/share-links/share-link.ts';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import { documentsTable } from '../../archive/documents/rows/document-table.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch, batchTogether, type Database, type Statement } from '../../database/database.ts';
import {
  countOf,
  allOf,
  type Condition,
  hasRow,
  idsIn,
  iif,
  named,
  subquery,
  unindexed,
  valueOf,
} from '../../database/expressions.ts';
import { hasOther } from '../../database/has-other.ts';
import { insertIf } from '../../database/insert-from.ts';
import { membersTable } from '../../people/members/member-table.ts';
import { organizationsTable } from '../../people/organizations/organization-table.ts';
import { usersTable } from '../../people/users/user-table.ts';
import { reminderTime } from './mails/link-reminder-store.ts';
import { shareLinksTable } from './share-link-table.ts';
import { sharePositionsTable } from './share-position-table.ts';

const links = shareLinksTable;
const isKept = isNull(links.deletedAt);

/** Links with all facts of their state. `name` and times of other tables have other names. */
function selectLinks(database: Database, condition: SQL | undefined) {
  return database
    .select({
      id: links.id,
      organizationId: links.organizationId,
      ownerId: links.createdBy,
      encryptedToken: links.encryptedToken,
      linkName: named(links.name, 'link_name'),
      note: links.note,
      documentIds: links.documentIds,
      viewId: links.viewId,
      expiresAt: links.expiresAt,
      passwordHash: links.passwordHash,
      isDownloadAllowed: links.isDownloadAllowed,
      showsDetails: links.showsDetails,
      showsOrganization: links.showsOrganization,
      isEnabled: links.isEnabled,
      notifiesOnOpening: links.notifiesOnOpening,
      maxDownloads: links.maxDownloads,
      downloadsCount: links.downloadsCount,
      openedAt: links.openedAt,
      usedUpTold: links.usedUpTold,
      linkCreatedAt: named(links.createdAt, 'link_created_at'),
      linkUpdatedAt: named<Date | null>(links.updatedAt, 'link_updated_at'),
      deletedAt: links.deletedAt,
      ownerRole: membersTable.role,
      ownerName: named(usersTable.name, 'owner_name'),
      organizationName: named(organizationsTable.name, 'organization_name'),
      organizationDeletedAt: named<Date | null>(
        organizationsTable.deletedAt,
        'organization_deleted_at',
      ),
      isSharingEnabled: organizationsTable.isSharingEnabled,
      shard: organizationsTable.shard,
    })
    .from(links)
    .innerJoin(organizationsTable, eq(organizationsTable.id, links.organizationId))
    .leftJoin(
      membersTable,
      and(
        eq(membersTable.organizationId, links.organizationId),
        eq(membersTable.userId, links.createdBy),
      ),
    )
    .leftJoin(usersTable, eq(usersTable.id, links.createdBy))
    .where(condition);
}

export type ShareLinkRow = Awaited<ReturnType<typeof selectLinks>>[number];

export function selectLinkOfToken(database: Database, tokenHash: string) {
  return selectLinks(database, eq(links.tokenHash, tokenHash));
}

export function selectIdOfToken(tokenHash: string): SQL {
  return valueOf(
    subquery.select({ id: links.id }).from(shareLinksTable).where(eq(links.tokenHash, tokenHash)),
  );
}

export function selectOrganizationOfToken(tokenHash: string): SQL {
  return valueOf(
    subquery
      .select({ organizationId: links.organizationId })
      .from(shareLinksTable)
      .where(eq(links.tokenHash, tokenHash)),
  );
}

export function findShareLinks(
  scope: OrganizationScope,
  ownerId: string | undefined,
): Promise<ShareLinkRow[]> {
  const condition = and(isOf(scope, ownerId), isKept);
  return selectLinks(scope.platform.identityDatabase, condition).orderBy(desc(links.createdAt));
}

export async function findShareLink(
  scope: OrganizationScope,
  id: string,
): Promise<ShareLinkRow | undefined> {
  const condition = and(eq(links.id, id), isOf(scope, undefined));
  const [row] = await selectLinks(scope.platform.identityDatabase, condition);
  return row;
}

function isOf({ organizationId }: OrganizationScope, ownerId: string | undefined) {
  return and(
    eq(links.organizationId, organizationId),
    ownerId === undefined ? undefined : eq(links.createdBy, ownerId),
  );
}

function isLink(scope: OrganizationScope, { id, ownerId }: LinkTarget) {
  return and(eq(links.id, id), isOf(scope, ownerId), isKept);
}

export type LinkTarget = { id: string; ownerId: string | undefined };

export function selectVisible(scope: OrganizationScope, target: LinkTarget) {
  return scope.platform.identityDatabase
    .select({ linkId: named(links.id, 'link_id') })
    .from(links)
    .where(isLink(scope, target));
}

export async function insertShareLink(
  scope: OrganizationScope,
  link: typeof shareLinksTable.$inferInsert & { documentIds: string[] },
): Promise<{ link: ShareLinkRow | undefined; existing: string[] }> {
  const { identityDatabase } = scope.platform;
  const ofOrganization = and(eq(links.organizationId, scope.organizationId), isKept);
  const hasRoom = and(
    lt(countOf(shareLinksTable, ofOrganization), shareLinkLimits.count),
    link.viewId === undefined
      ? undefined
      : lt(
          countOf(shareLinksTable, and(ofOrganization, isNotNull(links.viewId))),
          shareLinkLimits.views,
        ),
  );
  const [{ rows }, { documents }] = await batchTogether(
    {
      database: identityDatabase,
      statements: {
        inserted: insertIf(identityDatabase, shareLinksTable, link, hasRoom),
        rows: selectLinks(identityDatabase, isLink(scope, { id: link.id, ownerId: undefined })),
      },
    },
    {
      database: scope.database,
      statements: { documents: selectShareable(scope, link.documentIds) },
    },
  );
  return { link: rows[0], existing: documents.map(({ documentId }) => documentId) };
}

export async function discardShareLink(scope: OrganizationScope, id: string): Promise<void> {
  await scope.platform.identityDatabase
    .delete(shareLinksTable)
    .where(isLink(scope, { id, ownerId: undefined }));
}

export function selectShareable(scope: OrganizationScope, documentIds: readonly string[]) {
  const { id, organizationId, deletedAt } = documentsTable;
  return scope.database
    .select({ documentId: id })
    .from(documentsTable)
    .where(
      and(
        eq(unindexed(organizationId), scope.organizationId),
        idsIn(id, documentIds),
        isNull(deletedAt),
      ),
    );
}

type LinkUpdate = Omit<ShareLinkUpdate, 'password' | 'takesOver'> & {
  passwordHash?: string | null;
  createdBy?: string;
};

/**
 * Changes a link, unless nothing differs, it would have had too many documents or it is a link to a
 * view. Returns it before and after the change; undefined if it does not exist.
 */
export async function updateShareLinkRow(
  scope: OrganizationScope,
  target: LinkTarget,
  { documentIds, ...update }: LinkUpdate,
): Promise<{ former: ShareLinkRow; link: ShareLinkRow } | undefined> {
  const { identityDatabase, clock } = scope.platform;
  const now = clock.now();
  const { createdBy, expiresAt } = update;
  const positions = documentIds && placed(documentIds);
  const takesDocuments =
    positions &&
    and(isNull(links.viewId), lte(sql`json_array_length(${positions})`, shareLinkLimits.positions));
  const change = { ...update, ...(positions && { documentIds: positions }) };
  const { formerRows, rows } = await batch(identityDatabase, {
    formerRows: selectLinks(identityDatabase, isLink(scope, target)),
    updated: identityDatabase
      .update(shareLinksTable)
      .set({
        ...change,
        ...(expiresAt !== undefined && { remindAt: reminderTime(expiresAt, now) }),
        ...(createdBy !== undefined && {
          openingToldAt: iif(eq(links.createdBy, createdBy), links.openingToldAt, null),
        }),
        updatedAt: now,
      })
      .where(and(isLink(scope, target), takesDocuments, hasOther(shareLinksTable, change))),
    rows: selectLinks(identityDatabase, isLink(scope, target)),
  });
  const [former] = formerRows;
  const [link] = rows;
  return former && link && { former, link };
}

/**
 * The documents at their positions: present ones keep theirs, new ones get positions after all
 * former ones.
 */
function placed(documentIds: readonly string[]): SQL {
  const wanted = JSON.stringify(documentIds);
  const former = links.documentIds;
  return sql`(
    select json_group_array(value) from (
      select iif(value in (select value from json_each(${wanted})), value, null) as value, 0 as part, key
      from json_each(${former})
      union all
      select value, 1, key from json_each(${wanted})
      where value not in (select value from json_each(${former}) where value is not null)
      order by part, key))`;
}

export function markShareLinkDeleted(scope: OrganizationScope, target: LinkTarget, now: Date) {
  return scope.platform.identityDatabase
    .update(shareLinksTable)
    .set({ deletedAt: now })
    .where(isLink(scope, target))
    .returning({ id: links.id, linkName: links.name, documentIds: links.documentIds });
}

export function isDeletedBefore(time: Date): Condition {
  return lt(links.deletedAt, time);
}

/** Condition on links: later ones of the organization were deleted, as many as are kept. */
export function isDeletedBeyondKept({ organizationId }: OrganizationScope): Condition {
  const isOwn = eq(links.organizationId, organizationId);
  const firstKept = subquery
    .select({ deletedAt: links.deletedAt })
    .from(shareLinksTable)
    .where(and(isOwn, isNotNull(links.deletedAt)))
    .orderBy(desc(links.deletedAt))
    .limit(1)
    .offset(shareLinkLimits.deleted - 1);
  return allOf(isOwn, lt(links.deletedAt, valueOf<Date>(firstKept)));
}

/** Deletes the rows of deleted links, once their positions are deleted. */
export function deleteLinkRows(database: Database, deleted: Condition, count: number): Statement {
  const ended = database
    .select({ id: links.id })
    .from(shareLinksTable)
    .where(and(deleted, not(hasPositions)))
    .limit(count);
  return database.delete(shareLinksTable).where(inArray(links.id, ended));
}

const hasPositions = hasRow(sharePositionsTable, eq(sharePositionsTable.shareLinkId, links.id));
