import type { z } from 'zod';
import type { ErrorBody } from '../../../shared/errors.ts';

/** Sends a request to the API with the key of the caller, so that every check of the API applies to it. */
export type CallApi = (method: string, path: string, body?: unknown) => Promise<Response>;

export class ApiFailure extends Error {}

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
