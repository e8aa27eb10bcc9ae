import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readApiBaseUrl, withApiOrigin } from '../../.scripts/api-base-url.ts';

it('is the origin of the pages by default', () => {
  expect(readApiBaseUrl('')).toBe('');
});

it('is an origin', () => {
  expect(readApiBaseUrl('https://api.example.com/')).toBe('https://api.example.com');
});

it.each(['api.example.com', 'https://example.com/api', 'javascript:alert(1)'])(
  'refuses %s',
  (value) => expect(() => readApiBaseUrl(value)).toThrow('VITE_API_BASE_URL'),
);

it('is allowed by the policy of the pages, for requests and pictures alone', () => {
  const headers = readFileSync('web/public/_headers', 'utf8');
  const widened = withApiOrigin(headers, 'https://api.example.com');
  expect(widened).toContain("connect-src 'self' https://api.example.com;");
  expect(widened).toContain("img-src 'self' data: blob: https://api.example.com;");
  expect(widened.replaceAll(' https://api.example.com', '')).toBe(headers);
});
