import { assertOk } from '../../api/assert-ok.ts';
import { transport } from '../../api/transport/transport.ts';

export function fetchAuth(path: string): Promise<Response> {
  return transport.fetch(`/api/auth/${path}`);
}

export function postAuth(path: string, input: object): Promise<Response> {
  return assertOk(
    transport.fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
  );
}
