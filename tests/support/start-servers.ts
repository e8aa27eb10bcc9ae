import type { TestProject } from 'vitest/node';
import { oidcClient, startOidcServer } from './oidc-server.ts';
import { startStripeServer } from './stripe-server.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    webhookReceiver: string;
    stripeServer: string;
    oidcServer: string;
  }
}

/** Starts the third-party servers for the whole suite. */
export default async function setup(project: TestProject) {
  const receiver = await startWebhookReceiver();
  const stripe = await startStripeServer();
  const oidc = await startOidcServer(0, oidcClient);
  project.provide('webhookReceiver', receiver.url);
  project.provide('stripeServer', stripe.url);
  project.provide('oidcServer', oidc.issuer);
  return () => Promise.all([receiver.close(), stripe.close(), oidc.close()]);
}
