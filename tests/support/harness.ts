import type { Platform } from '../../worker/platform/platform.ts';

/** What the contract suite needs of a platform; `#harness` resolves to the one that runs. */
export type Harness = {
  name: 'workerd' | 'demo';
  /** Sends a request from outside and waits for its background work. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  signUp(user: { email: string; name: string; password: string }): Promise<{ cookie: string }>;
  empty(): Promise<void>;
  finishJobs(): Promise<void>;
  platform(): Platform;
};
