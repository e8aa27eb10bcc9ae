import { Hono } from 'hono';
import { z } from 'zod';
import { publicAccess } from '../access/access.ts';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { describeEndpoint } from '../http/describe-endpoint.ts';
import { validate } from '../http/validate.ts';
import { createIconCache } from './icon-cache.ts';

const findIcon = createIconCache();

const paramsSchema = z.object({ providerId: z.string().max(100) });

/**
 * The icons of configured providers. Pages load pictures only from this origin, because the address of a foreign picture
 * could send data elsewhere.
 */
export const providerIconRoutes = new Hono<AppEnv>().get(
  '/provider-icons/:providerId',
  describeEndpoint({
    summary: 'Get the icon of a sign-in provider',
    tag: 'Server',
    success: { status: 200, mediaType: 'image/*' },
    errors: ['request.not_found', 'server.busy'],
  }),
  publicAccess(),
  validate('param', paramsSchema),
  async (c) => {
    const { providerId } = c.req.valid('param');
    const provider = c.env.config.AUTH_PROVIDERS_CUSTOMS.find(
      (custom) => custom.providerId === providerId,
    );
    const isFetched = /^https?:/i.test(provider?.icon ?? '');
    const icon = provider?.icon && isFetched ? await findIcon(provider.icon) : null;
    if (!icon) throw new AppError('request.not_found');
    return new Response(icon.bytes, { headers: { 'content-type': icon.type, ...iconHeaders } });
  },
);

/**
 * An SVG that is opened as a page must not run scripts or load anything. A response to another origin has other headers.
 */
const iconHeaders = {
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'cache-control': 'public, max-age=86400',
  vary: 'Origin',
};
