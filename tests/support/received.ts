import { inject } from 'vitest';
import { randomString } from '../../shared/ids.ts';
import type { ReceivedRequest } from './webhook-receiver.ts';

export function receiverAt(behaviour: string) {
  const key = randomString(12, 'abcdefghijklmnopqrstuvwxyz');
  const origin = inject('webhookReceiver');
  const read = async <Value>(path: string) =>
    (await (await fetch(`${origin}/${path}`)).json()) as Value;
  return {
    key,
    url: `${origin}/${behaviour}/${key}`,
    /** Returns each message once, in order, although a queue may deliver one twice. */
    async received() {
      const all = await read<ReceivedRequest[]>(`received/${key}`);
      return [...new Map(all.map((request) => [request.headers['webhook-id'], request])).values()];
    },
    receivedAt: (path: string) => read<ReceivedRequest[]>(`received/${path}`),
    sentBytes: () => read<number | null>(`sent/${key}`),
  };
}
