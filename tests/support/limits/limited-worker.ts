import type { QueueMessage } from '../../../worker/entries/consume-message.ts';
import worker from '../../../worker/index.ts';
import { checkLimit } from './excesses.ts';
import { inThisInvocation, invokeApart } from './invocation.ts';
import { limitBindings } from './limit-bindings.ts';
import { letTimePass } from './skipped-pauses.ts';

type Worker = typeof worker;
type Call<Name extends keyof Worker> = Parameters<Worker[Name]>;

/** The application's Worker with limited bindings; each call is an invocation of its own. */
export default {
  fetch(...[request, environment, context]: Call<'fetch'>) {
    return invokeRequest(request, () => worker.fetch(request, limitBindings(environment), context));
  },
  queue(...[batch, environment, context]: Call<'queue'>) {
    const limited = { queue: batch.queue, messages: batch.messages.map(limitMessage) };
    return invokeApart(`queue ${batch.queue}`, () =>
      worker.queue(limited, limitBindings(environment), context),
    );
  },
  email(...[message, environment, context]: Call<'email'>) {
    return invokeApart('email', () => worker.email(message, limitBindings(environment), context));
  },
  scheduled(...[controller, environment, context]: Call<'scheduled'>) {
    return invokeApart('cron', () =>
      worker.scheduled(controller, limitBindings(environment), context),
    );
  },
};

function limitMessage(message: QueueMessage): QueueMessage {
  return {
    body: message.body,
    attempts: message.attempts,
    ack: () => message.ack(),
    retry(options) {
      checkLimit('queueDelay', options?.delaySeconds ?? 0, 'retry');
      message.retry(options);
    },
  };
}

/** Runs a request as one invocation, including the later streaming of its response. */
export function invokeRequest(
  request: Request,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  letTimePass();
  return invokeApart(nameOf(request), async () => withBodyOfInvocation(await respond()));
}

/** Returns a name that is equal for requests of the same kind. */
function nameOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname.replaceAll(/\/(?:[a-z]+_\w{16,}|\d+|[\w-]{30,})(?=\/|$)/g, '/…')}`;
}

/** JSON is sent at once, so its body is not wrapped. */
function withBodyOfInvocation(response: Response): Response {
  if (!response.body || response.headers.get('content-type')?.includes('json')) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      pull: inThisInvocation(async (controller: ReadableStreamDefaultController<Uint8Array>) => {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      }),
      cancel: inThisInvocation((reason: unknown) => reader.cancel(reason)),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}
