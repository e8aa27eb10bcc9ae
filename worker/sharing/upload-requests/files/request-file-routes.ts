import { Hono } from 'hono';
import {
  acceptFilesInputSchema,
  requestFilesInputSchema,
  requestFilesResponseSchema,
} from '../../../../shared/sharing/upload-requests/request-file.ts';
import { uploadRequestParamsSchema } from '../../../../shared/sharing/upload-requests/upload-request.ts';
import { organizationAccess } from '../../../access/access.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { describeEndpoint } from '../../../http/describe-endpoint.ts';
import { respond } from '../../../http/respond.ts';
import { validate } from '../../../http/validate.ts';
import { selectUploadRequests, updateUploadRequestRow } from '../upload-request-store.ts';
import { acceptFiles } from './accept-files.ts';
import { rejectFiles } from './reject-files.ts';
import { markFilesSeen, selectRequestFiles } from './request-file-store.ts';

const tag = 'Files from outside';
const path = '/organizations/:organizationId/upload-requests/:uploadRequestId/files';

export const requestFileRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List the files of a request',
      description:
        'The files that wait and the files that were accepted, newest first. A waiting file has a `documentId` if a document already has the same bytes. Files that are not accepted are deleted after 30 days.',
      tag,
      success: { status: 200, schema: requestFilesResponseSchema },
      errors: ['upload_request.not_found'],
    }),
    organizationAccess({
      permission: 'documents:create',
      prefetch: (scope, request) => {
        const requestId = request.param('uploadRequestId') ?? '';
        return {
          requests: selectUploadRequests(scope, requestId),
          files: selectRequestFiles(scope, requestId),
        };
      },
    }),
    validate('param', uploadRequestParamsSchema),
    (c) => {
      const { requests, files } = c.var.prefetched;
      if (requests.length === 0) throw new AppError('upload_request.not_found');
      return respond(c, requestFilesResponseSchema, { files });
    },
  )
  .post(
    `${path}/accept`,
    describeEndpoint({
      summary: 'Accept files of a request',
      description:
        'The files become documents. Their text is then extracted, and tagging rules are applied. A file with the same bytes as an existing document creates no document. With `isAlways`, all waiting files are accepted, and files that arrive later are accepted immediately. Accepting a file again changes nothing.',
      tag,
      success: { status: 204 },
      errors: ['upload_request.not_found', 'request_file.not_found', 'limit.reached'],
    }),
    organizationAccess({ permission: 'documents:create' }),
    validate('param', uploadRequestParamsSchema),
    validate('json', acceptFilesInputSchema),
    async (c) => {
      const { scope } = c.var;
      const { uploadRequestId: requestId } = c.req.valid('param');
      const { fileIds, isAlways } = c.req.valid('json');
      if (isAlways) {
        await updateUploadRequestRow(scope, requestId, { request: { isAlwaysAccepted: true } });
      }
      await acceptFiles(scope, { requestId, fileIds: isAlways ? undefined : fileIds });
      return c.body(null, 204);
    },
  )
  .post(
    `${path}/reject`,
    describeEndpoint({
      summary: 'Reject files of a request',
      description: 'Deletes waiting files. They no longer count towards the limits of the request.',
      tag,
      success: { status: 204 },
      errors: ['request_file.not_found'],
    }),
    organizationAccess({ permission: 'documents:create' }),
    validate('param', uploadRequestParamsSchema),
    validate('json', requestFilesInputSchema),
    async (c) => {
      const { uploadRequestId: requestId } = c.req.valid('param');
      await rejectFiles(c.var.scope, { requestId, fileIds: c.req.valid('json').fileIds });
      return c.body(null, 204);
    },
  )
  .post(
    `${path}/seen`,
    describeEndpoint({
      summary: 'Mark files of a request as seen',
      description:
        'The home page does not show files that a member has seen. Ids of files that the request does not have are ignored.',
      tag,
      success: { status: 204 },
    }),
    organizationAccess({ permission: 'documents:create' }),
    validate('param', uploadRequestParamsSchema),
    validate('json', requestFilesInputSchema),
    async (c) => {
      const { uploadRequestId: requestId } = c.req.valid('param');
      await markFilesSeen(c.var.scope, { requestId, fileIds: c.req.valid('json').fileIds });
      return c.body(null, 204);
    },
  );
