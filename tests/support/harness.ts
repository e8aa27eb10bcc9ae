import type { Platform } from '../../worker/platform/platform.ts';

/** What the contract suite needs of a platform to run on it; `#harness` resolves to one that fits. */
export type Harness = {
  name: 'workerd' | 'demo';
  /** One request to the product, as from outside. The work it goes on with in the background is done as well. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Signs a new user up and returns the cookie header of the session. */
  signUp(user: { email: string; name: string; password: string }): Promise<{ cookie: string }>;
  /** Deletes everything; each file of tests begins so. */
  empty(): Promise<void>;
  /** Waits until no job is left to do. */
  finishJobs(): Promise<void>;
  /** A platform of the same store, for looking behind the scenes. */
  platform(): Platform;
};
