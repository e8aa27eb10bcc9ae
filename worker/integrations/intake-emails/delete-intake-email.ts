import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { deleteIntakeEmailRow } from './intake-email-store.ts';

/** Deletes an address. Emails to it are rejected from then on. Throws 404 `intake_email.not_found`. */
export async function deleteIntakeEmail(scope: OrganizationScope, intakeEmailId: string) {
  if (!(await deleteIntakeEmailRow(scope, intakeEmailId))) {
    throw new AppError('intake_email.not_found');
  }
}
