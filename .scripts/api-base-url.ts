import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Returns the API's origin from the build's variable, or an empty string if the pages share it. Throws if the value
 * is not an origin.
 */
export function readApiBaseUrl(value = process.env.VITE_API_BASE_URL ?? ''): string {
  if (value === '') return '';
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error('VITE_API_BASE_URL must be an origin, like https://api.example.com');
  }
  return url.origin;
}

/** Adds the API's origin to the pages' Content-Security-Policy if it differs from the pages' own. */
export function withApiOrigin(headers: string, apiBaseUrl: string): string {
  return headers.replaceAll(/(connect-src|img-src) [^;]*/g, `$& ${apiBaseUrl}`);
}

export function apiBaseUrl(origin: string): Plugin {
  return {
    name: 'api-base-url',
    config: () => ({ define: { 'import.meta.env.VITE_API_BASE_URL': JSON.stringify(origin) } }),
    generateBundle() {
      if (this.environment.name !== 'client' || origin === '') return;
      const headers = readFileSync('web/public/_headers', 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: '_headers',
        source: withApiOrigin(headers, origin),
      });
    },
  };
}
