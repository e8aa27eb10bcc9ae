import { Hono } from 'hono';
import { publicAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { buildOpenApi, type ApiDocument } from './build-openapi.ts';
import { referencePage } from './reference-page.ts';
import { referenceStyle } from './reference-style.ts';

const forFiveMinutes = 'public, max-age=300';
const pagePolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export function createApiReferenceRoutes(app: Hono<AppEnv>) {
  let document: Promise<ApiDocument> | undefined;
  const openApi = () => (document ??= buildOpenApi(app));
  return new Hono<AppEnv>()
    .get('/openapi.json', publicAccess(), async (c) => {
      c.header('cache-control', forFiveMinutes);
      return c.json(await openApi());
    })
    .get('/reference', publicAccess(), async (c) => {
      c.header('cache-control', forFiveMinutes);
      c.header('content-security-policy', pagePolicy);
      return c.html(referencePage(await openApi()));
    })
    .get('/reference/style.css', publicAccess(), (c) => {
      c.header('cache-control', forFiveMinutes);
      return c.body(referenceStyle, 200, { 'content-type': 'text/css; charset=utf-8' });
    });
}
