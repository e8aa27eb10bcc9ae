import type { D1Like } from '../../../worker/database/metering.ts';
import type {
  FetcherLike,
  QueueLike,
  R2BucketLike,
  SendEmailLike,
} from '../../../worker/platform/cloudflare/environment.ts';
import { checkLimit } from './excesses.ts';
import { connect } from './invocation.ts';
import { limitD1 } from './limit-d1.ts';
import { limitR2 } from './limit-r2.ts';

const metadataBytes = 100;

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

const limited = new WeakMap<object, object>();

/** Limits each binding of an environment as Cloudflare does. */
export function limitBindings<Environment extends object>(environment: Environment): Environment {
  return once(environment, () => {
    const bindings = Object.entries(environment).map(([name, binding]) => [name, limit(binding)]);
    return Object.fromEntries(bindings) as object;
  }) as Environment;
}

function once(binding: object, create: () => object): object {
  const known = limited.get(binding);
  if (known) return known;
  const created = create();
  limited.set(binding, created);
  limited.set(created, created);
  return created;
}

function limit(binding: unknown): unknown {
  if (!binding || typeof binding !== 'object') return binding;
  return once(binding, () => {
    // A Fetcher has every method that is asked for, because it forwards the call to the other Worker; the local
    // runtime also sends mail through one.
    if (binding.constructor.name === 'Fetcher') {
      return { ...limitFetcher(binding as FetcherLike), ...limitEmail(binding as SendEmailLike) };
    }
    if (has<D1Like>(binding, 'prepare')) return limitD1(binding);
    if (has<R2BucketLike>(binding, 'createMultipartUpload')) return limitR2(binding);
    if (has<QueueLike>(binding, 'sendBatch')) return limitQueue(binding);
    if (has<SendEmailLike>(binding, 'send')) return limitEmail(binding);
    return has<FetcherLike>(binding, 'fetch') ? limitFetcher(binding) : binding;
  });
}

function has<Binding extends object>(
  binding: object,
  method: keyof Binding & string,
): binding is Binding {
  return typeof (binding as Record<string, unknown>)[method] === 'function';
}

function limitQueue(queue: QueueLike): QueueLike {
  return {
    async sendBatch(messages) {
      const sizes = messages.map(({ body }) => bytesOf(JSON.stringify(body)) + metadataBytes);
      for (const size of sizes) checkLimit('queueMessageBytes', size, 'sendBatch');
      checkLimit('queueBatch', messages.length, 'sendBatch');
      const size = sizes.reduce((sum, each) => sum + each, 0);
      checkLimit('queueBatchBytes', size, 'sendBatch');
      for (const { delaySeconds = 0 } of messages) {
        checkLimit('queueDelay', delaySeconds, 'sendBatch');
      }
      return connect(() => queue.sendBatch(messages));
    },
  };
}

function limitEmail(email: SendEmailLike): SendEmailLike {
  return {
    async send(message) {
      const headers = JSON.stringify(message.headers ?? {});
      const { subject, text, html, to } = message;
      checkLimit('mailBytes', bytesOf(subject + text + html + headers), subject);
      checkLimit('mailHeaderBytes', bytesOf(headers), subject);
      checkLimit('mailSubject', subject.length, subject);
      checkLimit('mailRecipients', [to].flat().length, subject);
      return connect(() => email.send(message));
    },
  };
}

function limitFetcher(fetcher: FetcherLike): FetcherLike {
  return { fetch: (url, init) => connect(() => fetcher.fetch(url, init)) };
}
