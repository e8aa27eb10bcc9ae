import { Hono } from 'hono';
import { documentParamsSchema } from '../../../../shared/archive/documents/document.ts';
import {
  documentTagInputSchema,
  documentTagParamsSchema,
} from '../../../../shared/archive/tags/tag.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { describeEndpoint } from '../../../http/describe-endpoint.ts';
import { validate } from '../../../http/validate.ts';
import { onlyIfMatch } from '../../documents/only-if-match.ts';
import { attachTag } from './attach-tag.ts';
import { detachTag } from './detach-tag.ts';

const tag = 'Tags';
const path = '/organizations/:organizationId/documents/:documentId/tags';

export const documentTagRoutes = new Hono<AppEnv>()
  .post(
    path,
    describeEndpoint({
      summary: 'Add a tag to a document',
      tag,
      success: { status: 204 },
      errors: [
        'document.not_found',
        'document.in_trash',
        'tag.not_found',
        'documents.already_has_tag',
        'limit.reached',
        'request.conflict',
      ],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', documentParamsSchema),
    onlyIfMatch,
    validate('json', documentTagInputSchema),
    async (c) => {
      await attachTag(c.var.scope, c.req.valid('param').documentId, c.req.valid('json').tagId);
      return c.body(null, 204);
    },
  )
  .delete(
    `${path}/:tagId`,
    describeEndpoint({
      summary: 'Remove a tag from a document',
      tag,
      success: { status: 204 },
      errors: ['document.not_found', 'document.in_trash', 'tag.not_found', 'request.conflict'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', documentTagParamsSchema),
    onlyIfMatch,
    async (c) => {
      const { documentId, tagId } = c.req.valid('param');
      await detachTag(c.var.scope, documentId, tagId);
      return c.body(null, 204);
    },
  );
