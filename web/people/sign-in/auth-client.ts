import { readApiError } from '../../api/api-error.ts';
import { assertOk } from '../../api/assert-ok.ts';
import { transport } from '../../api/transport.ts';

/** Reads from the session library's endpoints, whose responses the product has no schemas for. Throws `ApiError`. */
export async function getAuth<Body>(path: string): Promise<Body> {
  const response = await assertOk(transport.fetch(`/api/auth/${path}`));
  return (await response.json()) as Body;
}

/** Throws `ApiError`. A refused sign-in is a 401 too, but the form shows it: it must not lead to the login page. */
export async function postAuth(path: string, input: object): Promise<Response> {
  const response = await transport.fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw await readApiError(response);
  return response;
}
