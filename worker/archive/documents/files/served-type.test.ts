import { expect, it } from 'vitest';
import { servedTypeOf } from './served-type.ts';

it.each([
  'text/javascript',
  'application/javascript',
  'Application/X-JavaScript; charset=utf-8',
  'application/ecmascript',
  'text/jscript',
  'text/vbscript',
  'text/css',
  'text/css; charset=utf-8',
  'text/html',
  'application/xhtml+xml',
  'image/svg+xml',
  'application/xml',
  'text/xsl',
  'application/rss+xml',
  'application/json',
  'application/manifest+json',
  'text/vtt',
  'text/cache-manifest',
])('%s is served as text', (type) => {
  expect(servedTypeOf(type)).toBe('text/plain');
});

it.each([
  'application/wasm',
  'font/woff2',
  'application/x-shockwave-flash',
  'multipart/related',
  'x/y',
  '',
])('%j is served as bytes', (type) => {
  expect(servedTypeOf(type)).toBe('application/octet-stream');
});

it.each([
  'application/pdf',
  'image/png',
  'text/plain; charset=utf-8',
  'text/csv',
  'audio/mpeg',
  'video/mp4',
  'application/zip',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
])('%s is served as what it is', (type) => {
  expect(servedTypeOf(type)).toBe(type);
});
