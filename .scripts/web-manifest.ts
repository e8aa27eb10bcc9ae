import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { locales } from '../shared/locales.ts';
import { sharePath } from '../shared/archive/documents/sharing.ts';
import { sharedFileTypes } from '../shared/archive/documents/shared-file-types.ts';
import { themeColors } from '../web/theme/theme.ts';

type Texts = Record<string, string>;

const shortcuts = [
  { key: 'scan.title', url: '/scan' },
  { key: 'upload.action', url: sharePath },
  { key: 'search.input-short', url: '/search' },
];

/** Makes the pages installable: adds the manifest with the texts of all languages, and the link to it. */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: () => [
      // The request has credentials, for installations behind a login of their own.
      { tag: 'link', attrs: manifestLink, injectTo: 'head' },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
        injectTo: 'head',
      },
    ],
    generateBundle() {
      const source = JSON.stringify(createManifest());
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
  };
}

const manifestLink = {
  rel: 'manifest',
  href: '/manifest.webmanifest',
  crossorigin: 'use-credentials',
};

/** Creates the manifest of https://www.w3.org/TR/appmanifest/ and https://w3c.github.io/web-share-target/. */
export function createManifest() {
  const english = textsOf('en');
  return {
    id: '/',
    name: 'Sheaf',
    short_name: 'Sheaf',
    description: 'A shared archive for documents.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: themeColors.dark,
    background_color: themeColors.dark,
    categories: ['productivity', 'business'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: shortcuts.map(({ key, url }) => ({
      name: english[key],
      name_localized: localized(key),
      url,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: sharedFileTypes }] },
    },
  };
}

function localized(key: string): Texts {
  return Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)[key] ?? '']));
}

function textsOf(locale: string): Texts {
  return JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Texts;
}
