import { Hono } from 'hono';
import {
  correspondentInputSchema,
  correspondentMergeSchema,
  correspondentParamsSchema,
  correspondentResponseSchema,
  correspondentsResponseSchema,
  correspondentUpdateSchema,
} from '../../../shared/archive/correspondents/correspondent.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { findCorrespondents } from './correspondent-store.ts';
import { createCorrespondent } from './create-correspondent.ts';
import { deleteCorrespondent, mergeCorrespondent } from './remove-correspondent.ts';
import { updateCorrespondent } from './update-correspondent.ts';

const tag = 'Correspondents';
const path = '/organizations/:organizationId/correspondents';

export const correspondentRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List correspondents',
      description:
        'Ordered by name. `latestDocument` is `null` for API keys without the permission `documents:read`.',
      tag,
      success: { status: 200, schema: correspondentsResponseSchema },
      errors: ['request.rate_limited'],
    }),
    organizationAccess({ permission: 'tags:read' }),
    validate('param', organizationParamsSchema),
    async (c) =>
      respond(c, correspondentsResponseSchema, {
        correspondents: await inTurn(c.var.scope, () => findCorrespondents(c.var.scope)),
      }),
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Create a correspondent',
      tag,
      success: { status: 201, schema: correspondentResponseSchema },
      errors: [
        'correspondent.already_exists',
        'tag.not_found',
        'document_type.not_found',
        'limit.reached',
      ],
    }),
    organizationAccess({ permission: 'tags:create' }),
    validate('param', organizationParamsSchema),
    validate('json', correspondentInputSchema),
    async (c) => {
      const correspondent = await createCorrespondent(c.var.scope, c.req.valid('json'));
      return respond(c, correspondentResponseSchema, { correspondent }, 201);
    },
  )
  .patch(
    `${path}/:correspondentId`,
    describeEndpoint({
      summary: 'Update a correspondent',
      description: 'Changes only the properties that are sent.',
      tag,
      success: { status: 200, schema: correspondentResponseSchema },
      errors: [
        'correspondent.not_found',
        'correspondent.already_exists',
        'tag.not_found',
        'document_type.not_found',
        'limit.reached',
      ],
    }),
    organizationAccess({ permission: 'tags:update' }),
    validate('param', correspondentParamsSchema),
    validate('json', correspondentUpdateSchema),
    async (c) =>
      respond(c, correspondentResponseSchema, {
        correspondent: await updateCorrespondent(
          c.var.scope,
          c.req.valid('param').correspondentId,
          c.req.valid('json'),
        ),
      }),
  )
  .delete(
    `${path}/:correspondentId`,
    describeEndpoint({
      summary: 'Delete a correspondent',
      description:
        'Deletes the correspondent, but not its documents, which then have no correspondent.',
      tag,
      success: { status: 204 },
      errors: ['correspondent.not_found'],
    }),
    organizationAccess({ permission: 'tags:delete' }),
    validate('param', correspondentParamsSchema),
    async (c) => {
      await deleteCorrespondent(c.var.scope, c.req.valid('param').correspondentId);
      return c.body(null, 204);
    },
  )
  .post(
    `${path}/:correspondentId/merge`,
    describeEndpoint({
      summary: 'Merge a correspondent into another',
      description:
        'The other correspondent gets the documents, and as additional aliases the name and the aliases. The merged correspondent is deleted. If it has many documents, they are moved in the background, but show the other correspondent immediately.',
      tag,
      success: { status: 204 },
      errors: ['correspondent.not_found', 'limit.reached'],
    }),
    organizationAccess({ permission: 'tags:update' }),
    validate('param', correspondentParamsSchema),
    validate('json', correspondentMergeSchema),
    async (c) => {
      const { correspondentId } = c.req.valid('param');
      const { intoCorrespondentId } = c.req.valid('json');
      await mergeCorrespondent(c.var.scope, correspondentId, intoCorrespondentId);
      return c.body(null, 204);
    },
  );
