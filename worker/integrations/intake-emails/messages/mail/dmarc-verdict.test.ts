import { expect, it } from 'vitest';
import { dmarcVerdictOf } from './dmarc-verdict.ts';

const sender = 'ada@example.com';

function verdictOf(...values: string[]) {
  const headers = values.map((value) => ({ name: 'authentication-results', value }));
  return dmarcVerdictOf([{ name: 'received', value: 'x' }, ...headers], sender);
}

it.each([
  'mx.cloudflare.net; dmarc=pass',
  'MX.Cloudflare.net 1; spf=none; DMARC = PASS header.from=Example.com policy.dmarc=none',
  'mx.cloudflare.net; dkim=fail (dmarc=fail) header.d="; dmarc=fail"; dmarc=pass (p=none) header.from=example.com',
])('reads a pass of the receiving server: %j', (value) => {
  expect(verdictOf(value)).toBe('pass');
});

it('accepts a pass of the organizational domain of the sender', () => {
  const headers = [
    {
      name: 'authentication-results',
      value: 'mx.cloudflare.net; dmarc=pass header.from=example.com',
    },
  ];
  expect(dmarcVerdictOf(headers, 'ada@mail.example.com')).toBe('pass');
});

it.each([
  'mx.cloudflare.net; dmarc=fail',
  'mx.example.net; dmarc=fail',
  'mx.cloudflare.net; dmarc=pass; dmarc=fail',
  'mx.cloudflare.net; dkim=none (x; y);\tDMARC/1 = FAIL (p=none)',
  'mx.cloudflare.net; dkim=pass header.d="unclosed; dmarc=fail',
])('reads a failure: %j', (value) => {
  expect(verdictOf(value)).toBe('fail');
});

it.each([
  '',
  'mx.cloudflare.net; none',
  'mx.cloudflare.net; spf=pass; dkim=pass header.d=example.com',
  'mx.cloudflare.net; dmarc=none header.from=example.com',
  'mx.cloudflare.net; dmarc=temperror',
  'mx.cloudflare.net; dmarc=permerror',
  'mx.cloudflare.net; dmarc=bestguesspass',
  'mx.cloudflare.net; dmarc=pass; dmarc=none',
  'mx.cloudflare.net; dmarc=pass header.from=evil.example',
  'mx.cloudflare.net; dmarc=pass header.from=le.com',
  'mx.cloudflare.net; x-dmarc=pass',
  'mx.cloudflare.net; spf=pass smtp.mailfrom="; dmarc=pass"',
  'mx.cloudflare.net; spf=pass (; dmarc=pass)',
  'mx.cloudflare.net (unclosed; dmarc=pass',
  'mx.cloudflare.net dmarc=pass',
  'dmarc=pass',
  'mx.google.com; dmarc=pass',
  'mx.cloudflare.net.evil.example; dmarc=pass',
  'evil.example mx.cloudflare.net; dmarc=pass',
  '"mx.cloudflare.net"; dmarc=pass',
])('reads no verdict: %j', (value) => {
  expect(verdictOf(value)).toBe('none');
});

it('ignores what stands below the topmost header', () => {
  const forged = 'mx.cloudflare.net; dmarc=pass header.from=example.com';
  expect(verdictOf('mx.cloudflare.net; dmarc=none', forged)).toBe('none');
  expect(verdictOf('mx.cloudflare.net; dmarc=fail', forged)).toBe('fail');
  expect(verdictOf(forged, 'mx.forged.example; dmarc=fail')).toBe('pass');
  expect(verdictOf()).toBe('none');
});
