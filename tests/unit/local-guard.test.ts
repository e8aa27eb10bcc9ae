import { expect, it } from 'vitest';
import { refusalOf, withoutRouting } from '../../.scripts/local-guard.ts';

const host = 'localhost:8787';
const mail = '/cdn-cgi/handler/email?from=ada@example.com&to=a@intake.localhost';

it.each([
  ['a page', '/documents', {}],
  [
    'the API from another page, which it refuses itself',
    '/api/organizations',
    { origin: 'https://evil.example' },
  ],
  ['mail by curl', mail, {}],
  [
    'mail by a page of its own',
    mail,
    { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' },
  ],
  ['Cron', '/cdn-cgi/handler/scheduled', {}],
  ['a document of that name', '/documents/cdn-cgi/local/r2', {}],
])('lets through: %s', (_what, url, headers) => {
  expect(refusalOf({ url, headers: { host, ...headers } })).toBeUndefined();
});

it.each([
  '/cdn-cgi/local/r2/public/sheaf-files/org_1/doc_1',
  '/cdn-cgi/handler/r2/public/sheaf-files/org_1/doc_1',
  '/cdn-cgi/handler/../local/r2/public/sheaf-files/org_1/doc_1',
  '/documents/../cdn-cgi/local/r2/public/sheaf-files/org_1/doc_1',
  '/documents/%2e%2e/cdn-cgi/local/r2/s3/sheaf-files',
  '//cdn-cgi/local/r2/public/sheaf-files/org_1/doc_1',
  '/\\cdn-cgi\\local\\r2',
  '\\cdn-cgi/local/r2',
  'http://localhost:8787/cdn-cgi/local/platform-proxy',
  '//localhost/cdn-cgi/local/platform-proxy',
  '/CDN-CGI/local/r2',
  '/cdn-cgi/explorer/api',
  '/cdn-cgi/mf/scheduled',
  '/cdn-cgi/handler/email/',
  '/cdn-cgi',
  '/__cf_local/stream',
])('does not offer %s', (url) => {
  expect(refusalOf({ url, headers: { host } })).toBe(404);
});

it.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000' },
  { origin: 'http://localhost:8787.evil.example' },
  { origin: 'https://localhost:8787' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('takes no mail and runs no Cron for a page of another origin: %j', (headers) => {
  expect(refusalOf({ url: mail, headers: { host, ...headers } })).toBe(403);
  const url = '/cdn-cgi/handler/scheduled';
  expect(refusalOf({ url, headers: { host, ...headers } })).toBe(403);
});

it('passes on no header that chooses a Worker', () => {
  const headers = [
    'Host',
    host,
    'MF-Route-Override',
    'sheaf-reader',
    'X-A',
    'mf-b',
    'mf-cf-blob',
    '{}',
  ];
  expect(withoutRouting(headers)).toEqual(['Host', host, 'X-A', 'mf-b']);
});
