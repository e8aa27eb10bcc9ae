import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type {
  IntakeEmail,
  IntakeEmailInput,
} from '../../../shared/integrations/intake-emails/intake-email.ts';
import { plans } from '../../../shared/people/subscriptions/plan.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch, type Database } from '../../database/database.ts';
import { organizationsTable } from '../../people/organizations/organization-table.ts';
import { subscriptionsTable } from '../../people/subscriptions/subscription-table.ts';
import { intakeEmailsTable } from './intake-email-table.ts';

function isIntakeEmail(scope: OrganizationScope, intakeEmailId: string) {
  return and(
    eq(intakeEmailsTable.id, intakeEmailId),
    eq(intakeEmailsTable.organizationId, scope.organizationId),
  );
}

/** Oldest first. */
export function findIntakeEmails(scope: OrganizationScope): Promise<IntakeEmail[]> {
  return scope.platform.identityDatabase
    .select()
    .from(intakeEmailsTable)
    .where(eq(intakeEmailsTable.organizationId, scope.organizationId))
    .orderBy(asc(intakeEmailsTable.createdAt), asc(intakeEmailsTable.id));
}

/** The intake address `emailAddress` (lower case) of an organization that is not deleted. */
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
      createdAt: sql`${intakeEmailsTable.createdAt}`
        .mapWith(intakeEmailsTable.createdAt)
        .as('intake_created_at'),
      updatedAt: sql`${intakeEmailsTable.updatedAt}`
        .mapWith(intakeEmailsTable.updatedAt)
        .as('intake_updated_at'),
    })
    .from(intakeEmailsTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, intakeEmailsTable.organizationId))
    .where(
      and(eq(intakeEmailsTable.emailAddress, emailAddress), isNull(organizationsTable.deletedAt)),
    );
  return row;
}

export type IntakeEmailInsertion = 'created' | 'address-taken' | 'limit-reached';

/** Stores an address, unless it exists already or the organization has reached its limit. */
export async function insertIntakeEmail(
  scope: OrganizationScope,
  intakeEmail: IntakeEmail,
): Promise<IntakeEmailInsertion> {
  const { id, organizationId, emailAddress, createdAt, updatedAt } = intakeEmail;
  const { identityDatabase } = scope.platform;
  const { stored } = await batch(identityDatabase, {
    inserted: identityDatabase.run(sql`
      insert into ${intakeEmailsTable} (id, organization_id, email_address, is_enabled, allowed_origins, created_at, updated_at)
      select ${id}, ${organizationId}, ${emailAddress}, ${intakeEmail.isEnabled ? 1 : 0},
        ${JSON.stringify(intakeEmail.allowedOrigins)}, ${createdAt.getTime()}, ${updatedAt.getTime()}
      where (select count(*) from ${intakeEmailsTable} where organization_id = ${organizationId}) < ${maxCount(scope)}
      on conflict (email_address) do nothing`),
    stored: identityDatabase
      .select({ id: intakeEmailsTable.id })
      .from(intakeEmailsTable)
      .where(eq(intakeEmailsTable.emailAddress, emailAddress)),
  });
  const [row] = stored;
  if (!row) return 'limit-reached';
  return row.id === id ? 'created' : 'address-taken';
}

/** The limit of the organization's plan where subscriptions are enabled, otherwise the configured one. */
function maxCount(scope: OrganizationScope) {
  const { config } = scope.platform;
  if (!config.SUBSCRIPTIONS_IS_ENABLED) return sql`${config.INTAKE_EMAILS_MAX_PER_ORGANIZATION}`;
  return sql`case (select plan from ${subscriptionsTable} where organization_id = ${scope.organizationId})
    when 'plus' then ${plans.plus.maxIntakeEmails} else ${plans.free.maxIntakeEmails} end`;
}

export async function updateIntakeEmailRow(
  scope: OrganizationScope,
  intakeEmailId: string,
  change: IntakeEmailInput & { updatedAt: Date },
): Promise<IntakeEmail | undefined> {
  const [intakeEmail] = await scope.platform.identityDatabase
    .update(intakeEmailsTable)
    .set(change)
    .where(isIntakeEmail(scope, intakeEmailId))
    .returning();
  return intakeEmail;
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
