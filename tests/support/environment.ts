import { createExecutionContext, env } from 'cloudflare:test';
import { expect } from 'vitest';
import type { Environment } from '../../worker/platform/cloudflare/environment.ts';
import reader from '../../worker/reader.ts';
import { invokeApart } from './limits/invocation.ts';
import { limitBindings } from './limits/limit-bindings.ts';

/** The bindings of the application's Worker, with Cloudflare's limits and no reading Worker behind them. */
export const bindings = limitBindings(env as unknown as Environment);
const furtherDatabases = Object.entries(bindings).filter(([name]) => /^DB_\d+$/.test(name));

/** The same, with the reading Worker. */
export const environment: Environment = limitBindings({
  ...bindings,
  READER: {
    fetch: (url, init) =>
      invokeApart('reader', () =>
        reader.fetch(new Request(url, init), bindings, createExecutionContext()),
      ),
  },
});

/** The contract of the API is kept on several databases. Other tests look into the tables of one. */
export function chooseDatabases(): void {
  const isContract = expect.getState().testPath?.includes('/contract/') ?? false;
  for (const [name, database] of furtherDatabases) {
    if (isContract) Reflect.set(environment, name, database);
    else Reflect.deleteProperty(environment, name);
  }
}
