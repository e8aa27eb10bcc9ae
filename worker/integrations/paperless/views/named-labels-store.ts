import { and, eq } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { correspondentNamesTable } from '../../../archive/correspondents/correspondent-table.ts';
import { tagsTable } from '../../../archive/tags/tag-table.ts';
import { batch } from '../../../database/database.ts';
import { idsIn } from '../../../database/expressions.ts';

export type LabelKeys = { tags: string[]; correspondents: string[] };

export type NamedLabels = Record<keyof LabelKeys, ReadonlyMap<string, string>>;

export async function readNamedLabels(
  { database, organizationId }: OrganizationScope,
  keys: LabelKeys,
): Promise<NamedLabels> {
  if (keys.tags.length + keys.correspondents.length === 0) {
    return { tags: new Map(), correspondents: new Map() };
  }
  const ofTag = and(
    eq(tagsTable.organizationId, organizationId),
    idsIn(tagsTable.nameKey, keys.tags),
  );
  const ofCorrespondent = and(
    eq(correspondentNamesTable.organizationId, organizationId),
    idsIn(correspondentNamesTable.nameKey, keys.correspondents),
  );
  const { tags, correspondents } = await batch(database, {
    tags: database
      .select({ id: tagsTable.id, nameKey: tagsTable.nameKey })
      .from(tagsTable)
      .where(ofTag),
    correspondents: database
      .select({
        id: correspondentNamesTable.correspondentId,
        nameKey: correspondentNamesTable.nameKey,
      })
      .from(correspondentNamesTable)
      .where(ofCorrespondent),
  });
  const byKey = (rows: typeof tags) => new Map(rows.map(({ id, nameKey }) => [nameKey, id]));
  return { tags: byKey(tags), correspondents: byKey(correspondents) };
}
