import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { documentTypes } from '../../../../shared/reading/fields/document-types.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { correspondentsTable } from '../../../archive/correspondents/correspondent-table.ts';
import { documentTypesTable } from '../../../archive/document-types/rows/document-type-table.ts';
import { tagsTable } from '../../../archive/tags/tag-table.ts';
import { countOf } from '../../../database/expressions.ts';
import { selectRow } from '../../../database/database.ts';

const { organizationId: typesOf, key, removedAt } = documentTypesTable;

export async function countLabels({ database, organizationId }: OrganizationScope) {
  const [counts] = await selectRow(database, {
    tags: countOf(tagsTable, eq(tagsTable.organizationId, organizationId)).as('tags_count'),
    correspondents: countOf(
      correspondentsTable,
      and(
        eq(correspondentsTable.organizationId, organizationId),
        isNull(correspondentsTable.removedAt),
      ),
    ).as('correspondents_count'),
    ownTypes: countOf(
      documentTypesTable,
      and(eq(typesOf, organizationId), isNull(removedAt), notInArray(key, [...documentTypes])),
    ).as('types_count'),
  });
  return counts ?? { tags: 0, correspondents: 0, ownTypes: 0 };
}
