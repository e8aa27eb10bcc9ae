import { Hono } from 'hono';
import {
  customFieldInputSchema,
  customFieldParamsSchema,
  customFieldResponseSchema,
  customFieldsResponseSchema,
  customFieldUpdateSchema,
  documentCustomFieldParamsSchema,
} from '../../../shared/archive/custom-fields/custom-field.ts';
import { customFieldValueInputSchema } from '../../../shared/archive/custom-fields/custom-field-value.ts';
import { documentResponseSchema } from '../../../shared/archive/documents/document.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { etagOf } from '../../http/if-match.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { selectDocument } from '../documents/document-store.ts';
import { createCustomField } from './create-custom-field.ts';
import {
  selectCustomField,
  selectCustomFields,
  selectSearchesByField,
  toCustomField,
} from './custom-field-store.ts';
import { deleteCustomField } from './delete-custom-field.ts';
import { setCustomFieldValue } from './set-custom-field-value.ts';
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
  )
  .put(
    '/organizations/:organizationId/documents/:documentId/fields/:fieldId',
    describeEndpoint({
      summary: 'Set a custom field of a document',
      description:
        'By the type of the field, `value` is a text, a number, `{ amount, currency }`, a day (`YYYY-MM-DD`), true or false, the id of an option, ids of options, the id of a user, the id of a document or an http(s) URL; null clears it. With `If-Match`, only the version it names is changed.',
      tag,
      success: { status: 200, schema: documentResponseSchema },
      errors: [
        'document.not_found',
        'document.in_trash',
        'field.not_found',
        'member.not_found',
        'request.conflict',
      ],
    }),
    organizationAccess({
      permission: 'documents:update',
      prefetch: (scope, request) => ({
        documents: selectDocument(scope, request.param('documentId') ?? ''),
        fields: selectCustomField(scope, request.param('fieldId') ?? ''),
      }),
    }),
    validate('param', documentCustomFieldParamsSchema),
    validate('json', customFieldValueInputSchema),
    async (c) => {
      const { documents, fields } = c.var.prefetched;
      const document = await setCustomFieldValue(c.var.scope, {
        found: documents[0],
        field: fields[0],
        value: c.req.valid('json').value,
        ifMatch: c.req.header('if-match'),
      });
      c.header('etag', etagOf(document.version));
      return respond(c, documentResponseSchema, { document });
    },
  );
