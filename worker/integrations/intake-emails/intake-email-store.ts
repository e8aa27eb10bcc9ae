import { and, desc, eq, isNull, lt, not, sql } from 'drizzle-orm';
import type {
  IntakeEmail,
  IntakeEmailInput,
} from '../../../shared/integrations/intake-emails/intake-email.ts';
import { limits } from '../../../shared/limits.ts';
import { plans } from '../../../shared/people/subscriptions/plan.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch, type Database } from '../../database/database.ts';
import { countOf, isListed, named, rowId, valueOf } from '../../database/expressions.ts';
import { insertIf } from '../../database/insert-from.ts';
import { organizationsTable } from '../../people/organizations/organization-table.ts';
import { subscriptionsTable } from '../../people/subscriptions/subscription-table.ts';
import { intakeEmailsTable } from './intake-email-table.ts';

function isIntakeEmail(scope: OrganizationScope, intakeEmailId: string) {
  return and(
    eq(intakeEmailsTable.id, intakeEmailId),
    eq(intakeEmailsTable.organizationId, scope.organizationId),
  );
}

export function findIntakeEmails(scope: OrganizationScope): Promise<IntakeEmail[]> {
  return scope.platform.identityDatabase
    .select()
    .from(intakeEmailsTable)
    .where(eq(intakeEmailsTable.organizationId, scope.organizationId))
    .orderBy(desc(intakeEmailsTable.createdAt), desc(rowId(intakeEmailsTable)));
}

export async function findIntakeEmailByAddress(
  database: Database,
  emailAddress: string,
): Promise<IntakeEmail | undefined> {
  const [row] = await database
    .select({
      id: intakeEmailsTable.id,
      organizationId: intakeEmailsTable.organizationId,
      emailAddress: intakeEmailsTable.emailAddress,
      isEnabled: intakeEmailsTable.isEnabled,
      allowedOrigins: intakeEmailsTable.allowedOrigins,
      unverifiedSenders: intakeEmailsTable.unverifiedSenders,
      createdAt: named(intakeEmailsTable.createdAt, 'intake_created_at'),
      updatedAt: named(intakeEmailsTable.updatedAt, 'intake_updated_at'),
    })
    .from(intakeEmailsTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, intakeEmailsTable.organizationId))
    .where(
      and(eq(intakeEmailsTable.emailAddress, emailAddress), isNull(organizationsTable.deletedAt)),
    );
  return row;
}

type IntakeEmailInsertion = 'created' | 'address-taken' | 'limit-reached';

export async function insertIntakeEmail(
  scope: OrganizationScope,
  intakeEmail: IntakeEmail,
): Promise<IntakeEmailInsertion> {
  const { id, organizationId, emailAddress } = intakeEmail;
  const { identityDatabase } = scope.platform;
  const isOfOrganization = eq(intakeEmailsTable.organizationId, organizationId);
  const { stored } = await batch(identityDatabase, {
    inserted: insertIf(
      identityDatabase,
      intakeEmailsTable,
      intakeEmail,
      lt(countOf(intakeEmailsTable, isOfOrganization), maxCount(scope)),
    ).onConflictDoNothing({ target: intakeEmailsTable.emailAddress }),
    stored: identityDatabase
      .select({ id: intakeEmailsTable.id })
      .from(intakeEmailsTable)
      .where(eq(intakeEmailsTable.emailAddress, emailAddress)),
  });
  const [row] = stored;
  if (!row) return 'limit-reached';
  return row.id === id ? 'created' : 'address-taken';
}

/**
 * Returns the limit of the organization's plan if subscriptions are enabled, otherwise the
 * configured one.
 */
function maxCount(scope: OrganizationScope) {
  const { config } = scope.platform;
  if (!config.SUBSCRIPTIONS_IS_ENABLED) return valueOf(config.INTAKE_EMAILS_MAX_PER_ORGANIZATION);
  return sql`case (select plan from ${subscriptionsTable} where organization_id = ${scope.organizationId})
    when 'plus' then ${plans.plus.maxIntakeEmails} else ${plans.free.maxIntakeEmails} end`;
}

export async function updateIntakeEmailRow(
  scope: OrganizationScope,
  intakeEmailId: string,
  change: IntakeEmailInput & { updatedAt: Date },
): Promise<IntakeEmail | undefined> {
  const { unverifiedSenders, ...settings } = change;
  const [intakeEmail] = await scope.platform.identityDatabase
    .update(intakeEmailsTable)
    .set({
      ...settings,
      unverifiedSenders: unverifiedSendersAmong(settings.allowedOrigins, unverifiedSenders),
    })
    .where(isIntakeEmail(scope, intakeEmailId))
    .returning();
  return intakeEmail;
}

function unverifiedSendersAmong(allowedOrigins: string[], toKeep: string[] | undefined) {
  const { unverifiedSenders } = intakeEmailsTable;
  const allowed = JSON.stringify(allowedOrigins);
  const kept = toKeep ? JSON.stringify(toKeep) : unverifiedSenders;
  return sql`(
    select json_group_array(value) from json_each(${unverifiedSenders})
    where value in (select value from json_each(${kept})) and (
      value in (select value from json_each(${allowed}))
      or '*' || substr(value, instr(value, '@')) in (select value from json_each(${allowed}))))`;
}

export async function addUnverifiedSender(
  scope: OrganizationScope,
  { emailAddress, sender }: { emailAddress: string; sender: string },
): Promise<void> {
  const senders = intakeEmailsTable.unverifiedSenders;
  await scope.platform.identityDatabase
    .update(intakeEmailsTable)
    .set({ unverifiedSenders: sql`json_insert(${senders}, '$[#]', ${sender})` })
    .where(
      and(
        eq(intakeEmailsTable.emailAddress, emailAddress),
        eq(intakeEmailsTable.organizationId, scope.organizationId),
        not(isListed(sender, senders)),
        lt(sql`json_array_length(${senders})`, limits.allowedOrigins.max),
      ),
    );
}

export async function deleteIntakeEmailRow(
  scope: OrganizationScope,
  intakeEmailId: string,
): Promise<boolean> {
  const deleted = await scope.platform.identityDatabase
    .delete(intakeEmailsTable)
    .where(isIntakeEmail(scope, intakeEmailId))
    .returning({ id: intakeEmailsTable.id });
  return deleted.length === 1;
}
