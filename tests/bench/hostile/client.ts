import { z } from 'zod';
import { documentResponseSchema } from '../../../shared/archive/documents/document.ts';
import type { HostileFile } from '../../support/hostile-files.ts';

export type Client = Awaited<ReturnType<typeof createClient>>;

const organizationResponse = z.object({ organization: z.object({ id: z.string() }) });

/** A new user with an organization of their own. */
export async function createClient(origin: string) {
  let cookie = '';
  const call = async (method: string, path: string, body?: BodyInit) => {
    const json = typeof body === 'string' && { 'content-type': 'application/json' };
    const headers = { origin, cookie, ...json };
    const response = await fetch(`${origin}/api${path}`, { method, headers, body: body ?? null });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  };
  const signedUp = await call(
    'POST',
    '/auth/sign-up/email',
    JSON.stringify({
      name: 'Eve',
      email: `eve-${crypto.randomUUID()}@example.com`,
      password: 'correct horse battery',
    }),
  );
  cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const created = await call('POST', '/organizations', JSON.stringify({ name: 'Hostile' }));
  const { organization } = organizationResponse.parse(await created.json());
  const documents = `/organizations/${organization.id}/documents`;
  return {
    health: async () => (await call('GET', '/health')).arrayBuffer(),
    list: async () => (await call('GET', documents)).arrayBuffer(),
    async upload({ name, type, bytes }: HostileFile): Promise<string> {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], name, { type }));
      const response = await call('POST', documents, form);
      return documentResponse.parse(await response.json()).document.id;
    },
    async document(id: string) {
      const response = await call('GET', `${documents}/${id}`);
      return documentResponseSchema.parse(await response.json()).document;
    },
  };
}

const documentResponse = z.object({ document: z.object({ id: z.string() }) });
