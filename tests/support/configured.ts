import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { createApp } from '../../worker/app.ts';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import { expectAsDocumented } from './api-reference.ts';
import { bindings } from './environment.ts';
import { limitBindings } from './limits/limit-bindings.ts';
import { invokeRequest } from './limits/limited-worker.ts';
import { testVariables } from './test-variables.ts';

/**
 * Starts an installation with its own configuration or bindings, over the first database and the same files.
 * Responses resolve when all work is done.
 */
export function installation(variables: Record<string, unknown>) {
  const environment = limitBindings({ ...bindings, DB_2: undefined, ...variables });
  const app = createApp();
  const base =
    typeof variables.APP_BASE_URL === 'string' && variables.APP_BASE_URL !== ''
      ? variables.APP_BASE_URL
      : testVariables.APP_BASE_URL;
  const fetch = async (path: string, init?: RequestInit) => {
    const context = createExecutionContext();
    const request = new Request(new URL(path, base), init);
    const response = await invokeRequest(request, () =>
      app.fetch(request, createPlatform(environment, context, request)),
    );
    await waitOnExecutionContext(context);
    await expectAsDocumented(init?.method ?? 'GET', path, response);
    return response;
  };
  return {
    platform: () => createPlatform(environment, createExecutionContext()),
    fetch,
    post: (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(base).origin, ...headers },
        body: JSON.stringify(body),
      }),
  };
}

export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}

export async function codeOf(response: Response): Promise<string | undefined> {
  const body = (await response.json()) as { code?: string; error?: { code?: string } };
  return body.code ?? body.error?.code;
}
