import { Hono } from 'hono';
import {
  acceptMessageInputSchema,
  intakeMessageParamsSchema,
  intakeMessageResponseSchema,
  intakeMessagesResponseSchema,
} from '../../../../shared/integrations/intake-emails/intake-message.ts';
import { organizationParamsSchema } from '../../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { describeEndpoint } from '../../../http/describe-endpoint.ts';
import { respond } from '../../../http/respond.ts';
import { validate } from '../../../http/validate.ts';
import { requireIntakeEmails } from '../require-intake-emails.ts';
import { findIntakeMessages } from './intake-message-store.ts';
import { presentMessage, presentMessages } from './present-messages.ts';

const tag = 'Intake emails';
const path = '/organizations/:organizationId/intake-emails/messages';

export const intakeMessageRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List received emails',
      description:
        'Newest first. Contains the last 50 accepted emails with their documents, the last 50 rejected emails with the reason, the last 50 forwarding confirmations, and all emails in quarantine.',
      tag,
      success: { status: 200, schema: intakeMessagesResponseSchema },
      errors: ['request.not_found'],
    }),
    organizationAccess({ role: 'viewer' }),
    requireIntakeEmails,
    validate('param', organizationParamsSchema),
    async (c) =>
      respond(c, intakeMessagesResponseSchema, {
        messages: await presentMessages(c.var.scope, await findIntakeMessages(c.var.scope)),
      }),
  )
  .post(
    `${path}/:messageId/accept`,
    describeEndpoint({
      summary: 'Accept an email in quarantine',
      description:
        'The files of the email become documents. With `isSenderRemembered`, the intake address accepts further emails from this sender without verification, as long as its allowed origins include the sender. Accepting an email again changes nothing. If the email cannot become documents, it is rejected with the reason in `refusal`.',
      tag,
      success: { status: 200, schema: intakeMessageResponseSchema },
      errors: [
        'request.not_found',
        'intake_message.not_found',
        'intake_message.being_accepted',
        'limit.reached',
      ],
    }),
    organizationAccess({ role: 'admin' }),
    requireIntakeEmails,
    validate('param', intakeMessageParamsSchema),
    validate('json', acceptMessageInputSchema),
    async (c) => {
      const { messageId } = c.req.valid('param');
      // Loaded only when it is needed, because few requests need the parser of emails.
      const { acceptMessage } = await import('./accept-message.ts');
      const accepted = await acceptMessage(c.var.scope, messageId, c.req.valid('json'));
      const message = await presentMessage(c.var.scope, accepted);
      return respond(c, intakeMessageResponseSchema, { message });
    },
  );
