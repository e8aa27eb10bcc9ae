import { readApiError } from '../../api/api-error.ts';
import { transport } from '../../api/transport.ts';

/** Sends a GET request to an endpoint of the session library. */
export function fetchAuth(path: string): Promise<Response> {
  return transport.fetch(`/api/auth/${path}`);
}

/** Sends an operation to the session library. Throws `ApiError`. A refused sign-in is a 401 too, but the form shows it: it must not lead to the login page. */
export async function postAuth(path: string, input: object): Promise<Response> {
  const response = await transport.fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw await readApiError(response);
  return response;
}
