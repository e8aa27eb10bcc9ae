import type { Platform } from '../platform/platform.ts';

/**
 * What Hono has for every route: the platform as its bindings, and for uploads their body as it arrives. Who asks, and the scope of an organization, are only
 * there behind the access middleware, which adds them to these types.
 */
export type AppEnv = {
  Bindings: Platform;
  Variables: { requestId: string; upload?: ReadableStream<Uint8Array> };
};
