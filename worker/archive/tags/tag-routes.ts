import { Hono } from 'hono';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import {
  tagInputSchema,
  tagParamsSchema,
  tagResponseSchema,
  tagsResponseSchema,
} from '../../../shared/archive/tags/tag.ts';
import { organizationAccess } from '../../access/access.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { selectSearchesWith } from '../views/searches/view-search-store.ts';
import { createTag } from './create-tag.ts';
import { deleteTag } from './delete-tag.ts';
import { findTags, selectSearchKeys } from './tag-store.ts';
import { updateTag } from './update-tag.ts';

const tag = 'Tags';
const path = '/organizations/:organizationId/tags';

export const tagRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List tags',
      description: 'Ordered by name.',
      tag,
      success: { status: 200, schema: tagsResponseSchema },
      errors: ['request.rate_limited'],
    }),
    organizationAccess({ permission: 'tags:read' }),
    validate('param', organizationParamsSchema),
    async (c) =>
      respond(c, tagsResponseSchema, {
        tags: await inTurn(c.var.scope, () => findTags(c.var.scope)),
      }),
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
      description: 'When the tag is renamed, searches of views that name it are updated.',
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
      description: 'Removes the tag from all documents and tagging rules.',
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
  );
