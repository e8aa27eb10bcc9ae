import { encodeBase64 } from 'hono/utils/encode';
import { second } from '../../../../../shared/time/durations.ts';
import type { DeliveryFailure } from '../../../../../shared/integrations/webhooks/webhook.ts';
import { signingKeyOf } from '../../webhook-secret.ts';
import type { WebhookPayload } from './webhook-message.ts';

type OutgoingMessage = WebhookPayload & { id: string };

export type DeliveryOutcome = {
  status: number | null;
  failure: DeliveryFailure | null;
  duration: number;
  responseExcerpt: string;
};

const timeout = 10 * second;
const maxExcerpt = 4096;
const encoder = new TextEncoder();

/**
 * Posts a message as Standard Webhooks 1.0 specifies, within ten seconds in total. Follows no redirects and reads only the
 * beginning of a failure's response. Never throws: a failure is part of the outcome.
 */
export async function sendMessage(
  message: OutgoingMessage,
  target: { url: string; secret: string; userAgent: string },
): Promise<DeliveryOutcome> {
  const startedAt = Date.now();
  const signal = AbortSignal.timeout(timeout);
  const outcome = (rest: Omit<DeliveryOutcome, 'duration'>) => ({
    ...rest,
    duration: Date.now() - startedAt,
  });
  let response: Response;
  try {
    response = await fetch(target.url, {
      method: 'POST',
      redirect: 'manual',
      signal,
      ...(await signedRequest(message, target)),
    });
  } catch {
    const failure = signal.aborted ? 'timeout' : 'unreachable';
    return outcome({ status: null, failure, responseExcerpt: '' });
  }
  const { status } = response;
  const failure = status >= 300 && status < 400 ? 'redirected' : null;
  if (!isSuccess({ status, failure })) {
    return outcome({ status, failure, responseExcerpt: await readExcerpt(response, signal) });
  }
  void response.body?.cancel().catch(() => undefined);
  return outcome({ status, failure, responseExcerpt: '' });
}

export function isSuccess(outcome: Pick<DeliveryOutcome, 'status' | 'failure'>): boolean {
  const { status, failure } = outcome;
  return failure === null && status !== null && status >= 200 && status < 300;
}

async function signedRequest(
  message: OutgoingMessage,
  target: { secret: string; userAgent: string },
) {
  const { id, ...payload } = message;
  const body = JSON.stringify(payload);
  const timestamp = Math.floor(Date.now() / 1000);
  const key = await crypto.subtle.importKey(
    'raw',
    signingKeyOf(target.secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signed = encoder.encode(`${id}.${timestamp}.${body}`);
  const signature = encodeBase64(await crypto.subtle.sign('HMAC', key, signed));
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': target.userAgent,
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
  };
}

/** Stops with `signal`, because a body may be slow or endless. */
async function readExcerpt(response: Response, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const bytes = new Uint8Array(maxExcerpt);
  let length = 0;
  const aborted = new Promise<{ done: true; value?: undefined }>((done) => {
    signal.addEventListener('abort', () => done({ done: true }), { once: true });
    if (signal.aborted) done({ done: true });
  });
  try {
    while (length < maxExcerpt) {
      const { done, value } = await Promise.race([reader.read(), aborted]);
      if (done) break;
      const taken = value.subarray(0, maxExcerpt - length);
      bytes.set(taken, length);
      length += taken.length;
    }
  } catch {
    // The connection was lost, so the excerpt is what was received before.
  }
  void reader.cancel().catch(() => undefined);
  return new TextDecoder().decode(bytes.subarray(0, length));
}
