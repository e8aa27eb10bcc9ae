import { isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { defaultTagColor, tagSearchKey } from '../../../../shared/archive/tags/tag.ts';
import { limits } from '../../../../shared/limits.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { jsonEach } from '../../../database/expressions.ts';
import { insertFrom, insertList } from '../../../database/insert-from.ts';
import { literal } from '../../../database/literal.ts';
import { AppError } from '../../../http/app-error.ts';
import { correspondentDefaults } from '../../correspondents/correspondent-default-store.ts';
import {
  insertNamedCorrespondent,
  isCreatable,
} from '../../correspondents/correspondent-change-store.ts';
import { hasRoom } from '../../correspondents/correspondent-room-store.ts';
import { correspondentNamesTable } from '../../correspondents/correspondent-table.ts';
import { selectCustomFieldsByKey } from '../../custom-fields/custom-field-store.ts';
import { insertNewValues, isRefusedValue } from '../../custom-fields/stored/new-values-store.ts';
import { columnsOf } from '../../documents/rows/field-change-store.ts';
import { insertNewNotes } from '../../notes/new-notes-store.ts';
import { documentTagsTable, tagsTable } from '../../tags/tag-table.ts';
import { insertDocument, type NewDocument } from '../../documents/document-store.ts';
import { isDocument, selectDocumentsById } from '../../documents/rows/document-condition-store.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import type { GivenMetadata } from './given-metadata.ts';
import { invalidMetadata } from './parse-metadata.ts';

type Named = Pick<GivenMetadata, 'tags' | 'correspondent'>;

export function selectKnown(
  scope: OrganizationScope,
  { fieldKeys, documentIds, ...named }: Named & { fieldKeys: string[]; documentIds: string[] },
) {
  const hasNames = named.tags.length > 0 || named.correspondent !== undefined;
  return {
    missing: hasNames
      ? [
          scope.database.all<{ count: number }>(
            sql`select ${missingTags(scope, named)} + ${missingCorrespondents(scope, named)} as count`,
          ),
        ]
      : [],
    customFields: fieldKeys.length > 0 ? [selectCustomFieldsByKey(scope, fieldKeys)] : [],
    documents: documentIds.length > 0 ? [selectDocumentsById(scope, documentIds)] : [],
  };
}

/**
 * Adds a document with all of its metadata. The batch fails if the organization would have too many
 * tags or correspondents, the actor may not create them, or a field has changed in the meantime
 * (see `metadataRefusalOf`).
 */
export function insertWithMetadata(
  scope: OrganizationScope,
  document: NewDocument,
  metadata: GivenMetadata,
) {
  const { correspondent, createdAt, fieldValues, givenFields, skipsRules, notes, values } =
    metadata;
  const isNew = isDocument(scope, document.id);
  const correspondentId = correspondent && idOfNamed(scope, correspondent.key);
  return {
    guard: refuseMetadata(scope, metadata),
    correspondent: correspondent
      ? insertNamedCorrespondent(
          scope,
          correspondent,
          isCreatable(scope, correspondent.id, correspondent.name),
        )
      : [],
    inserted: insertDocument(
      scope,
      { ...document, ...columnsOf(fieldValues), givenFields, skipsRules },
      // A document that was added to another archive before does not come into the Inbox.
      { correspondentId, isLookedAt: createdAt !== undefined },
    ),
    tags: insertTags(scope, metadata, isNew),
    defaults: correspondentId ? defaultsOf(scope, correspondentId, { metadata, isNew }) : [],
    values: insertNewValues(scope, values, isNew),
    notes: insertNewNotes(scope, document.id, notes),
  };
}

export function metadataRefusalOf(error: unknown): AppError | undefined {
  const message = String(error);
  if (message.includes('metadata_guard: limit')) return new AppError('limit.reached');
  if (message.includes('metadata_guard: forbidden')) return new AppError('auth.forbidden');
  if (message.includes('document_type.not_found')) {
    return invalidMetadata({ path: ['documentType'], message: 'Not a document type' });
  }
  if (isRefusedValue(error)) {
    return invalidMetadata({ path: ['fields'], message: 'A field has changed meanwhile' });
  }
  return undefined;
}

function refuseMetadata(scope: OrganizationScope, metadata: GivenMetadata): Statement {
  const { organizationId } = scope;
  const tags = missingTags(scope, metadata);
  const correspondents = missingCorrespondents(scope, metadata);
  return scope.database.run(sql`
    insert into metadata_guard (problem)
    select problem from (
      select case
        when not ${metadata.canCreate} and ${tags} + ${correspondents} > 0 then 'forbidden'
        when ${tags} > 0 and ${tags} + (
          select count(*) from ${tagsTable} where organization_id = ${organizationId}) > ${limits.tags.max} then 'limit'
        when ${correspondents} > 0 and not ${hasRoom(scope, 1)} then 'limit'
      end as problem
    ) where problem is not null`);
}

function missingTags({ organizationId }: OrganizationScope, { tags }: Named): SQL {
  return sql`(
    select count(*) from json_each(${JSON.stringify(tags.map(({ key }) => key))}) as wanted where not exists (
      select 1 from ${tagsTable} as present
      where present.organization_id = ${organizationId} and present.name_key = wanted.value))`;
}

function missingCorrespondents(scope: OrganizationScope, { correspondent }: Named): SQL {
  return correspondent ? isNull(idOfNamed(scope, correspondent.key)) : literal(0);
}

function idOfNamed({ organizationId }: OrganizationScope, key: string): SQL {
  return sql`(
    select named.correspondent_id from ${correspondentNamesTable} as named
    where named.organization_id = ${organizationId} and named.name_key = ${key})`;
}

function insertTags(
  scope: OrganizationScope,
  { tags }: GivenMetadata,
  isNew: SQL | undefined,
): Statement[] {
  if (tags.length === 0) return [];
  const { database, organizationId } = scope;
  const createdAt = scope.platform.clock.now();
  const newTags = tags.map(({ id, name, key }) => ({
    id,
    organizationId,
    name,
    nameKey: key,
    searchKey: tagSearchKey(name),
    color: defaultTagColor,
    createdAt,
  }));
  const wanted = jsonEach(JSON.stringify(tags.map(({ key }) => key)), 'wanted');
  const named = alias(tagsTable, 'named');
  return [
    insertList(database, tagsTable, newTags).onConflictDoNothing(),
    insertFrom(
      database,
      documentTagsTable,
      {
        documentId: documentsTable.id,
        tagId: named.id,
        organizationId,
        createdAt,
        documentSequence: documentsTable.sequence,
      },
      sql`
        from ${wanted.rows}
        cross join ${tagsTable} as ${named} on ${named.organizationId} = ${organizationId}
          and ${named.nameKey} = ${wanted.value}
        cross join ${documentsTable} on ${isNew}`,
    ),
  ];
}

function defaultsOf(
  scope: OrganizationScope,
  correspondentId: SQL,
  { metadata, isNew }: { metadata: GivenMetadata; isNew: SQL | undefined },
): Statement[] {
  const { tags, type } = metadata.defaults;
  const ofNew = { documents: isNew, addsTags: tags, setsType: type };
  return correspondentDefaults(scope, correspondentId, ofNew).statements;
}
