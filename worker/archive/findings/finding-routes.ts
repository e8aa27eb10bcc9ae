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
import { selectDocument } from '../documents/document-store.ts';
import { updateFinding } from './update-finding.ts';

const path = '/organizations/:organizationId/documents/:documentId/findings/:field';

export const findingRoutes = new Hono<AppEnv>().patch(
  path,
  describeEndpoint({
    summary: 'Accept or dismiss what was found for a field or the name',
    description:
      '`set` gives the field the value that was found in the text, or with `name` the document its proposed name. `dismissed` refuses the value, and clears the field if it has it: it is not set again when the document is read again. `proposed` clears the field too, and offers the value again. `addedDefaults` is the type and the tags that came with an accepted correspondent; as `removeDefaults`, it undoes that when the field is cleared. With `value`, nothing changes if that is not the value of the finding any more. To accept a correspondent that does not exist yet creates it, for which an API key needs the permission `tags:create`. With `If-Match`, only the version it names is changed.',
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
      documents: selectDocument(scope, request.param('documentId') ?? ''),
    }),
  }),
  validate('param', findingParamsSchema),
  validate('json', findingUpdateSchema),
  async (c) => {
    const [found] = c.var.prefetched.documents;
    const { field } = c.req.valid('param');
    const update = c.req.valid('json');
    const ifMatch = c.req.header('if-match');
    const updated = await updateFinding(c.var.scope, { found, field, update, ifMatch });
    c.header('etag', etagOf(updated.document.version));
    return respond(c, updatedDocumentResponseSchema, updated);
  },
);
