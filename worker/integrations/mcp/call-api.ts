import type { z } from 'zod';
import type { ErrorBody } from '../../../shared/errors.ts';

/** The API as one key may use it: same checks, same answers, no way around either. */
export type CallApi = (method: string, path: string, body?: unknown) => Promise<Response>;

/** An answer other than success, for the model to read. */
export class ApiFailure extends Error {}

/** The parsed body of a call; rejects with an `ApiFailure` that says what the API says. */
export async function readApi<Schema extends z.ZodType>(
  callApi: CallApi,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await callApi('GET', path);
  await expectSuccess(response);
  return schema.parse(await response.json());
}

export async function expectSuccess(response: Response): Promise<void> {
  if (response.ok) return;
  const { error } = (await response.json()) as ErrorBody;
  throw new ApiFailure(`${error.code}: ${error.message}`);
}
