import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import type i18next from 'i18next';
import { FileText, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import german from '../../locales/de.json';
import { createIcon, withoutConnector, withoutJsonSchemas } from '../../.scripts/lean-pages.ts';

const namesOf = (code: string) =>
  [...code.matchAll(/^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \};$/gm)]
    .map(([, name, renamed]) => name ?? renamed)
    .toSorted((one, other) => (one ?? '').localeCompare(other ?? ''));

it.each(['json-schema-processors', 'to-json-schema'])(
  'leaves out what builds JSON Schema in %s, and exports the same names',
  (module) => {
    const code = readFileSync(`node_modules/zod/v4/core/${module}.js`, 'utf8');
    const lean = withoutJsonSchemas(code);
    expect(namesOf(lean)).toEqual(namesOf(code));
    expect(lean.length).toBeLessThan(code.length / 2);
  },
);

it('keeps how the limits of a schema are collected', () => {
  const code = readFileSync('node_modules/zod/v4/core/json-schema-processors.js', 'utf8');
  expect(withoutJsonSchemas(code)).toMatch(/^export function aggregateChecks\(schema\) \{$/m);
});

it.each([
  {},
  { size: 16, 'aria-hidden': true },
  { size: 14, className: 'text-warning', 'aria-label': 'Not read' },
] as const)('draws an icon with %o as its package does', async (props) => {
  const { __iconData: data } = {
    ...(await import('lucide-react/dist/esm/icons/file-text.mjs')),
  } as {
    __iconData?: unknown;
  };
  const code = createIcon.replace(/import .+;/, '').replace('export default', 'return');
  const draw: unknown = compileFunction(code, ['createElement'])(createElement);
  const lean = draw as (icon: unknown) => LucideIcon;
  expect(renderToStaticMarkup(createElement(lean(data), props))).toBe(
    renderToStaticMarkup(createElement(FileText, props)),
  );
});

it('leaves out what asks a backend for texts, and finds the same texts', async () => {
  const code = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');
  const lean = withoutConnector(code);
  expect(lean.length).toBeLessThan(code.length - 5000);
  const module = `data:text/javascript,${encodeURIComponent(lean)}`;
  const { default: texts } = (await import(/* @vite-ignore */ module)) as {
    default: typeof i18next;
  };
  await texts.init({ fallbackLng: false, keySeparator: false, nsSeparator: false, resources: {} });
  texts.addResourceBundle('de', 'translation', german);
  await texts.changeLanguage('de');
  expect(texts.t('correspondents.documents', { count: 1 })).toBe('1 Dokument');
  expect(texts.t('correspondents.documents', { count: 10_000 })).toBe('10.000 Dokumente');
});
