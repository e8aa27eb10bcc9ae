import { Hono, type Context } from 'hono';
import { idSchema } from '../../../../shared/ids.ts';
import { publicAccess } from '../../../access/access.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { wholeNumber } from '../http/pages.ts';

const base = '/paperless/:organizationId';

/**
 * Redirects a browser to a page of the application, which requires a session before it shows the
 * document. Clients expect JSON for every path and would mistake the page for a response of the
 * API.
 */
function openPage(c: Context<AppEnv>, path = '') {
  const organizationId = c.req.param('organizationId');
  const isBrowser = c.req.header('accept')?.includes('text/html') ?? false;
  if (!isBrowser || !idSchema('org').safeParse(organizationId).success) {
    throw new AppError('request.not_found');
  }
  return c.redirect(`/organizations/${organizationId}${path}`, 302);
}

export const browserRoutes = new Hono<AppEnv>()
  .get(`${base}/`, publicAccess(), (c) => openPage(c))
  .on(
    'GET',
    [`${base}/documents/:number/`, `${base}/documents/:number/details/`],
    publicAccess(),
    (c) => {
      const number = c.req.param('number');
      if (wholeNumber(number) === undefined) throw new AppError('request.not_found');
      return openPage(c, `/documents/numbers/${number}`);
    },
  );
