import { expect } from 'vitest';
import { harness } from '#harness';
import { createApiKey } from './access.ts';
import type { Owner } from './client.ts';

/** A PDF without pages that differs by its text. */
export const pdf = (text: string) => `%PDF-1.4\n${text}\n%%EOF`;

type Options = { body?: BodyInit; headers?: Record<string, string> };
type DavFile = { name: string; size: number; etag: string };

export class DavClient {
  readonly base: string;
  readonly headers: Record<string, string>;

  constructor(organizationId: string, key: string) {
    this.base = `/dav/${organizationId}/`;
    this.headers = { authorization: `Basic ${btoa(`scanner:${key}`)}` };
  }

  request(method: string, path: string, { body, headers }: Options = {}): Promise<Response> {
    return harness.fetch(this.base + path, {
      method,
      headers: { ...this.headers, ...headers },
      ...(body !== undefined && { body }),
    });
  }

  async status(method: string, path: string, options?: Options): Promise<number> {
    const response = await this.request(method, path, options);
    await response.arrayBuffer();
    return response.status;
  }

  put(name: string, body: BodyInit, headers: Record<string, string> = {}): Promise<number> {
    return this.status('PUT', `inbox/${name}`, { body, headers });
  }

  async list(): Promise<DavFile[]> {
    const response = await this.request('PROPFIND', 'inbox/', { headers: { depth: '1' } });
    expect(response.status).toBe(207);
    const parts = (await response.text()).split('<D:response>').slice(2);
    return parts.map((part) => ({
      name: decodeURIComponent(/inbox\/([^<]*)<\/D:href>/.exec(part)?.[1] ?? ''),
      size: Number(/<D:getcontentlength>(\d+)</.exec(part)?.[1]),
      etag: (/<D:getetag>([^<]*)</.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
    }));
  }
}

export async function davClient(
  owner: Owner,
  key: Parameters<typeof createApiKey>[1] = { permissions: ['documents:create'] },
): Promise<DavClient> {
  return new DavClient(owner.organizationId, await createApiKey(owner, key));
}
