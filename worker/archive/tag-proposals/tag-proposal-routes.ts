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
        'Up to three tags that most documents with a similar text or the same correspondent have. Tags that the document already has, or that a person has removed from it or dismissed, are not proposed.',
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
        'The state `set` adds the tag to the document. With `dismissed`, the tag is not proposed for this document again. `proposed` undoes either. Both `dismissed` and `proposed` remove the tag if the document has it.',
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
