import { Hono } from 'hono';
import { updatedDocumentResponseSchema } from '../../../shared/archive/documents/document.ts';
import {
  findingParamsSchema,
  findingUpdateSchema,
} from '../../../shared/archive/findings/stored/document-finding.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { etagOf } from '../../http/if-match.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { selectWithoutLargeText } from '../documents/document-store.ts';
import { withText } from '../documents/with-text.ts';
import { updateFinding } from './update-finding.ts';

const path = '/organizations/:organizationId/documents/:documentId/findings/:field';

export const findingRoutes = new Hono<AppEnv>().patch(
  path,
  describeEndpoint({
    summary: 'Accept or dismiss a value found for a field or the name',
    description:
      'The state `set` sets the field to the value that was found in the text; for `name`, it gives the document its proposed name. `dismissed` rejects the value: the field is cleared if it has this value, and the value is not set again when the text is extracted again. `proposed` also clears the field, but proposes the value again. `addedDefaults` contains the default type and the default tags of an accepted correspondent that the document got. Send it as `removeDefaults` when you clear the correspondent, to remove them again. With `value`, the request is a conflict if the finding now has another value. Accepting a correspondent that does not exist yet creates it, for which an API key also needs the permission `tags:create`. With the ETag of the document in `If-Match`, it is changed only if it still has that version.',
    tag: 'Documents',
    success: { status: 200, schema: updatedDocumentResponseSchema },
    errors: [
      'auth.forbidden',
      'document.not_found',
      'document.in_trash',
      'finding.not_found',
      'correspondent.not_found',
      'correspondent.already_exists',
      'limit.reached',
      'request.conflict',
    ],
  }),
  organizationAccess({
    permission: 'documents:update',
    prefetch: (scope, request) => ({
      documents: selectWithoutLargeText(scope, request.param('documentId') ?? ''),
    }),
  }),
  validate('param', findingParamsSchema),
  validate('json', findingUpdateSchema),
  async (c) => {
    const { scope, prefetched } = c.var;
    const { field } = c.req.valid('param');
    const update = c.req.valid('json');
    const ifMatch = c.req.header('if-match');
    const updated = await withText(scope, prefetched.documents[0], (found) =>
      updateFinding(scope, { found, field, update, ifMatch }),
    );
    c.header('etag', etagOf(updated.document.version));
    return respond(c, updatedDocumentResponseSchema, updated);
  },
);
