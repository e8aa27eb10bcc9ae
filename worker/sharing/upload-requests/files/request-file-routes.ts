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
        'Newest first: the files that wait, and those that were accepted. A file that waits has a `documentId` if a document has the same bytes already. Files that nobody accepts are deleted after 30 days.',
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
        'The files become documents. Only now they are read, and tagging rules apply. A file with the same bytes as a document adds none. With `isAlways`, all files that wait are accepted, and those that arrive later at once. Accepting a file again changes nothing.',
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
      description: 'Deletes files that wait. They do not count for the request any more.',
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
      summary: 'Note that files of a request were seen',
      description:
        'The home page does not speak of files that a member has seen. Files that the request does not have are left out.',
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
