import { asc, isNull, sql, type SQL } from 'drizzle-orm';
import {
  addedDefaultsSchema,
  type AddedDefaults,
} from '../../../shared/archive/correspondents/added-defaults.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { iif } from '../../database/expressions.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { hasRoom, removeTagsChange, selectMissingTagIds } from '../tags/document-tag-store.ts';
import { tagsTable } from '../tags/tag-table.ts';
import { selectDefaultTagIds, selectDefaultType } from './correspondent-default-store.ts';

export function addedDefaults(
  scope: OrganizationScope,
  correspondentId: string,
  { setsType }: { setsType: boolean },
) {
  const type = setsType
    ? iif(isNull(documentsTable.documentType), selectDefaultType(correspondentId), null)
    : null;
  const tagIds = selectDefaultTagIds(scope, correspondentId);
  const missing = selectMissingTagIds(scope, tagIds, hasRoom(scope, { tagIds }));
  return sql`iif(${documentsTable.correspondentId} is ${correspondentId}, null, json_object(
    'documentType', ${type},
    'tagIds', json((select json_group_array(id) from (${missing.orderBy(asc(tagsTable.id)).getSQL()})))))`
    .mapWith((json: string) => addedDefaultsSchema.parse(JSON.parse(json)))
    .as('added_defaults_json');
}

/** Removes tags that documents got with a correspondent. The tags may be proposed again. */
export function removeDefaultTags(
  scope: OrganizationScope,
  { tagIds }: Pick<AddedDefaults, 'tagIds'>,
  documents: SQL | undefined,
) {
  if (tagIds.length === 0) return { eventSources: [], statements: [] };
  const { eventSource, statement } = removeTagsChange(scope, { documents, tagIds });
  return { eventSources: [eventSource], statements: [statement] };
}
