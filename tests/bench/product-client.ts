import { baseUrl } from './product-server.ts';

export class RefusedRequest extends Error {
  readonly status: number;

  constructor(path: string, { status, text }: { status: number; text: string }) {
    super(`${path}: ${status} ${text.slice(0, 200)}`);
    this.status = status;
  }
}

/** Calls a path of the API. Resolves to the parsed response; rejects with `RefusedRequest` for an error. */
type Call = <Body = unknown>(method: string, path: string, body?: object) => Promise<Body>;

export type ProductClient = { id: string; path: string; cookie: string; call: Call };

export async function signUp(name: string, origin = baseUrl): Promise<ProductClient> {
  const json = { 'content-type': 'application/json', origin };
  const signedUp = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name, email: `${name}@example.com`, password: 'correct horse battery' }),
  });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const request: Call = async <Body>(method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData;
    const response = await fetch(origin + path, {
      method,
      headers: { cookie, ...(isForm ? { origin } : json) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new RefusedRequest(path, { status: response.status, text });
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  };
  const { organization } = await request<{ organization: { id: string } }>(
    'POST',
    '/api/organizations',
    { name },
  );
  const path = `/api/organizations/${organization.id}`;
  return {
    id: organization.id,
    path,
    cookie,
    call: (method, below, body) => request(method, path + below, body),
  };
}
