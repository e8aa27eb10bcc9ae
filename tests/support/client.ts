import { expect } from 'vitest';
import { harness } from '#harness';
import { randomString } from '../../shared/ids.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { expectAsDocumented } from './api-reference.ts';
import { testVariables } from './test-variables.ts';

type Json = Record<string, unknown>;

export class TestClient {
  readonly headers: Record<string, string>;

  constructor(headers: Record<string, string> = {}) {
    this.headers = headers;
  }

  /** Sends a request and fails the test if the API reference does not document the response. */
  async request(method: string, path: string, body?: unknown): Promise<Response> {
    const isForm = body instanceof FormData;
    const response = await harness.fetch(path, {
      method,
      headers: {
        origin: testVariables.APP_BASE_URL,
        ...this.headers,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    });
    await expectAsDocumented(method, path, response);
    return response;
  }

  async call<Body = Json>(
    method: string,
    path: string,
    options: { body?: unknown; status?: number } = {},
  ) {
    const response = await this.request(method, path, options.body);
    const text = await response.text();
    expect(response.status, `${method} ${path} answered ${text.slice(0, 500)}`).toBe(
      options.status ?? 200,
    );
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  }

  get<Body = Json>(path: string) {
    return this.call<Body>('GET', path);
  }

  post<Body = Json>(path: string, body?: unknown, status = 201) {
    return this.call<Body>('POST', path, { body, status });
  }

  async fails(method: string, path: string, expected: { code: ErrorCode; body?: unknown }) {
    const response = await this.request(method, path, expected.body);
    const text = await response.text();
    const answer = JSON.parse(text) as {
      error: { code: string; message: string; details?: unknown };
    };
    expect(answer.error?.code, `${method} ${path} answered ${text.slice(0, 500)}`).toBe(
      expected.code,
    );
    expect(response.headers.get('x-request-id')).toBeTruthy();
    return { ...answer.error, status: response.status, headers: response.headers };
  }
}

export const anonymous = new TestClient();

export async function createUser(user: { name?: string; email?: string } = {}) {
  const name = user.name ?? 'Ada Lovelace';
  const email = user.email ?? `${randomString(10, 'abcdefghijklmnopqrstuvwxyz')}@example.com`;
  const { cookie } = await harness.signUp({ name, email, password: 'correct horse battery' });
  return Object.assign(new TestClient({ cookie }), { name, email });
}

export async function createOwner(
  options: { name?: string; email?: string; organization?: string } = {},
) {
  const user = await createUser(options);
  const { organization } = await user.post<{ organization: { id: string } }>('/api/organizations', {
    name: options.organization ?? 'Test archive',
  });
  return Object.assign(user, {
    organizationId: organization.id,
    org: `/api/organizations/${organization.id}`,
  });
}

export type Owner = Awaited<ReturnType<typeof createOwner>>;
export type UploadedDocument = {
  id: string;
  name: string;
  mimeType: string;
  extractionState: string;
};

export async function uploadDocument(
  client: Owner,
  file: { name: string; content: string | Uint8Array; type?: string },
): Promise<UploadedDocument> {
  const { document } = await client.post<{ document: UploadedDocument }>(
    `${client.org}/documents`,
    formWith(file),
  );
  return document;
}

export function formWith(file: { name: string; content: string | Uint8Array; type?: string }) {
  const form = new FormData();
  form.set('file', new File([file.content as BlobPart], file.name, { type: file.type ?? '' }));
  return form;
}
