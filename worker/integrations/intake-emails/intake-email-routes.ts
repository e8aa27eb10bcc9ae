import { Hono } from 'hono';
import {
  intakeEmailInputSchema,
  intakeEmailParamsSchema,
  intakeEmailResponseSchema,
  intakeEmailsResponseSchema,
  intakeMessagesResponseSchema,
} from '../../../shared/integrations/intake-emails/intake-email.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { requireFeature } from '../../http/require-feature.ts';
import { createIntakeEmail } from './create-intake-email.ts';
import { deleteIntakeEmail } from './delete-intake-email.ts';
import { findIntakeEmails } from './intake-email-store.ts';
import { findIntakeMessages } from './intake-message-store.ts';
import { updateIntakeEmail } from './update-intake-email.ts';

const tag = 'Intake e-mails';
const path = '/organizations/:organizationId/intake-emails';

const whereEnabled = requireFeature(({ INTAKE_EMAILS_IS_ENABLED }) => INTAKE_EMAILS_IS_ENABLED);

export const intakeEmailRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List the addresses that take documents in by mail',
      tag,
      success: { status: 200, schema: intakeEmailsResponseSchema },
      errors: ['request.not_found'],
    }),
    organizationAccess(),
    whereEnabled,
    validate('param', organizationParamsSchema),
    async (c) =>
      respond(c, intakeEmailsResponseSchema, { intakeEmails: await findIntakeEmails(c.var.scope) }),
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Create an intake address',
      description: 'Nobody may write to it until it has allowed origins.',
      tag,
      success: { status: 201, schema: intakeEmailResponseSchema },
      errors: ['request.not_found', 'intake_email.limit_reached'],
    }),
    organizationAccess({ role: 'admin' }),
    whereEnabled,
    validate('param', organizationParamsSchema),
    async (c) => {
      const intakeEmail = await createIntakeEmail(c.var.scope);
      return respond(c, intakeEmailResponseSchema, { intakeEmail }, 201);
    },
  )
  .get(
    `${path}/messages`,
    describeEndpoint({
      summary: 'List the last 50 messages and what became of them, newest first',
      tag,
      success: { status: 200, schema: intakeMessagesResponseSchema },
      errors: ['request.not_found'],
    }),
    organizationAccess(),
    whereEnabled,
    validate('param', organizationParamsSchema),
    async (c) =>
      respond(c, intakeMessagesResponseSchema, { messages: await findIntakeMessages(c.var.scope) }),
  )
  .put(
    `${path}/:intakeEmailId`,
    describeEndpoint({
      summary: 'Switch an intake address on or off and set its allowed origins',
      tag,
      success: { status: 200, schema: intakeEmailResponseSchema },
      errors: ['request.not_found', 'intake_email.not_found'],
    }),
    organizationAccess({ role: 'admin' }),
    whereEnabled,
    validate('param', intakeEmailParamsSchema),
    validate('json', intakeEmailInputSchema),
    async (c) => {
      const { intakeEmailId } = c.req.valid('param');
      const intakeEmail = await updateIntakeEmail(c.var.scope, intakeEmailId, c.req.valid('json'));
      return respond(c, intakeEmailResponseSchema, { intakeEmail });
    },
  )
  .delete(
    `${path}/:intakeEmailId`,
    describeEndpoint({
      summary: 'Give an intake address up',
      tag,
      success: { status: 204 },
      errors: ['request.not_found', 'intake_email.not_found'],
    }),
    organizationAccess({ role: 'admin' }),
    whereEnabled,
    validate('param', intakeEmailParamsSchema),
    async (c) => {
      await deleteIntakeEmail(c.var.scope, c.req.valid('param').intakeEmailId);
      return c.body(null, 204);
    },
  );
