import { Hono } from 'hono';
import {
  documentTypeInputSchema,
  documentTypeParamsSchema,
  documentTypeResponseSchema,
  documentTypesOf,
  documentTypesResponseSchema,
  documentTypeUpdateSchema,
} from '../../../shared/archive/document-types/document-type.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { createDocumentType } from './create-document-type.ts';
import { deleteDocumentType } from './delete-document-type.ts';
import { presentTypes, selectTypes } from './rows/document-type-store.ts';
import { updateDocumentType } from './update-document-type.ts';

const tag = 'Document types';
const path = '/organizations/:organizationId/document-types';

export const documentTypeRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List document types',
      description:
        'The built-in types, then those of the organization by name. A built-in type has its English name until the organization renames it (`isRenamed`). A type with `isHidden` is not offered in the application, but documents keep it.',
      tag,
      success: { status: 200, schema: documentTypesResponseSchema },
    }),
    organizationAccess({
      permission: 'tags:read',
      prefetch: (scope) => ({ types: selectTypes(scope) }),
    }),
    validate('param', organizationParamsSchema),
    async (c) =>
      respond(c, documentTypesResponseSchema, {
        documentTypes: documentTypesOf(presentTypes(c.var.prefetched.types)),
      }),
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Create a document type',
      description:
        'Documents, filters and rules name it by its `key`, which never changes. If it is not sent, it is derived from the name. An organization can have 200 types of its own. Texts are recognized as built-in types only; a rule or a correspondent can give documents another one.',
      tag,
      success: { status: 201, schema: documentTypeResponseSchema },
      errors: ['document_type.already_exists', 'limit.reached', 'request.conflict'],
    }),
    organizationAccess({
      permission: 'tags:create',
      prefetch: (scope) => ({ types: selectTypes(scope) }),
    }),
    validate('param', organizationParamsSchema),
    validate('json', documentTypeInputSchema),
    async (c) => {
      const { scope, prefetched } = c.var;
      const documentType = await createDocumentType(scope, c.req.valid('json'), prefetched.types);
      return respond(c, documentTypeResponseSchema, { documentType }, 201);
    },
  )
  .patch(
    `${path}/:key`,
    describeEndpoint({
      summary: 'Rename or hide a document type',
      description:
        'Changes only the properties that are sent. A `name` of `null` gives a built-in type its own name back.',
      tag,
      success: { status: 200, schema: documentTypeResponseSchema },
      errors: ['document_type.not_found', 'document_type.already_exists'],
    }),
    organizationAccess({
      permission: 'tags:update',
      prefetch: (scope) => ({ types: selectTypes(scope) }),
    }),
    validate('param', documentTypeParamsSchema),
    validate('json', documentTypeUpdateSchema),
    async (c) => {
      const change = { update: c.req.valid('json'), found: c.var.prefetched.types };
      const { key } = c.req.valid('param');
      const documentType = await updateDocumentType(c.var.scope, key, change);
      return respond(c, documentTypeResponseSchema, { documentType });
    },
  )
  .delete(
    `${path}/:key`,
    describeEndpoint({
      summary: 'Delete a document type',
      description:
        'Deletes a type of the organization and clears it in all documents. If there are many, this continues in the background. Built-in types can be hidden instead.',
      tag,
      success: { status: 204 },
      errors: ['document_type.not_found', 'document_type.built_in'],
    }),
    organizationAccess({ permission: 'tags:delete' }),
    validate('param', documentTypeParamsSchema),
    async (c) => {
      await deleteDocumentType(c.var.scope, c.req.valid('param').key);
      return c.body(null, 204);
    },
  );
