import type { Activity } from '../../../shared/archive/activity/activity.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { BatchResults } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { selectDocumentExists } from '../documents/rows/document-condition-store.ts';
import { findActivityOfDocuments, selectActivity, type ActivityRow } from './activity-store.ts';
import { findNames } from './user-names.ts';

export function selectActivityPage(scope: ReadScope, documentId: string, page: Pagination) {
  return {
    documents: selectDocumentExists(scope, documentId),
    rows: selectActivity(scope, documentId, page),
  };
}

type ActivityPage = BatchResults<ReturnType<typeof selectActivityPage>>;

/**
 * Returns one page of the activity of a document, the newest first. Deleted users are null. Throws
 * 404 `document.not_found`.
 */
export async function listActivity(
  scope: OrganizationScope,
  { documents, rows }: ActivityPage,
): Promise<Activity[]> {
  if (documents.length === 0) throw new AppError('document.not_found');
  return withNames(scope, rows);
}

export async function findActivities(
  scope: OrganizationScope,
  documentIds: string[],
  most: number,
): Promise<Map<string, Activity[]>> {
  const rows = await findActivityOfDocuments(scope, documentIds, most);
  const activities = await withNames(scope, rows);
  const byDocument = Map.groupBy(activities.entries(), ([index]) => rows[index]?.documentId ?? '');
  return new Map(
    [...byDocument].map(([documentId, list]) => [documentId, list.map(([, activity]) => activity)]),
  );
}

async function withNames(scope: OrganizationScope, rows: ActivityRow[]): Promise<Activity[]> {
  const names = await findNames(
    scope,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ id, event, createdAt, userId, data }) => {
    const name = userId === null ? undefined : names.get(userId);
    return {
      id,
      event,
      createdAt,
      user: userId === null || name === undefined ? null : { id: userId, name },
      tag: data.tag ?? null,
      eventData: data,
    };
  });
}
