import { createExecutionContext, env } from 'cloudflare:test';
import { expect } from 'vitest';
import type { Environment } from '../../worker/platform/cloudflare/environment.ts';
import reader from '../../worker/reader.ts';

const bindings = env as unknown as Environment;
const furtherDatabases = Object.entries(bindings).filter(([name]) => /^DB_\d+$/.test(name));

/** The bindings of the application's Worker, with the reading Worker behind them. */
export const environment: Environment = {
  ...bindings,
  READER: {
    fetch: (url, init) => reader.fetch(new Request(url, init), bindings, createExecutionContext()),
  },
};

/** The contract of the API is kept on several databases. Other tests look into the tables of one. */
export function chooseDatabases(): void {
  const isContract = expect.getState().testPath?.includes('/contract/') ?? false;
  for (const [name, database] of furtherDatabases) {
    if (isContract) Reflect.set(environment, name, database);
    else Reflect.deleteProperty(environment, name);
  }
}
