import { Hono } from 'hono';
import { documentParamsSchema } from '../../../shared/archive/documents/document.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import {
  documentTagInputSchema,
  documentTagParamsSchema,
  tagInputSchema,
  tagParamsSchema,
  tagResponseSchema,
  tagsResponseSchema,
} from '../../../shared/archive/tags/tag.ts';
import { organizationAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { onlyIfMatch } from '../documents/only-if-match.ts';
import { selectSearchesWith } from '../views/view-search-store.ts';
import { attachTag } from './attach-tag.ts';
import { createTag } from './create-tag.ts';
import { deleteTag } from './delete-tag.ts';
import { detachTag } from './detach-tag.ts';
import { findTags, selectSearchKeys } from './tag-store.ts';
import { updateTag } from './update-tag.ts';

const tag = 'Tags';
const path = '/organizations/:organizationId/tags';
const documentPath = '/organizations/:organizationId/documents/:documentId/tags';

export const tagRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List tags',
      description: 'Ordered by name.',
      tag,
      success: { status: 200, schema: tagsResponseSchema },
    }),
    organizationAccess({ permission: 'tags:read' }),
    validate('param', organizationParamsSchema),
    async (c) => respond(c, tagsResponseSchema, { tags: await findTags(c.var.scope) }),
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Create a tag',
      tag,
      success: { status: 201, schema: tagResponseSchema },
      errors: ['tags.already_exists', 'limit.reached'],
    }),
    organizationAccess({ permission: 'tags:create' }),
    validate('param', organizationParamsSchema),
    validate('json', tagInputSchema),
    async (c) =>
      respond(
        c,
        tagResponseSchema,
        { tag: await createTag(c.var.scope, c.req.valid('json')) },
        201,
      ),
  )
  .put(
    `${path}/:tagId`,
    describeEndpoint({
      summary: 'Update a tag',
      description: 'Views whose search names it keep their meaning.',
      tag,
      success: { status: 200, schema: tagResponseSchema },
      errors: ['tag.not_found', 'tags.already_exists'],
    }),
    organizationAccess({
      permission: 'tags:update',
      prefetch: (scope, request) => ({
        searchKeys: selectSearchKeys(scope, request.param('tagId') ?? ''),
        views: selectSearchesWith(scope, 'tag'),
      }),
    }),
    validate('param', tagParamsSchema),
    validate('json', tagInputSchema),
    async (c) => {
      const { tagId } = c.req.valid('param');
      const input = { ...c.req.valid('json'), tagId, found: c.var.prefetched };
      return respond(c, tagResponseSchema, { tag: await updateTag(c.var.scope, input) });
    },
  )
  .delete(
    `${path}/:tagId`,
    describeEndpoint({
      summary: 'Delete a tag',
      description: 'Removes it from all documents and tagging rules.',
      tag,
      success: { status: 204 },
      errors: ['tag.not_found'],
    }),
    organizationAccess({ permission: 'tags:delete' }),
    validate('param', tagParamsSchema),
    async (c) => {
      await deleteTag(c.var.scope, c.req.valid('param').tagId);
      return c.body(null, 204);
    },
  )
  .post(
    documentPath,
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
    `${documentPath}/:tagId`,
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
