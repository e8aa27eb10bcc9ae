import { expect, it } from 'vitest';
import { reachedFrom, readSourceFiles } from './source-files.ts';

/** What reads files and mails, and speaks with others: hundreds of kilobytes that most calls do without. */
const heavy = [
  '@better-auth/passkey',
  '@modelcontextprotocol/',
  'fflate',
  'htmlparser2',
  'postal-mime',
  'stripe',
  '#pdfium-module',
];

it('starts the Worker without what few calls need', () => {
  const evaluated = reachedFrom(['worker/index.ts'], readSourceFiles());
  expect(evaluated.length).toBeGreaterThan(100);
  expect(
    evaluated.flatMap(({ path, imports }) =>
      imports
        .filter(({ isType, isDynamic }) => !isType && !isDynamic)
        .filter(({ target }) => heavy.some((name) => target.startsWith(name)))
        .map(({ specifier }) => `${path} imports ${specifier}`),
    ),
  ).toEqual([]);
});
