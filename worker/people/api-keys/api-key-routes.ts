import { Hono } from 'hono';
import {
  apiKeyInputSchema,
  apiKeyParamsSchema,
  apiKeysResponseSchema,
  createdApiKeyResponseSchema,
  currentApiKeyResponseSchema,
} from '../../../shared/people/api-keys/api-key.ts';
import { userAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { findApiKeys } from './api-key-store.ts';
import { createApiKey } from './create-api-key.ts';
import { deleteApiKey } from './delete-api-key.ts';
import { getCurrentApiKey } from './get-current-api-key.ts';

const tag = 'API keys';

export const apiKeyRoutes = new Hono<AppEnv>()
  .get(
    '/api-keys',
    describeEndpoint({
      summary: 'List your API keys',
      tag,
      success: { status: 200, schema: apiKeysResponseSchema },
    }),
    userAccess(),
    async (c) =>
      respond(c, apiKeysResponseSchema, {
        apiKeys: await findApiKeys(c.var.userScope),
      }),
  )
  .post(
    '/api-keys',
    describeEndpoint({
      summary: 'Create an API key',
      description:
        'The token is returned only once, in this response. `organizationIds` limits the key to some of your organizations. With an empty list, the key has access to all of them, including those you join later, even if `allOrganizations` is `false`.',
      tag,
      success: { status: 201, schema: createdApiKeyResponseSchema },
      errors: ['auth.forbidden', 'limit.reached'],
    }),
    userAccess(),
    validate('json', apiKeyInputSchema),
    async (c) =>
      respond(
        c,
        createdApiKeyResponseSchema,
        await createApiKey(c.var.userScope, c.req.valid('json')),
        201,
      ),
  )
  .get(
    '/api-keys/current',
    describeEndpoint({
      summary: 'Get the API key of this request',
      tag,
      success: { status: 200, schema: currentApiKeyResponseSchema },
      errors: ['api_key.not_found'],
    }),
    userAccess({ permission: 'any' }),
    async (c) =>
      respond(c, currentApiKeyResponseSchema, {
        apiKey: await getCurrentApiKey(c.var.userScope),
      }),
  )
  .delete(
    '/api-keys/:apiKeyId',
    describeEndpoint({
      summary: 'Revoke an API key',
      tag,
      success: { status: 204 },
      errors: ['api_key.not_found'],
    }),
    userAccess(),
    validate('param', apiKeyParamsSchema),
    async (c) => {
      await deleteApiKey(c.var.userScope, c.req.valid('param').apiKeyId);
      return c.body(null, 204);
    },
  );
