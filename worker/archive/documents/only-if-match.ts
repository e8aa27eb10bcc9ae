import { createMiddleware } from 'hono/factory';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { allowsVersion } from '../../http/if-match.ts';
import { documentConflict } from './document-conflict.ts';
import { getDocument } from './get-document.ts';

type ScopeEnv = AppEnv & { Variables: { scope: OrganizationScope } };

/**
 * For changes that must not overwrite those of another person. With `If-Match`, throws 412
 * `request.conflict` with the current document for any other version than that of the header. Must
 * come after `organizationAccess`.
 */
export const onlyIfMatch = createMiddleware<ScopeEnv>(async (c, next) => {
  const ifMatch = c.req.header('if-match');
  if (ifMatch !== undefined) {
    const document = await getDocument(c.var.scope, c.req.param('documentId') ?? '');
    if (!allowsVersion(ifMatch, document.version)) {
      throw documentConflict(document);
    }
  }
  await next();
});
