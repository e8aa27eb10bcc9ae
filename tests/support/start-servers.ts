import type { TestProject } from 'vitest/node';
import { startStripeServer } from './stripe-server.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the webhook receiver. */
    webhookReceiver: string;
    /** Origin of a payment service. */
    stripeServer: string;
  }
}

/** Real servers of other people's, for as long as the suite runs. */
export default async function setup(project: TestProject) {
  const receiver = await startWebhookReceiver();
  const stripe = await startStripeServer();
  project.provide('webhookReceiver', receiver.url);
  project.provide('stripeServer', stripe.url);
  return () => Promise.all([receiver.close(), stripe.close()]);
}
