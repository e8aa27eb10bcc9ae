import { Hono } from 'hono';
import { uploadedDocumentResponseSchema } from '../../../shared/archive/documents/document.ts';
import {
  metadataLimits,
  uploadMetadataSchema,
} from '../../../shared/archive/uploads/upload-metadata.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { limits } from '../../../shared/limits.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { readMultipartFile } from '../../http/bodies/multipart-file.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { createDocument } from './create-document.ts';
import { parseMetadata } from './metadata/parse-metadata.ts';
import { resolveMetadata } from './metadata/resolve-metadata.ts';
import { uploadedOf } from './uploaded-of.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents';

export const uploadRoutes = new Hono<AppEnv>().post(
  path,
  describeEndpoint({
    summary: 'Upload a document',
    description: `Send a multipart form with the file in the field \`file\`, which is streamed. If a document in the trash has the same file, that document is restored under its former name instead (\`isRestored\`), for which an API key also needs the permission \`documents:update\`. If an active document has the same file, the upload is rejected, and \`details\` contains the id of that document. The optional field \`metadata\` must come before the file: JSON of up to 64 KiB that describes the document. Its values count as set by a person, and \`null\` as the decision that a field has no value. Tags and the correspondent are given by name. They are created if they do not exist, for which an API key also needs the permission \`tags:create\`. Only the first ${limits.documentTags.max} tags are added. An archive number that another document has is rejected, and \`details\` contains the id of that document. If anything in \`metadata\` is invalid, nothing is stored. \`metadata\` does not change a document that is restored.`,
    tag,
    upload: { file: 'file', json: { metadata: uploadMetadataSchema } },
    success: { status: 201, schema: uploadedDocumentResponseSchema },
    errors: [
      'document.already_exists',
      'document.archive_number_taken',
      'document.empty',
      'document.size_too_large',
      'limit.reached',
      'request.rate_limited',
    ],
  }),
  organizationAccess({ permission: 'documents:create', isUpload: true }),
  validate('param', organizationParamsSchema),
  async (c) => {
    const form = { contentType: c.req.header('content-type'), body: c.var.upload };
    const { text, ...file } = await readMultipartFile(form, {
      file: 'file',
      text: { name: 'metadata', maxBytes: metadataLimits.bytes },
    });
    const metadata =
      text === undefined
        ? undefined
        : await resolveMetadata(c.var.scope, parseMetadata(text), c.var.actor);
    const sizeAtMost = Number(c.req.header('content-length') ?? Infinity);
    const outcome = await createDocument(c.var.scope, { ...file, sizeAtMost, metadata });
    return respond(c, uploadedDocumentResponseSchema, uploadedOf(outcome), 201);
  },
);
