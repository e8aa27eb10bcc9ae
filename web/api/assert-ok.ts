import { readApiError } from './api-error.ts';
import { reportUnauthenticated } from './unauthenticated.ts';

/** The answer itself, if it is a success. Throws `ApiError`; a 401 also leads to the login page. */
export async function assertOk<Answer extends Response>(answer: Promise<Answer>): Promise<Answer> {
  const response = await answer;
  if (response.ok) return response;
  if (response.status === 401) reportUnauthenticated();
  throw await readApiError(response);
}
