/** The part of the Workers test runtime that the suite uses; its own types conflict with the DOM's. */
declare module 'cloudflare:test' {
  export type D1Migration = { name: string; queries: string[] };
  export const env: Record<string, unknown>;
  export function applyD1Migrations(database: unknown, migrations: D1Migration[]): Promise<void>;
  export function reset(): Promise<void>;
  export function createExecutionContext(): { waitUntil(promise: Promise<unknown>): void };
  export function waitOnExecutionContext(context: unknown): Promise<void>;
}
