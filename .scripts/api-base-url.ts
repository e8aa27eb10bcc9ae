import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The origin of the API, from the build's variable; empty where it is the page's own. Throws for what is no origin. */
export function readApiBaseUrl(value = process.env.VITE_API_BASE_URL ?? ''): string {
  if (value === '') return '';
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error('VITE_API_BASE_URL must be an origin, like https://api.example.com');
  }
  return url.origin;
}

/** The Content-Security-Policy of the pages lets them reach the API where it has an origin of its own. */
export function withApiOrigin(headers: string, apiBaseUrl: string): string {
  return headers.replaceAll(/(connect-src|img-src) [^;]*/g, `$& ${apiBaseUrl}`);
}

/** Builds the pages for an API of another origin. */
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
