import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const absent = (names: string[], message: string) =>
  names
    .map((name) => `export function ${name}() { throw new Error(${JSON.stringify(message)}); }`)
    .join('\n');

/**
 * Code that the Worker never runs. MCP tools are described by schemas of the current zod, and no tool uses
 * elicitation, the only feature whose answers are validated. Sign-in has two built-in providers, packages send no
 * telemetry, and sessions are stored in a database.
 */
export const unusedByWorker = [
  {
    path: /\/@modelcontextprotocol\/sdk\/dist\/esm\/validation\/ajv-provider\.js$/,
    lean: () => `export class AjvJsonSchemaValidator {}`,
  },
  { path: /\/zod\/v3\/index\.js$/, lean: () => absent(['object'], 'Schemas of zod 3') },
  {
    path: /\/zod-to-json-schema\/dist\/esm\/index\.js$/,
    lean: () => absent(['zodToJsonSchema'], 'Schemas of zod 3'),
  },
  {
    path: /\/@better-auth\/telemetry\/dist\/index\.mjs$/,
    lean: () => `export const createTelemetry = async () => ({ publish: async () => {} });
export const getTelemetryAuthConfig = async () => ({});`,
  },
  {
    path: /\/@better-auth\/memory-adapter\/dist\/index\.mjs$/,
    lean: () => absent(['memoryAdapter'], 'Sessions in memory'),
  },
  { path: /\/@better-auth\/core\/dist\/social-providers\/index\.mjs$/, lean: withTwoProviders },
];

/** Removes the package code that the Worker never runs. */
export function leanWorker(): Plugin {
  return {
    name: 'lean-worker',
    applyToEnvironment: ({ name }) => name === 'sheaf',
    load: {
      filter: { id: unusedByWorker.map(({ path }) => path) },
      handler: (id) =>
        unusedByWorker
          .find(({ path }) => path.test(id))
          ?.lean(readFileSync(id.replace(/\?.*/, ''), 'utf8')),
    },
  };
}

/** Keeps only GitHub and Google of better-auth's built-in providers. */
export function withTwoProviders(code: string): string {
  const imports = code.match(/^import \{[^}]*\} from "(?:\.\/(?:github|google)\.mjs)";$/gm) ?? [];
  return `import * as z from "zod";
${imports.join('\n')}
const socialProviders = { github, google };
const socialProviderList = Object.keys(socialProviders);
const SocialProviderListEnum = z.enum(socialProviderList).or(z.string());
export { SocialProviderListEnum, isGoogleHostedDomainAllowed, socialProviderList, socialProviders, verifyGoogleIdToken };`;
}
