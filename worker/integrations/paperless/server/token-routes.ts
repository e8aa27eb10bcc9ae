import { Hono } from 'hono';
import { publicAccess } from '../../../access/access.ts';
import { clientNetworkOf } from '../../../access/rate-limits/client-address.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { signInWithKey } from './sign-in-with-key.ts';

const path = '/paperless/:organizationId/api/token/';

/** Clients ask for a token with a user name and a password, which is an API key. The key is the token. */
export const tokenRoutes = new Hono<AppEnv>()
  .post(path, publicAccess(), async (c) => {
    const token = await signInWithKey(c.env, {
      organizationId: c.req.param('organizationId'),
      password: await passwordIn(c.req.raw),
      network: clientNetworkOf(c.req.raw.headers),
    });
    if (token !== undefined) return c.json({ token });
    const sentence =
      'Unable to log in with provided credentials. As the password, use an API key of this organization.';
    return c.json({ non_field_errors: [sentence] }, 400);
  })
  // Clients read the supported versions of the API from this response.
  .get(path, publicAccess(), (c) =>
    c.json({ detail: 'Method "GET" not allowed.' }, 405, { allow: 'POST, OPTIONS' }),
  );

async function passwordIn(request: Request): Promise<string> {
  try {
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const body: unknown = isJson
      ? await request.json()
      : Object.fromEntries(await request.formData());
    const { password } = body as { password?: unknown };
    return typeof password === 'string' ? password.trim() : '';
  } catch {
    return '';
  }
}
