import type { Platform } from '../platform/platform.ts';

/**
 * Types of Hono for every route: the platform as its bindings, and the body of an upload as it
 * arrives. The actor and the scope of an organization are only set after the access middleware,
 * which adds them to these types.
 */
export type AppEnv = {
  Bindings: Platform;
  Variables: { requestId: string; upload?: ReadableStream<Uint8Array> };
};
