import { Hono } from 'hono';
import { z } from 'zod';
import { fileVersionQuerySchema } from '../../../shared/archive/documents/document-version.ts';
import { documentParamsSchema } from '../../../shared/archive/documents/document.ts';
import { pageWordsResponseSchema } from '../../../shared/reading/word-boxes.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { isNotModified } from '../../http/if-match.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { findPageWords } from './find-page-words.ts';

export const pageWordsRoutes = new Hono<AppEnv>().get(
  '/organizations/:organizationId/documents/:documentId/pages/:page/words',
  describeEndpoint({
    summary: 'List the words of a page',
    description:
      'The words on a page of a PDF or a picture, in reading order, with their positions. The first page is 1. With `version`, the words of that version of the file. The list is empty until the text of the page is recognized. Supports `If-None-Match`.',
    tag: 'Documents',
    success: { status: 200, schema: pageWordsResponseSchema },
    errors: ['document.not_found', 'version.not_found', 'document.words_not_found'],
  }),
  organizationAccess({ permission: 'documents:read' }),
  validate(
    'param',
    documentParamsSchema.extend({ page: z.coerce.number().int().min(1).max(1_000_000) }),
  ),
  validate('query', fileVersionQuerySchema),
  async (c) => {
    const { documentId, page } = c.req.valid('param');
    const { version } = c.req.valid('query');
    const { etag, words } = await findPageWords(c.var.scope, { documentId, version, page });
    c.header('etag', etag);
    c.header('cache-control', 'private, no-cache');
    if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    return respond(c, pageWordsResponseSchema, { page, ...(await words()) });
  },
);
