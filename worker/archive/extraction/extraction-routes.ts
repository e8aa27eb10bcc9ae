import { Hono } from 'hono';
import { z } from 'zod';
import { documentParamsSchema } from '../../../shared/archive/documents/document.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { onlyIfMatch } from '../documents/only-if-match.ts';
import { extractAgain } from './extract-again.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents/:documentId/extract';

export const extractionRoutes = new Hono<AppEnv>().post(
  path,
  describeEndpoint({
    summary: 'Extract the text of a document again',
    description:
      'Runs in the background: `extractionState` of the document is `pending` until the text is extracted. A text that a person has edited (`isContentEdited`) is not replaced, unless `replacesEdited` is `true`.',
    tag,
    success: { status: 204 },
    errors: ['document.not_found', 'document.in_trash', 'request.conflict'],
  }),
  organizationAccess({ permission: 'documents:update' }),
  validate('param', documentParamsSchema),
  onlyIfMatch,
  validate('query', z.object({ replacesEdited: z.enum(['true', 'false']).optional() })),
  async (c) => {
    const { documentId } = c.req.valid('param');
    const replacesEdited = c.req.valid('query').replacesEdited === 'true';
    await extractAgain(c.var.scope, documentId, { replacesEdited });
    return c.body(null, 204);
  },
);
