import { createId } from '../../../../shared/ids.ts';
import { uploadRequestLimits } from '../../../../shared/sharing/upload-requests/upload-request-limits.ts';
import type { RecipientInput } from '../../../../shared/sharing/upload-requests/upload-request.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { sendsMail } from '../../../platform/config.ts';
import { createUploadToken, encryptUploadToken, hashUploadToken } from '../upload-token.ts';
import { endOfDay, takeMails } from './mail-limit-store.ts';
import type { NewRecipient } from './recipient-store.ts';

type Wanted = { recipients: readonly RecipientInput[]; formerEmails: readonly string[] };

/**
 * Returns addresses for recipients; only new recipients are mailed. Throws 429
 * `user.organization_invitation_limit_reached` beyond the mails of an organization on a day.
 */
export async function newRecipients(
  scope: OrganizationScope,
  requestId: string,
  { recipients, formerEmails }: Wanted,
): Promise<NewRecipient[]> {
  const { config, clock } = scope.platform;
  const count = recipients.filter(({ email }) => !formerEmails.includes(email)).length;
  const max = uploadRequestLimits.mailsPerDay;
  if (count > 0 && sendsMail(config) && !(await takeMails(scope, { count, max }))) {
    const now = clock.now();
    const seconds = Math.ceil((endOfDay(now) - now.getTime()) / 1000);
    throw new AppError('user.organization_invitation_limit_reached', {
      headers: { 'retry-after': String(seconds) },
    });
  }
  return Promise.all(
    recipients.map(async (recipient) => {
      const token = createUploadToken(scope.organizationId);
      return {
        ...recipient,
        id: createId('upl'),
        tokenHash: await hashUploadToken(token),
        token: await encryptUploadToken(token, { config, requestId }),
      };
    }),
  );
}
