import type { TestProject } from 'vitest/node';
import { startWebhookReceiver } from './webhook-receiver.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the webhook receiver. */
    webhookReceiver: string;
  }
}

/** Real servers of other people's, for as long as the suite runs. */
export default async function setup(project: TestProject) {
  const receiver = await startWebhookReceiver();
  project.provide('webhookReceiver', receiver.url);
  return () => receiver.close();
}
