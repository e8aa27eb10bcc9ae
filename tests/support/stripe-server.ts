import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; body: unknown };

/**
 * The part of Stripe's API that the product calls: form-encoded bodies, a bearer key, idempotency keys. `POST
 * /control/{customer}` with a list of statuses gives a customer subscriptions, `GET` lists them, `DELETE` deletes the
 * customer.
 */
export async function startStripeServer() {
  const customers = new Map<string, Record<string, string>>();
  const subscriptions = new Map<string, string[]>();
  const deleted = new Set<string>();
  const answered = new Map<string, Answer>();

  function answer(request: IncomingMessage, url: URL, body: string): Answer {
    const [, first, ...rest] = url.pathname.split('/');
    if (first === 'control') return control(request.method, rest[0] ?? '', body);
    if (request.headers.authorization !== 'Bearer sk_test_sheaf') {
      return failure(401, 'Invalid API Key provided');
    }
    const form = Object.fromEntries(new URLSearchParams(body));
    if (request.method === 'DELETE')
      return cancelSubscription(url.pathname.split('/').at(-1) ?? '');
    switch (`${request.method} ${url.pathname}`) {
      case 'POST /v1/customers':
        return createCustomer(form);
      case 'POST /v1/billing_portal/sessions':
        return createSession(form);
      case 'GET /v1/subscriptions':
        return listSubscriptions(url.searchParams.get('customer') ?? '');
      default:
        return failure(404, `Unrecognized request URL (${request.method}: ${url.pathname})`);
    }
  }

  function control(method: string | undefined, customer: string, body: string): Answer {
    if (method === 'POST') subscriptions.set(customer, JSON.parse(body) as string[]);
    if (method === 'DELETE') deleted.add(customer);
    return { status: 200, body: subscriptions.get(customer) ?? [] };
  }

  /** An ended subscription is not found. */
  function cancelSubscription(id: string): Answer {
    const [, customer = '', index = ''] = /^sub_(.+)_(\d+)$/.exec(id) ?? [];
    const statuses = subscriptions.get(customer) ?? [];
    const status = statuses[Number(index)];
    if (status === undefined || status === 'canceled') {
      return missing(404, `No such subscription: '${id}'`);
    }
    statuses[Number(index)] = 'canceled';
    return { status: 200, body: { id, object: 'subscription', customer, status: 'canceled' } };
  }

  function createCustomer(form: Record<string, string>): Answer {
    const id = `cus_${String(customers.size + 1).padStart(14, '0')}`;
    customers.set(id, form);
    return { status: 200, body: { id, object: 'customer', name: form.name } };
  }

  function createSession(form: Record<string, string>): Answer {
    const { customer = '', return_url } = form;
    if (!customers.has(customer)) return failure(400, `No such customer: '${customer}'`);
    const url = `https://billing.stripe.example/p/session/${customer}`;
    return {
      status: 200,
      body: { id: 'bps_1', object: 'billing_portal.session', url, return_url },
    };
  }

  function listSubscriptions(customer: string): Answer {
    if (deleted.has(customer)) return missing(400, `No such customer: '${customer}'`);
    const data = (subscriptions.get(customer) ?? []).map((status, index) => ({
      id: `sub_${customer}_${index}`,
      object: 'subscription',
      customer,
      status,
    }));
    return {
      status: 200,
      body: { object: 'list', data, has_more: false, url: '/v1/subscriptions' },
    };
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const key = request.headers['idempotency-key']?.toString();
    const known = key === undefined ? undefined : answered.get(key);
    const { status, body } = known ?? answer(request, url, Buffer.concat(chunks).toString());
    if (key !== undefined) answered.set(key, { status, body });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

function missing(status: number, message: string): Answer {
  const code = 'resource_missing';
  return { status, body: { error: { type: 'invalid_request_error', code, message } } };
}

function failure(status: number, message: string): Answer {
  return { status, body: { error: { type: 'invalid_request_error', message } } };
}
