import { baseUrl } from './product-server.ts';

/** A request to a path of the API; resolves to the parsed response, rejects for an error. */
type Call = <Body = unknown>(method: string, path: string, body?: object) => Promise<Body>;

/** A user with an organization: requests of theirs to its paths. `path` is that of the organization. */
export type ProductClient = { id: string; path: string; cookie: string; call: Call };

/** Signs up a user by this name, and creates an organization. */
export async function signUp(name: string): Promise<ProductClient> {
  const json = { 'content-type': 'application/json', origin: baseUrl };
  const response = await fetch(`${baseUrl}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name, email: `${name}@example.com`, password: 'correct horse battery' }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const request: Call = async <Body>(method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(baseUrl + path, {
      method,
      headers: { cookie, ...(isForm ? { origin: baseUrl } : json) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    return JSON.parse(text) as Body;
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
