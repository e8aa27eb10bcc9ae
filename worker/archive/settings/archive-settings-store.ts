import { eq, sql, type SQL } from 'drizzle-orm';
import type {
  ArchiveSettings,
  ArchiveSettingsUpdate,
} from '../../../shared/archive/settings/archive-settings.ts';
import { defaultTitleTemplate } from '../../../shared/archive/titles/title-template.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { coalesce, subquery } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { archiveSettingsTable } from './archive-settings-table.ts';

const table = archiveSettingsTable;

export async function findArchiveSettings(scope: OrganizationScope): Promise<ArchiveSettings> {
  return toArchiveSettings(await selectArchiveSettings(scope));
}

export async function updateArchiveSettings(
  scope: OrganizationScope,
  update: ArchiveSettingsUpdate,
): Promise<ArchiveSettings> {
  const { settings } = await batch(scope.database, {
    written: scope.database
      .insert(table)
      .values({ organizationId: scope.organizationId, ...update })
      .onConflictDoUpdate({ target: table.organizationId, set: update }),
    settings: selectArchiveSettings(scope),
  });
  return toArchiveSettings(settings);
}

export function isInboxEnabled(organizationId: string): SQL {
  const chosen = subquery
    .select({ isInboxEnabled: table.isInboxEnabled })
    .from(table)
    .where(eq(table.organizationId, organizationId));
  return coalesce(chosen, literal(1));
}

export function titleTemplateOf(organizationId: string) {
  return sql<string | null>`(
    select ${table.titleTemplate} from ${table} where ${table.organizationId} = ${organizationId})`;
}

export function selectArchiveSettings({ database, organizationId }: ReadScope) {
  return database
    .select({
      isInboxEnabled: table.isInboxEnabled,
      titleTemplate: table.titleTemplate,
      opensZipFiles: table.opensZipFiles,
    })
    .from(table)
    .where(eq(table.organizationId, organizationId));
}

export function toArchiveSettings([row]: Awaited<
  ReturnType<typeof selectArchiveSettings>
>): ArchiveSettings {
  return {
    isInboxEnabled: row?.isInboxEnabled ?? true,
    titleTemplate: row?.titleTemplate ?? defaultTitleTemplate,
    opensZipFiles: row?.opensZipFiles ?? false,
  };
}
