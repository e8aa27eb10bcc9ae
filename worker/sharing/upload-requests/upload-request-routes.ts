import { Hono } from 'hono';
import {
  createdUploadRequestResponseSchema,
  uploadRequestInputSchema,
  uploadRequestParamsSchema,
  uploadRequestResponseSchema,
  uploadRequestsResponseSchema,
  uploadRequestUpdateSchema,
} from '../../../shared/sharing/upload-requests/upload-request.ts';
import { uploadRequestLimits } from '../../../shared/sharing/upload-requests/upload-request-limits.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { createUploadRequest } from './create-upload-request.ts';
import { deleteUploadRequest } from './delete-upload-request.ts';
import { presentUploadRequest } from './present-upload-request.ts';
import { selectRecipients } from './recipients/recipient-store.ts';
import { updateUploadRequest } from './update-upload-request.ts';
import { selectUploadRequests, toStored } from './upload-request-store.ts';

const tag = 'Files from outside';
const path = '/organizations/:organizationId/upload-requests';

export const uploadRequestRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List requests for files',
      description:
        'Newest first, with the addresses (`url`) to which people without an account send files. Each of the `recipients` has an address of their own; their `state` is `sent` if files have arrived by it.',
      tag,
      success: { status: 200, schema: uploadRequestsResponseSchema },
    }),
    organizationAccess({
      permission: 'documents:create',
      prefetch: (scope) => ({
        requests: selectUploadRequests(scope),
        recipients: selectRecipients(scope),
      }),
    }),
    validate('param', organizationParamsSchema),
    async (c) => {
      const { platform } = c.var.scope;
      const { requests, recipients } = c.var.prefetched;
      const stored = requests.map((row) => toStored(row, recipients));
      return respond(c, uploadRequestsResponseSchema, {
        uploadRequests: await Promise.all(
          stored.map((each) => presentUploadRequest(platform, each)),
        ),
      });
    },
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Create a request for files',
      description: `Everyone with the returned \`url\` can send files until \`expiresAt\` (by default for 14 days), and for \`graceDays\` more days. Only admins can set a deadline more than a year (366 days) away. Files wait until a member accepts them; then they get the tags and the correspondent of the request. A request with a checklist closes automatically when a file has arrived for each of its items. Each of the \`recipients\` (at most ${uploadRequestLimits.recipients}) gets an email in your language with an address of their own, the title and the note. If nothing has arrived by that address, a reminder follows ${uploadRequestLimits.reminderDays} days before the deadline.`,
      tag,
      success: { status: 201, schema: createdUploadRequestResponseSchema },
      errors: [
        'tag.not_found',
        'correspondent.not_found',
        'limit.reached',
        'user.organization_invitation_limit_reached',
      ],
    }),
    organizationAccess({ permission: 'documents:create' }),
    validate('param', organizationParamsSchema),
    validate('json', uploadRequestInputSchema),
    async (c) => {
      const created = await createUploadRequest(c.var.scope, c.req.valid('json'));
      return respond(c, createdUploadRequestResponseSchema, created, 201);
    },
  )
  .patch(
    `${path}/:uploadRequestId`,
    describeEndpoint({
      summary: 'Update a request for files',
      description:
        'Changes only the properties that are sent. `isEnabled: false` pauses the request, `password: null` removes its password, and with a new password, browsers that unlocked the request with the former one must unlock it again. With `isAlwaysAccepted: false`, further files wait again. `recipients` replaces all recipients: new ones get an email, and the addresses of removed ones stop working. Recipients are identified by `email`, ignoring case.',
      tag,
      success: { status: 200, schema: uploadRequestResponseSchema },
      errors: [
        'upload_request.not_found',
        'tag.not_found',
        'correspondent.not_found',
        'user.organization_invitation_limit_reached',
      ],
    }),
    organizationAccess({ permission: 'documents:create' }),
    validate('param', uploadRequestParamsSchema),
    validate('json', uploadRequestUpdateSchema),
    async (c) => {
      const { uploadRequestId } = c.req.valid('param');
      const uploadRequest = await updateUploadRequest(
        c.var.scope,
        uploadRequestId,
        c.req.valid('json'),
      );
      return respond(c, uploadRequestResponseSchema, { uploadRequest });
    },
  )
  .delete(
    `${path}/:uploadRequestId`,
    describeEndpoint({
      summary: 'Delete a request for files',
      description:
        'The address of the request stops working immediately, and waiting files are deleted. Files that were accepted remain as documents.',
      tag,
      success: { status: 204 },
      errors: ['upload_request.not_found'],
    }),
    organizationAccess({ permission: 'documents:create' }),
    validate('param', uploadRequestParamsSchema),
    async (c) => {
      await deleteUploadRequest(c.var.scope, c.req.valid('param').uploadRequestId);
      return c.body(null, 204);
    },
  );
