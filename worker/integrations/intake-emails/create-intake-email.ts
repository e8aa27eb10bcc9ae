import type { IntakeEmail } from '../../../shared/integrations/intake-emails/intake-email.ts';
import { createId, randomString } from '../../../shared/ids.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { insertIntakeEmail } from './intake-email-store.ts';

const localPartLength = 12;
const localPartCharacters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new address that nobody may write to yet; 403 `intake_email.limit_reached` beyond what the organization may have. */
export async function createIntakeEmail(scope: OrganizationScope): Promise<IntakeEmail> {
  const { config, clock } = scope.platform;
  const now = clock.now();
  const localPart = randomString(localPartLength, localPartCharacters);
  const intakeEmail: IntakeEmail = {
    id: createId('ie'),
    organizationId: scope.organizationId,
    emailAddress: `${localPart}@${config.INTAKE_EMAILS_DOMAIN.toLowerCase()}`,
    isEnabled: true,
    allowedOrigins: [],
    createdAt: now,
    updatedAt: now,
  };
  if (!(await insertIntakeEmail(scope, intakeEmail))) {
    throw new AppError('intake_email.limit_reached');
  }
  return intakeEmail;
}
