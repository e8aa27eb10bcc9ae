import type {
  IntakeEmail,
  IntakeEmailInput,
} from '../../../shared/integrations/intake-emails/intake-email.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { updateIntakeEmailRow } from './intake-email-store.ts';

/**
 * Enables or disables an address, replaces its allowed origins, and removes unverified senders. Throws 404
 * `intake_email.not_found`.
 */
export async function updateIntakeEmail(
  scope: OrganizationScope,
  intakeEmailId: string,
  input: IntakeEmailInput,
): Promise<IntakeEmail> {
  const updatedAt = scope.platform.clock.now();
  const intakeEmail = await updateIntakeEmailRow(scope, intakeEmailId, { ...input, updatedAt });
  if (!intakeEmail) throw new AppError('intake_email.not_found');
  return intakeEmail;
}
