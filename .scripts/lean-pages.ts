import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const exported = /^export (?:const|function) (\w+)/gm;

/** Renders an icon as the package does, for icons with a size, a class and attributes of the element. */
export const createIcon = `
import { createElement } from 'react';
export default ({ name, node }) =>
  ({ size = 24, className, ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: 'lucide lucide-' + name + (className ? ' ' + className : ''),
        'aria-hidden': props['aria-label'] || props.role || props.title ? undefined : true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
`;

/** Supports texts of one namespace that are loaded before rendering, and components that render no text themselves. */
const loadedTexts = `
const nothing = () => undefined;
export {
  nothing as warn,
  nothing as warnOnce,
  nothing as inDevelopment,
  nothing as loadNamespaces,
  nothing as loadLanguages,
  nothing as getDisplayName,
  nothing as getFormatPlugin,
  nothing as escapeStringValues,
};
export const hasLoadedNamespace = () => true;
export const isString = (value) => typeof value === 'string';
export const isObject = (value) => typeof value === 'object' && value !== null;
`;

/**
 * Code that the pages never run. Icons without context and options render with a tenth of the code and time. The
 * messages of the pages' own schemas are translated. Cookies are sent by the browser alone. JSON Schemas, a fifth of
 * their package, are needed only by the server's API reference.
 */
export const unusedByPages = [
  { path: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/, lean: () => createIcon },
  { path: /\/zod\/v4\/locales\/en\.js$/, lean: () => 'export default () => ({});' },
  { path: /\/react-i18next\/dist\/es\/utils\.js$/, lean: () => loadedTexts },
  { path: /\/hono\/dist\/utils\/cookie\.js$/, lean: () => 'export const serialize = undefined;' },
  { path: /\/i18next\/dist\/esm\/i18next\.js$/, lean: withoutConnector },
  { path: /\/zod\/v4\/core\/json-schema-processors\.js$/, lean: withoutJsonSchemas },
  { path: /\/zod\/v4\/core\/to-json-schema\.js$/, lean: withoutJsonSchemas },
];

/** Removes the package code that the pages never run. */
export function leanPages(): Plugin {
  return {
    name: 'lean-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: unusedByPages.map(({ path }) => path) },
      handler: (id) =>
        unusedByPages
          .find(({ path }) => path.test(id))
          ?.lean(readFileSync(id.replace(/\?.*/, ''), 'utf8')),
    },
  };
}

/** Removes the loading of texts by a backend: the pages load their dictionary themselves. */
export function withoutConnector(code: string): string {
  return code.replace(/^(class Connector extends EventEmitter \{).*?^\}$/ms, '$1 state = {}; }');
}

/** Keeps the collection of a schema's limits and removes the generation of JSON Schema. */
export function withoutJsonSchemas(code: string): string {
  const [collecting = ''] = code.includes('Processor =')
    ? code.split(/^export const \w+Processor =/m)
    : [];
  const names = [...code.slice(collecting.length).matchAll(exported)].map(([, name]) => name);
  return [
    collecting,
    'const nothing = () => undefined;',
    ...names.map((name) => `export const ${name} = nothing;`),
    /^export \{.+\};$/m.exec(code)?.[0] ?? '',
  ].join('\n');
}
