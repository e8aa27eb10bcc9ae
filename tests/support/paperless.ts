import { expect } from 'vitest';
import { harness } from '#harness';
import { createApiKey } from './access.ts';
import type { Owner } from './client.ts';

type Options = { version?: number; headers?: Record<string, string>; body?: unknown };

export class PaperlessClient {
  readonly base: string;
  readonly token: string;

  constructor(organizationId: string, token: string) {
    this.base = `/paperless/${organizationId}`;
    this.token = token;
  }

  /** `path` begins after `api/`. */
  request(method: string, path: string, { version, headers, body }: Options = {}) {
    const accept = version === undefined ? '*/*' : `application/json; version=${version}`;
    const isJson = body !== undefined && !(body instanceof FormData);
    return harness.fetch(`${this.base}/api/${path}`, {
      method,
      headers: {
        authorization: `Token ${this.token}`,
        accept,
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body instanceof FormData ? body : body === undefined ? undefined : JSON.stringify(body),
    });
  }

  async call<Body>(method: string, path: string, options: Options & { status?: number } = {}) {
    const response = await this.request(method, path, options);
    const text = await response.text();
    expect(response.status, `${method} ${path}: ${text.slice(0, 500)}`).toBe(options.status ?? 200);
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  }

  get<Body = Record<string, unknown>>(path: string, options?: Options) {
    return this.call<Body>('GET', path, options);
  }

  list<Item = Record<string, unknown>>(path: string, options?: Options) {
    return this.get<PaperlessList<Item>>(path, options);
  }
}

export type PaperlessList<Item> = {
  count: number;
  next: string | null;
  previous: string | null;
  all?: number[];
  results: Item[];
};

export async function paperlessClient(
  owner: Owner,
  key: Parameters<typeof createApiKey>[1] = {},
): Promise<PaperlessClient> {
  return new PaperlessClient(owner.organizationId, await createApiKey(owner, key));
}
