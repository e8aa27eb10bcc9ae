import type { IntakeEmail } from '../../../shared/integrations/intake-emails/intake-email.ts';
import { createId, randomString } from '../../../shared/ids.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { insertIntakeEmail } from './intake-email-store.ts';

const localPartLength = 12;
const localPartCharacters = 'abcdefghijklmnopqrstuvwxyz0123456789';

const attempts = 3;

/**
 * Creates a random address without allowed origins. Throws 403 `intake_email.limit_reached`, and 409
 * `intake-emails.already_exists` if every attempt finds an existing address.
 */
export async function createIntakeEmail(scope: OrganizationScope): Promise<IntakeEmail> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const intakeEmail = newIntakeEmail(scope);
    const insertion = await insertIntakeEmail(scope, intakeEmail);
    if (insertion === 'created') return intakeEmail;
    if (insertion === 'limit-reached') throw new AppError('intake_email.limit_reached');
  }
  throw new AppError('intake-emails.already_exists');
}

function newIntakeEmail(scope: OrganizationScope): IntakeEmail {
  const { config, clock } = scope.platform;
  const now = clock.now();
  const localPart = randomString(localPartLength, localPartCharacters);
  return {
    id: createId('ie'),
    organizationId: scope.organizationId,
    emailAddress: `${localPart}@${config.INTAKE_EMAILS_DOMAIN.toLowerCase()}`,
    isEnabled: true,
    allowedOrigins: [],
    unverifiedSenders: [],
    createdAt: now,
    updatedAt: now,
  };
}
