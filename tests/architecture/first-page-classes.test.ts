import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { reachedFrom, readSourceFiles } from './source-files.ts';

/** What is drawn before the sign-in: from here on, all that is imported for more than its types. */
const entries = [
  'web/main.tsx',
  'web/app-shell/start-up/not-found-page.tsx',
  'web/app-shell/start-up/server-unreachable.tsx',
  'web/people/sign-in/emailed-links/email-validation-required-page.tsx',
  'web/people/sign-in/login/login-page.tsx',
  'web/people/sign-in/register/register-page.tsx',
  'web/people/sign-in/emailed-links/request-password-reset-page.tsx',
  'web/people/sign-in/emailed-links/reset-password-page.tsx',
  'web/people/sign-in/login/second-factor-form.tsx',
];

it('gives the first page a stylesheet with the classes of all that it draws', () => {
  const reached = reachedFrom(entries, readSourceFiles());
  const css = readFileSync(new URL('../../web/theme/index.css', import.meta.url), 'utf8');
  const globsOf = (pattern: RegExp) =>
    [...css.matchAll(pattern)].map(([, source = '']) => source.replace('..', 'web'));
  const sources = globsOf(/@source '(.+)';/g);
  const excluded = globsOf(/@source not '(.+)';/g);

  const drawing = reached.filter(({ text }) => text.includes('className')).map(({ path }) => path);
  const missing = drawing.filter((path) => !covers(sources, path) || covers(excluded, path));
  expect(drawing.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

function covers(globs: string[], path: string): boolean {
  return globs.some((glob) => matchesGlob(path, glob) || matchesGlob(path, `${glob}/**`));
}
