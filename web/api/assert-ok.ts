import { readApiError } from './api-error.ts';
import { reportUnauthenticated } from './transport/unauthenticated.ts';

/** Returns a successful response. Throws `ApiError` for others; a 401 also leads to the login page. */
export async function assertOk<Result extends Response>(request: Promise<Result>): Promise<Result> {
  const response = await request;
  if (response.ok) return response;
  if (response.status === 401) reportUnauthenticated();
  throw await readApiError(response);
}
