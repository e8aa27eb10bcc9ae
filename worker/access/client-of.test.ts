import { expect, it } from 'vitest';
import { clientOf } from './client-of.ts';

const clientFrom = (userAgent: string, accept = '*/*') =>
  clientOf(new Headers({ 'user-agent': userAgent, accept }));

it.each([
  ['swift-paperless/171 CFNetwork/1568.100.1 Darwin/24.0.0', 'swift-paperless', '171'],
  ['Swift%20Paperless/171 CFNetwork/1568.100.1', 'Swift Paperless', '171'],
  ['HomeAssistant/2026.8.1 aiohttp/3.12.15 Python/3.13', 'HomeAssistant', '2026.8.1'],
  ['Dart/3.5 (dart:io)', 'Dart', '3.5'],
  ['n8n', 'n8n', null],
  ['Genius Scan 7.1 (iPhone; iOS 18)', 'Genius Scan 7.1', null],
  ['50%/1', '50%', '1'],
])('reads %s', (userAgent, name, version) => {
  expect(clientFrom(userAgent)).toEqual({ name, version, apiVersion: null });
});

it('reads the version of the API that is asked for', () => {
  expect(clientFrom('okhttp/4.12.0', 'application/json; version=9')?.apiVersion).toBe(9);
  expect(clientFrom('okhttp/4.12.0', 'application/json; version=999')?.apiVersion).toBeNull();
});

it('knows no client that does not say what it is', () => {
  expect(clientOf(new Headers())).toBeUndefined();
  for (const userAgent of ['', ' ', '(nothing)', '%20/1', '%E2%80%AE/1']) {
    expect(clientFrom(userAgent), userAgent).toBeUndefined();
  }
});

it('cuts what is long, and leaves no control characters and changes of direction', () => {
  const client = clientFrom(`${'a'.repeat(5000)}/${'1'.repeat(5000)}`);
  expect([client?.name.length, client?.version?.length]).toEqual([60, 30]);
  expect(clientFrom('a%0A%E2%80%AEb/1')?.name).toBe('a b');
});
