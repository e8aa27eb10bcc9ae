import { createExecutionContext, env } from 'cloudflare:test';
import type { Environment } from '../../worker/platform/cloudflare/environment.ts';
import reader from '../../worker/reader.ts';

const bindings = env as unknown as Environment;

/** The bindings of the application's Worker, with the reading Worker behind them. */
export const environment: Environment = {
  ...bindings,
  READER: {
    fetch: (url, init) => reader.fetch(new Request(url, init), bindings, createExecutionContext()),
  },
};
