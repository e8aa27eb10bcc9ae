import { Hono } from 'hono';
import {
  documentParamsSchema,
  documentResponseSchema,
} from '../../../shared/archive/documents/document.ts';
import { findingUpdateSchema } from '../../../shared/archive/findings/stored/document-finding.ts';
import { tagProposalsResponseSchema } from '../../../shared/archive/tag-proposals/tag-proposal.ts';
import { documentTagParamsSchema } from '../../../shared/archive/tags/tag.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { etagOf } from '../../http/if-match.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { onlyIfMatch } from '../documents/only-if-match.ts';
import { listTagProposals } from './list-tag-proposals.ts';
import { selectSubject } from './tag-proposal-store.ts';
import { updateTagProposal } from './update-tag-proposal.ts';

const tag = 'Tags';
const path = '/organizations/:organizationId/documents/:documentId/tag-proposals';

export const tagProposalRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List the proposed tags of a document',
      description:
        'Up to three tags that most of the documents with similar texts or the same correspondent have. Those that the document has, and those that a person has removed from it or dismissed, are not proposed.',
      tag,
      success: { status: 200, schema: tagProposalsResponseSchema },
      errors: ['document.not_found', 'request.rate_limited'],
    }),
    organizationAccess({
      permission: 'documents:read',
      prefetch: (scope, request) => ({
        subjects: selectSubject(scope, request.param('documentId') ?? ''),
      }),
    }),
    validate('param', documentParamsSchema),
    async (c) => {
      const [subject] = c.var.prefetched.subjects;
      const proposals = await listTagProposals(c.var.scope, subject);
      return respond(c, tagProposalsResponseSchema, { proposals });
    },
  )
  .patch(
    `${path}/:tagId`,
    describeEndpoint({
      summary: 'Accept or dismiss a proposed tag',
      description:
        '`set` adds the tag to the document. `dismissed` refuses it: it is not proposed for this document again. `proposed` takes either back. A document that has the tag loses it with `dismissed` and `proposed`.',
      tag,
      success: { status: 200, schema: documentResponseSchema },
      errors: [
        'document.not_found',
        'document.in_trash',
        'tag.not_found',
        'limit.reached',
        'request.conflict',
      ],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', documentTagParamsSchema),
    onlyIfMatch,
    validate('json', findingUpdateSchema),
    async (c) => {
      const { documentId, tagId } = c.req.valid('param');
      const { state } = c.req.valid('json');
      const document = await updateTagProposal(c.var.scope, { documentId, tagId, state });
      c.header('etag', etagOf(document.version));
      return respond(c, documentResponseSchema, { document });
    },
  );
