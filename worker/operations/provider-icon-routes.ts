import { Hono } from 'hono';
import { z } from 'zod';
import { second } from '../../shared/durations.ts';
import { publicAccess } from '../access/access.ts';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { describeEndpoint } from '../http/describe-endpoint.ts';
import { validate } from '../http/validate.ts';

const timeLimit = 5 * second;

const paramsSchema = z.object({ providerId: z.string().max(100) });

/**
 * The icons of configured providers, so that pages load pictures from here only: an address of a picture could carry
 * data to elsewhere.
 */
export const providerIconRoutes = new Hono<AppEnv>().get(
  '/provider-icons/:providerId',
  describeEndpoint({
    summary: 'Get the icon of a sign-in provider',
    tag: 'Server',
    success: { status: 200, mediaType: 'image/*' },
    errors: ['request.not_found'],
  }),
  publicAccess(),
  validate('param', paramsSchema),
  async (c) => {
    const { providerId } = c.req.valid('param');
    const provider = c.env.config.AUTH_PROVIDERS_CUSTOMS.find(
      (custom) => custom.providerId === providerId,
    );
    const icon = provider?.icon && (await fetchIcon(provider.icon));
    if (!icon) throw new AppError('request.not_found');
    return icon;
  },
);

async function fetchIcon(address: string): Promise<Response | undefined> {
  if (!/^https?:/i.test(address)) return undefined;
  const signal = AbortSignal.timeout(timeLimit);
  const response = await fetch(address, { signal }).catch(() => undefined);
  const type = response?.headers.get('content-type') ?? '';
  if (!response?.ok || !type.startsWith('image/')) {
    await response?.body?.cancel();
    return undefined;
  }
  return new Response(response.body, {
    headers: {
      'content-type': type,
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'public, max-age=86400',
    },
  });
}
