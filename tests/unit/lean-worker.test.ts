import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withTwoProviders } from '../../.scripts/lean-worker.ts';

it('keeps the providers of sign-in that the product offers, and what else their module gives', () => {
  const path = 'node_modules/@better-auth/core/dist/social-providers/index.mjs';
  const lean = withTwoProviders(readFileSync(path, 'utf8'));
  const [, exported = ''] = /^export \{ (.+) \};$/m.exec(lean) ?? [];
  const isDeclared = (name: string) =>
    new RegExp(`^(?:const ${name} =|import \\{[^}]*\\b${name}\\b[^}]*\\})`, 'm').test(lean);
  const names = exported.split(', ');
  expect([...names, 'github', 'google'].filter((name) => !isDeclared(name))).toEqual([]);
});
