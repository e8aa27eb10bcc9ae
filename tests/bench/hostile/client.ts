import { documentResponseSchema } from '../../../shared/archive/documents/document.ts';
import type { HostileFile } from '../../support/hostile-files.ts';
import { signUp } from '../product-client.ts';

export type Client = Awaited<ReturnType<typeof createClient>>;

export async function createClient(origin: string) {
  const { call } = await signUp(`eve-${crypto.randomUUID()}`, origin);
  return {
    list: () => call('GET', '/documents'),
    async upload({ name, type, bytes }: HostileFile): Promise<string> {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], name, { type }));
      const response = await call<{ document: { id: string } }>('POST', '/documents', form);
      return response.document.id;
    },
    async document(id: string) {
      return documentResponseSchema.parse(await call('GET', `/documents/${id}`)).document;
    },
  };
}
