import { Hono } from 'hono';
import { documentParamsSchema } from '../../../shared/archive/documents/document.ts';
import {
  documentVersionsResponseSchema,
  versionedDocumentResponseSchema,
  versionParamsSchema,
  versionTextResponseSchema,
} from '../../../shared/archive/documents/document-version.ts';
import { limits } from '../../../shared/limits.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readMultipartFile } from '../../http/bodies/multipart-file.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { etagOf } from '../../http/if-match.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { addVersion } from './add-version.ts';
import { getVersionText } from './get-version-text.ts';
import { listVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';
import { selectVersionList } from './version-store.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents/:documentId/versions';

export const versionRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List the versions of a document',
      description:
        'All files that the document has had, newest first, with their SHA-256. To download one, use the parameter `version` of the file endpoint.',
      tag,
      success: { status: 200, schema: documentVersionsResponseSchema },
      errors: ['document.not_found'],
    }),
    organizationAccess({
      permission: 'documents:read',
      prefetch: (scope, request) => selectVersionList(scope, request.param('documentId') ?? ''),
    }),
    validate('param', documentParamsSchema),
    async (c) => {
      const versions = await listVersions(c.var.scope, c.var.prefetched);
      return respond(c, documentVersionsResponseSchema, { versions });
    },
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Replace the file of a document',
      description: `Send a multipart form with the file in the field \`file\`, which is streamed. The file becomes the current version, and former versions are kept. A document has at most ${limits.documentVersions.max} versions. Text, thumbnail and fields are read again (\`extractionState\` is \`pending\` until then). Values that a person has set are kept, and so is the name, with the extension of the new file. If the file is the current file of this document or of another one, including a document in the trash, it is rejected, and \`details\` contains the id of that document. If several files are sent at the same time, one becomes the next version, and the others are rejected as conflicts. With the ETag of the document in \`If-Match\` (its \`version\` in quotes), the file is accepted only if the document still has that version. \`details\` of a conflict contains the current document.`,
      tag,
      upload: { file: 'file' },
      success: { status: 201, schema: versionedDocumentResponseSchema },
      errors: [
        'document.not_found',
        'document.in_trash',
        'document.already_exists',
        'document.empty',
        'document.size_too_large',
        'request.conflict',
        'limit.reached',
        'request.rate_limited',
      ],
    }),
    organizationAccess({ permission: 'documents:update', isUpload: true }),
    validate('param', documentParamsSchema),
    async (c) => {
      const form = { contentType: c.req.header('content-type'), body: c.var.upload };
      const { name, type, body } = await readMultipartFile(form, { file: 'file' });
      const sizeAtMost = Number(c.req.header('content-length') ?? Infinity);
      const document = await addVersion(c.var.scope, {
        documentId: c.req.valid('param').documentId,
        file: { name, type, body, sizeAtMost },
        ifMatch: c.req.header('if-match'),
      });
      c.header('etag', etagOf(document.version));
      return respond(c, versionedDocumentResponseSchema, { document }, 201);
    },
  )
  .get(
    `${path}/:number/text`,
    describeEndpoint({
      summary: 'Get the text of a version',
      description:
        'The text that the document had while this version was current, with a form feed between pages; `null` if no text was extracted.',
      tag,
      success: { status: 200, schema: versionTextResponseSchema },
      errors: ['document.not_found', 'version.not_found'],
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', versionParamsSchema),
    async (c) => {
      const text = await getVersionText(c.var.scope, c.req.valid('param'));
      return respond(c, versionTextResponseSchema, { text });
    },
  )
  .post(
    `${path}/:number/restore`,
    describeEndpoint({
      summary: 'Make a version current again',
      description:
        'The file of this version becomes the next version, without being stored twice. If it is already the current file, nothing changes. If another active document has the same file, the request is rejected, and `details` contains the id of that document. With the ETag of the document in `If-Match`, nothing changes if the document has a different version.',
      tag,
      success: { status: 201, schema: versionedDocumentResponseSchema },
      errors: [
        'document.not_found',
        'version.not_found',
        'document.in_trash',
        'document.already_exists',
        'request.conflict',
        'limit.reached',
      ],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', versionParamsSchema),
    async (c) => {
      const ifMatch = c.req.header('if-match');
      const document = await restoreVersion(c.var.scope, { ...c.req.valid('param'), ifMatch });
      c.header('etag', etagOf(document.version));
      return respond(c, versionedDocumentResponseSchema, { document }, 201);
    },
  );
