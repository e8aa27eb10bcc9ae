import { Hono } from 'hono';
import {
  intakeEmailInputSchema,
  intakeEmailParamsSchema,
  intakeEmailResponseSchema,
  intakeEmailsResponseSchema,
} from '../../../shared/integrations/intake-emails/intake-email.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { createIntakeEmail } from './create-intake-email.ts';
import { deleteIntakeEmail } from './delete-intake-email.ts';
import { findIntakeEmails } from './intake-email-store.ts';
import { requireIntakeEmails } from './require-intake-emails.ts';
import { updateIntakeEmail } from './update-intake-email.ts';

const tag = 'Intake emails';
const path = '/organizations/:organizationId/intake-emails';

export const intakeEmailRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List intake addresses',
      description:
        'Newest first. The attachments of emails that are sent to an intake address become documents.',
      tag,
      success: { status: 200, schema: intakeEmailsResponseSchema },
      errors: ['request.not_found'],
    }),
    organizationAccess({ role: 'viewer' }),
    requireIntakeEmails,
    validate('param', organizationParamsSchema),
    async (c) =>
      respond(c, intakeEmailsResponseSchema, { intakeEmails: await findIntakeEmails(c.var.scope) }),
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Create an intake address',
      description:
        'The address is generated at random, and accepts no emails until it has allowed origins.',
      tag,
      success: { status: 201, schema: intakeEmailResponseSchema },
      errors: ['request.not_found', 'intake_email.limit_reached', 'intake-emails.already_exists'],
    }),
    organizationAccess({ role: 'admin' }),
    requireIntakeEmails,
    validate('param', organizationParamsSchema),
    async (c) => {
      const intakeEmail = await createIntakeEmail(c.var.scope);
      return respond(c, intakeEmailResponseSchema, { intakeEmail }, 201);
    },
  )
  .put(
    `${path}/:intakeEmailId`,
    describeEndpoint({
      summary: 'Update an intake address',
      description:
        'Enables or disables the address, and replaces its allowed origins: email addresses, or `*@example.com` for all addresses of a domain.',
      tag,
      success: { status: 200, schema: intakeEmailResponseSchema },
      errors: ['request.not_found', 'intake_email.not_found'],
    }),
    organizationAccess({ role: 'admin' }),
    requireIntakeEmails,
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
      summary: 'Delete an intake address',
      description: 'Emails that are sent to the address afterwards are rejected.',
      tag,
      success: { status: 204 },
      errors: ['request.not_found', 'intake_email.not_found'],
    }),
    organizationAccess({ role: 'admin' }),
    requireIntakeEmails,
    validate('param', intakeEmailParamsSchema),
    async (c) => {
      await deleteIntakeEmail(c.var.scope, c.req.valid('param').intakeEmailId);
      return c.body(null, 204);
    },
  );
