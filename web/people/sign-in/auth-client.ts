import { assertOk } from '../../api/assert-ok.ts';
import { transport } from '../../api/transport/transport.ts';

export function fetchAuth(path: string): Promise<Response> {
  return transport.fetch(`/api/auth/${path}`);
}

/** Sends an operation to the session library. Throws `ApiError`. */
export function postAuth(path: string, input: object): Promise<Response> {
  return assertOk(
    transport.fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
  );
}
