import { Hono } from 'hono';
import {
  customFieldInputSchema,
  customFieldParamsSchema,
  customFieldResponseSchema,
  customFieldsResponseSchema,
  customFieldUpdateSchema,
} from '../../../shared/archive/custom-fields/custom-field.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { createCustomField } from './create-custom-field.ts';
import {
  selectCustomField,
  selectCustomFields,
  selectSearchesByField,
  toCustomField,
} from './custom-field-store.ts';
import { deleteCustomField } from './delete-custom-field.ts';
import { updateCustomField } from './update-custom-field.ts';

const tag = 'Custom fields';
const path = '/organizations/:organizationId/fields';

export const customFieldRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List custom fields',
      description: 'Ordered by name.',
      tag,
      success: { status: 200, schema: customFieldsResponseSchema },
    }),
    organizationAccess({
      permission: 'tags:read',
      prefetch: (scope) => ({ fields: selectCustomFields(scope) }),
    }),
    validate('param', organizationParamsSchema),
    async (c) =>
      respond(c, customFieldsResponseSchema, {
        fields: c.var.prefetched.fields.map(toCustomField),
      }),
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Create a custom field',
      description:
        'Its `key`, by which searches find it, is made from the name unless it is sent, and never changes. Selects have `options` in their order.',
      tag,
      success: { status: 201, schema: customFieldResponseSchema },
      errors: ['field.already_exists', 'limit.reached', 'request.conflict'],
    }),
    organizationAccess({
      permission: 'tags:create',
      prefetch: (scope) => ({ fields: selectCustomFields(scope) }),
    }),
    validate('param', organizationParamsSchema),
    validate('json', customFieldInputSchema),
    async (c) => {
      const { fields } = c.var.prefetched;
      const field = await createCustomField(c.var.scope, c.req.valid('json'), fields);
      return respond(c, customFieldResponseSchema, { field }, 201);
    },
  )
  .patch(
    `${path}/:fieldId`,
    describeEndpoint({
      summary: 'Update a custom field',
      description:
        'Only what is sent is changed. `options` replaces all: those with the `id` of a current one stay, with its name and color unless they are sent, those that are missing are removed; with `knownOptionIds`, only those among them, so that options that others add meanwhile stay. Views whose search names an option keep their meaning. The type only changes while no document has a value.',
      tag,
      success: { status: 200, schema: customFieldResponseSchema },
      errors: [
        'field.not_found',
        'field.already_exists',
        'field.has_values',
        'limit.reached',
        'request.conflict',
      ],
    }),
    organizationAccess({
      permission: 'tags:update',
      prefetch: (scope, request) => ({
        fields: selectCustomField(scope, request.param('fieldId') ?? ''),
        views: selectSearchesByField(scope, request.param('fieldId') ?? ''),
      }),
    }),
    validate('param', customFieldParamsSchema),
    validate('json', customFieldUpdateSchema),
    async (c) => {
      const { fields, views } = c.var.prefetched;
      const found = { field: fields[0], views };
      const field = await updateCustomField(c.var.scope, found, c.req.valid('json'));
      return respond(c, customFieldResponseSchema, { field });
    },
  )
  .delete(
    `${path}/:fieldId`,
    describeEndpoint({
      summary: 'Delete a custom field',
      description: 'Its values are emptied, those of many documents in the background.',
      tag,
      success: { status: 204 },
      errors: ['field.not_found'],
    }),
    organizationAccess({
      permission: 'tags:delete',
      prefetch: (scope, request) => ({
        fields: selectCustomField(scope, request.param('fieldId') ?? ''),
      }),
    }),
    validate('param', customFieldParamsSchema),
    async (c) => {
      await deleteCustomField(c.var.scope, c.var.prefetched.fields[0]);
      return c.body(null, 204);
    },
  );
