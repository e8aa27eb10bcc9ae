import { expect, test } from 'playwright/test';
import { ports } from './support/ports.ts';
import { password, uniqueEmail } from './support/product.ts';

const origin = `http://localhost:${ports.product}`;
const times = 5;

async function postJson(path: string, body: unknown, cookie = '') {
  return fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function createOwner() {
  const user = { name: 'Ada', email: uniqueEmail(), password };
  const signedUp = await postJson('/auth/sign-up/email', user);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const created = await postJson('/organizations', { name: 'Archive' }, cookie);
  const { organization } = (await created.json()) as { organization: { id: string } };
  return { cookie, org: `/organizations/${organization.id}` };
}

/** An early response to a body of this size would make the local runtime show its own error page. */
const large = 'x'.repeat(12 * 1024 * 1024);

type Sent = { body: BodyInit; type?: string; duplex?: 'half' };

const json = 'application/json';

function form(): Sent {
  const body = new FormData();
  body.set('file', new File([large], 'a.txt'));
  return { body };
}

const streamed = (): Sent => ({ body: new Blob([large]).stream(), duplex: 'half', type: json });

test('a request that is refused before the end of its body gets its own response', async () => {
  test.setTimeout(180_000);
  const [own, foreign] = [await createOwner(), await createOwner()];
  const requests: Record<string, [path: string, init: () => Sent]> = {
    '413 request.too_large': [`${own.org}/tags`, () => ({ body: large, type: json })],
    '413 request.too_large, of unknown length': [`${own.org}/tags`, streamed],
    '413 document.size_too_large': [`${own.org}/documents`, form],
    '403 auth.forbidden': [`${foreign.org}/documents`, form],
    '400 request.invalid': [`${own.org}/documents`, () => ({ body: large })],
  };
  for (const [name, [path, init]] of Object.entries(requests)) {
    for (let time = 1; time <= times; time += 1) {
      const { type, ...rest } = init();
      const response = await fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers: { origin, cookie: own.cookie, ...(type && { 'content-type': type }) },
        ...rest,
      });
      const { error } = (await response.json()) as { error: { code: string } };
      expect(`${response.status} ${error.code}`, `${name}, request ${time}`).toBe(
        name.split(',')[0],
      );
    }
  }
});
