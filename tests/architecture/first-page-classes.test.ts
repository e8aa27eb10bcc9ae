import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { readSourceFiles } from './source-files.ts';

/** What is drawn before the sign-in: from here on, all that is imported for more than its types. */
const entries = [
  'web/main.tsx',
  'web/app-shell/not-found-page.tsx',
  'web/features/config/server-unreachable.tsx',
  'web/features/sessions/email-validation-required-page.tsx',
  'web/features/sessions/login-page.tsx',
  'web/features/sessions/register-page.tsx',
  'web/features/sessions/request-password-reset-page.tsx',
  'web/features/sessions/reset-password-page.tsx',
  'web/features/sessions/second-factor-form.tsx',
];

it('gives the first page a stylesheet with the classes of all that it draws', () => {
  const files = new Map(readSourceFiles().map((file) => [file.path, file]));
  const reached = new Set<string>();
  const reach = (path: string) => {
    const file = files.get(path);
    if (!file || reached.has(path)) return;
    reached.add(path);
    for (const { target, isTypeOnly, isDynamic } of file.imports) {
      if (!isTypeOnly && !isDynamic) reach(target);
    }
  };
  for (const entry of entries) reach(entry);

  const css = readFileSync(new URL('../../web/theme/index.css', import.meta.url), 'utf8');
  const globsOf = (pattern: RegExp) =>
    [...css.matchAll(pattern)].map(([, source = '']) => source.replace('..', 'web'));
  const sources = globsOf(/@source '(.+)';/g);
  const excluded = globsOf(/@source not '(.+)';/g);

  const drawing = [...reached].filter((path) => files.get(path)?.text.includes('className'));
  const missing = drawing.filter((path) => !covers(sources, path) || covers(excluded, path));
  expect(drawing.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

function covers(globs: string[], path: string): boolean {
  return globs.some((glob) => matchesGlob(path, glob) || matchesGlob(path, `${glob}/**`));
}
