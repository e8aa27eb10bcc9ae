import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createManifest } from '../../.scripts/web-manifest.ts';
import { locales } from '../../shared/locales.ts';

const rules = readFileSync('web/public/_headers', 'utf8').split(/\n(?=\/)/);

function headersOf(path: string): Map<string, string> {
  const lines = rules
    .find((rule) => rule.startsWith(`${path}\n`))
    ?.split('\n')
    .slice(1);
  return new Map(
    lines?.flatMap((line) => {
      const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
      return name ? [[name.toLowerCase(), value]] : [];
    }),
  );
}

describe('the headers of the pages', () => {
  it('allow the camera, the manifest and the own workers, and no more', () => {
    const headers = headersOf('/*');
    expect(headers.get('permissions-policy')).toBe('camera=(self), microphone=(), geolocation=()');
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["worker-src 'self'", "manifest-src 'self'"]));
  });

  it.each(['/service-worker.js', '/manifest.webmanifest'])('let no browser keep %s', (path) => {
    expect(headersOf(path).get('cache-control')).toBe('no-cache');
  });
});

describe('the manifest', () => {
  const manifest = createManifest();

  it('makes the application installable', () => {
    expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone', id: '/' });
    for (const { src, sizes, type } of manifest.icons) {
      const file = readFileSync(`web/public${src}`);
      if (type !== 'image/png') continue;
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
    }
    const sizes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(sizes).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
  });

  it('receives files that are shared', () => {
    const { action, method, enctype, params } = manifest.share_target;
    expect([action, method, enctype]).toEqual(['/share', 'POST', 'multipart/form-data']);
    expect(params.files[0]?.accept).toEqual(expect.arrayContaining(['application/pdf', 'image/*']));
  });

  it('has the names of its shortcuts in every language', () => {
    for (const { name_localized: names } of manifest.shortcuts) {
      expect(Object.keys(names).toSorted()).toEqual(locales.toSorted());
      expect(Object.values(names).filter((name) => name === '')).toEqual([]);
    }
  });
});
