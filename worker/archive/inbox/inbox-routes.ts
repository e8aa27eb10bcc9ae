import { Hono } from 'hono';
import {
  bulkInboxInputSchema,
  bulkInboxResponseSchema,
} from '../../../shared/archive/bulk/bulk-inbox.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { resolveSelection } from '../bulk/resolve-selection.ts';
import { selectionErrors } from '../bulk/selection-errors.ts';
import { wouldMove } from './inbox-store.ts';
import { moveDocuments } from './move-documents.ts';

export const inboxRoutes = new Hono<AppEnv>().post(
  '/organizations/:organizationId/documents/batch/inbox',
  describeEndpoint({
    summary: 'Mark documents as looked at',
    description:
      'With `isInInbox: false`, the documents are marked as looked at and leave the Inbox; with `true`, they return to it. Their `version` does not change. `filter` and `cursor` are the same as in the other bulk requests.',
    tag: 'Documents',
    success: { status: 200, schema: bulkInboxResponseSchema },
    errors: selectionErrors(bulkInboxInputSchema),
  }),
  organizationAccess({ permission: 'documents:update' }),
  validate('param', organizationParamsSchema),
  validate('json', bulkInboxInputSchema),
  async (c) => {
    const { scope } = c.var;
    const { isInInbox: intoInbox, ...input } = c.req.valid('json');
    const { selection, progress } = await resolveSelection(scope, input, {
      isTrashed: false,
      condition: wouldMove(intoInbox),
    });
    const ids = await moveDocuments(scope, selection, { intoInbox });
    return respond(c, bulkInboxResponseSchema, {
      changedDocumentIds: ids,
      changedCount: ids.length,
      ...progress,
    });
  },
);
