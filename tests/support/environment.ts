import { createExecutionContext, env } from 'cloudflare:test';
import { expect } from 'vitest';
import type { Environment } from '../../worker/platform/cloudflare/environment.ts';
import reader from '../../worker/reader.ts';
import { invokeApart } from './limits/invocation.ts';
import { limitBindings } from './limits/limit-bindings.ts';

/** Bindings of the application's Worker with Cloudflare's limits, without the reading Worker. */
export const bindings = limitBindings(env as unknown as Environment);
const furtherDatabases = Object.entries(bindings).filter(([name]) => /^DB_\d+$/.test(name));

export const environment: Environment = limitBindings({
  ...bindings,
  READER: {
    fetch: (url, init) =>
      invokeApart('reader', () =>
        reader.fetch(new Request(url, init), bindings, createExecutionContext()),
      ),
  },
});

/** The contract of the API is tested on several databases. Other tests read the tables of one. */
export function chooseDatabases(): void {
  const isContract = expect.getState().testPath?.includes('/contract/') ?? false;
  for (const [name, database] of furtherDatabases) {
    if (isContract) Reflect.set(environment, name, database);
    else Reflect.deleteProperty(environment, name);
  }
}
