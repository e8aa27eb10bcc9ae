import { Hono } from 'hono';
import { documentCustomFieldParamsSchema } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { customFieldValueInputSchema } from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import { documentResponseSchema } from '../../../../shared/archive/documents/document.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { describeEndpoint } from '../../../http/describe-endpoint.ts';
import { etagOf } from '../../../http/if-match.ts';
import { respond } from '../../../http/respond.ts';
import { validate } from '../../../http/validate.ts';
import { selectWithoutLargeText } from '../../documents/document-store.ts';
import { withText } from '../../documents/with-text.ts';
import { selectCustomField } from '../custom-field-store.ts';
import { setCustomFieldValue } from './set-custom-field-value.ts';

export const customFieldValueRoutes = new Hono<AppEnv>().put(
  '/organizations/:organizationId/documents/:documentId/fields/:fieldId',
  describeEndpoint({
    summary: 'Set a custom field of a document',
    description:
      'Depending on the type of the field, `value` is a text, a number, `{ amount, currency }`, a day (`YYYY-MM-DD`), `true` or `false`, the id of an option, a list of ids of options, the id of a user, the id of a document, or an http(s) URL. `null` clears the field. With the ETag of the document in `If-Match`, it is changed only if it still has that version.',
    tag: 'Custom fields',
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
      documents: selectWithoutLargeText(scope, request.param('documentId') ?? ''),
      fields: selectCustomField(scope, request.param('fieldId') ?? ''),
    }),
  }),
  validate('param', documentCustomFieldParamsSchema),
  validate('json', customFieldValueInputSchema),
  async (c) => {
    const { scope, prefetched } = c.var;
    const [field] = prefetched.fields;
    const { value } = c.req.valid('json');
    const ifMatch = c.req.header('if-match');
    const document = await withText(scope, prefetched.documents[0], (found) =>
      setCustomFieldValue(scope, { found, field, value, ifMatch }),
    );
    c.header('etag', etagOf(document.version));
    return respond(c, documentResponseSchema, { document });
  },
);
