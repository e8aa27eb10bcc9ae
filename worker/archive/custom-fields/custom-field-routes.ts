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
import { createCustomField } from './definitions/create-custom-field.ts';
import {
  selectCustomField,
  selectCustomFields,
  selectSearchesByField,
  toCustomField,
} from './custom-field-store.ts';
import { deleteCustomField } from './definitions/delete-custom-field.ts';
import { updateCustomField } from './definitions/update-custom-field.ts';

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
        'Searches filter by the `key` of the field. If it is not sent, it is derived from the name. It never changes. Fields of the types `select` and `multi-select` have `options`, in the order in which they are shown.',
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
        'Changes only the properties that are sent. `options` replaces all options: an option with the `id` of an existing one keeps its name and color unless they are sent, an option without `id` is new, and existing options that are missing are removed. With `knownOptionIds`, only the missing options in that list are removed, so that options that other users have added since are kept. When an option is renamed, searches of views that name it are updated. The type can change only while no document has a value of the field.',
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
      description:
        'Deletes the field and clears its values in all documents. If there are many, this continues in the background.',
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
