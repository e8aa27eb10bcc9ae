import { expect, it } from 'vitest';
import { day } from '../../shared/time/durations.ts';
import { installation } from '../support/configured.ts';

const path = '/.well-known/security.txt';

async function fieldsOf(variables: Record<string, string>) {
  const response = await installation(variables).fetch(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const text = await response.text();
  expect(text).toMatch(/\n$/);
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
}

it('names a contact, an expiry within a year and its address (RFC 9116)', async () => {
  const fields = await fieldsOf({});
  expect(fields).toMatchObject({
    Contact: 'mailto:sheaf@localhost',
    Canonical: `http://localhost:8787${path}`,
  });
  const left = Date.parse(String(fields.Expires)) - Date.now();
  expect(left).toBeGreaterThan(90 * day);
  expect(left).toBeLessThan(365 * day);
});

it.each([
  ['security@archive.example', 'mailto:security@archive.example'],
  ['https://archive.example/report', 'https://archive.example/report'],
  ['mailto:a@archive.example', 'mailto:a@archive.example'],
])('has the contact %s of the configuration', async (contact, expected) => {
  expect((await fieldsOf({ SECURITY_CONTACT: contact })).Contact).toBe(expected);
});

it('refuses a contact that is neither an address nor a page', () => {
  for (const contact of ['call us', 'http://archive.example', 'a@b.example\nPolicy: x']) {
    expect(() => installation({ SECURITY_CONTACT: contact }).platform()).toThrow(
      'SECURITY_CONTACT',
    );
  }
});
