import { describe, expect, it } from 'vitest';
import { reachedFrom, readSourceFiles } from './source-files.ts';

const files = readSourceFiles();

const heavy = [
  '@better-auth/passkey',
  '@modelcontextprotocol/',
  'fflate',
  'htmlparser2',
  'stripe',
  '#pdfium-module',
  '#tesseract-module',
];

it('starts the Worker without what few calls need', () => {
  const evaluated = reachedFrom(['worker/index.ts'], files);
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

it('shows the first screens behind the sign-in without schemas', () => {
  const shown = reachedFrom(
    [
      'web/main.tsx',
      'web/app-shell/frame/private-layout.tsx',
      'web/app-shell/frame/organization-shell.tsx',
      'web/routes/first-visit-data.ts',
      'web/routes/archive/document-screens.tsx',
      'web/routes/archive/home-screens.tsx',
      'web/routes/archive/document-detail-screens.tsx',
    ],
    files,
  );
  expect(shown.length).toBeGreaterThan(100);
  expect(
    shown.flatMap(({ path, imports }) =>
      imports.some(({ target, isType, isDynamic }) => target === 'zod' && !isType && !isDynamic)
        ? [path]
        : [],
    ),
  ).toEqual([]);
});

describe('what reads files', () => {
  const readers = /^worker\/reading\/(?:pdf|office|rtf|text)\//;
  const readersIn = (entry: string) =>
    reachedFrom([entry], files, { isLazy: true }).filter(({ path }) => readers.test(path));

  it('is in the reading Worker and in the demo', () => {
    expect(readersIn('worker/reader.ts').length).toBeGreaterThan(20);
    expect(readersIn('web/demo/demo-worker.ts').length).toBeGreaterThan(20);
  });

  it('is nowhere in the Worker that responds to requests', () => {
    expect(readersIn('worker/index.ts').map(({ path }) => path)).toEqual([]);
  });

  it('needs no configuration, of which its Worker has none', () => {
    const reached = reachedFrom(['worker/reader.ts'], files, { isLazy: true });
    const configured = reached.filter(({ text }) => /\bplatform\.config\b/.test(text));
    expect(configured.map(({ path }) => path)).toEqual([]);
  });

  it('shares its Worker with nothing that has a secret', () => {
    const reached = reachedFrom(['worker/reader.ts'], files, { isLazy: true });
    const secretive = /^worker\/(?:app\.ts|people\/sign-in\/better-auth|mails\/create-mailer)/;
    expect(reached.map(({ path }) => path).filter((path) => secretive.test(path))).toEqual([]);
  });
});
