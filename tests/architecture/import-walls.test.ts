import { describe, expect, it } from 'vitest';
import { readSourceFiles, type Import, type SourceFile } from './source-files.ts';

const files = readSourceFiles();
const product = files.filter(({ path }) => !path.includes('.test.'));

function violations(
  applies: (path: string) => boolean,
  isForbidden: (target: string, context: { file: SourceFile; imported: Import }) => boolean,
) {
  return product
    .filter(({ path }) => applies(path))
    .flatMap((file) =>
      file.imports
        .filter((imported) => isForbidden(imported.target, { file, imported }))
        .map((imported) => `${file.path} imports ${imported.specifier}`),
    );
}

const featureOf = (path: string) => /^(?:web|worker)\/features\/([^/]+)\//.exec(path)?.[1];

describe('the walls between the parts', () => {
  it('finds the source', () => {
    expect(product.length).toBeGreaterThan(60);
    expect(product.flatMap(({ imports }) => imports).length).toBeGreaterThan(200);
  });

  it('keep shared free of both sides', () => {
    expect(
      violations(
        (path) => path.startsWith('shared/'),
        (target) => /^(worker|web)\//.test(target),
      ),
    ).toEqual([]);
  });

  it('let the web know nothing of the worker but the type of its routes', () => {
    expect(
      violations(
        (path) => path.startsWith('web/') && !path.startsWith('web/demo/'),
        (target, { imported }) =>
          target.startsWith('worker/') && !(imported.isTypeOnly && target === 'worker/app.ts'),
      ),
    ).toEqual([]);
  });

  it('keep the worker free of the web', () => {
    expect(
      violations(
        (path) => path.startsWith('worker/'),
        (target) => target.startsWith('web/'),
      ),
    ).toEqual([]);
  });

  it('keep the product free of where it runs', () => {
    expect(
      violations(
        (path) =>
          path === 'worker/app.ts' || /^worker\/(features|events|http|authorization)\//.test(path),
        (target) => /^(node:|cloudflare:|better-auth|worker\/platform\/cloudflare\/)/.test(target),
      ),
    ).toEqual([]);
  });

  it('keep SQL in stores, tables, the database and the events', () => {
    expect(
      violations(
        (path) =>
          path.startsWith('worker/') &&
          !/(-store|-table)\.ts$/.test(path) &&
          !/^worker\/(database|events)\//.test(path),
        (target) => target.startsWith('drizzle-orm'),
      ),
    ).toEqual([]);
  });

  it('keep the features of the web apart', () => {
    expect(
      violations(
        (path) => path.startsWith('web/features/'),
        (target, { file }) => {
          const feature = featureOf(target);
          return feature !== undefined && feature !== featureOf(file.path);
        },
      ),
    ).toEqual([]);
  });

  it('let nobody open an organization but who has checked the member, or acts for the product itself', () => {
    const opening = /\bopen(?:Organization|System|Read)Scope\b/g;
    const openers = product
      .filter(({ path }) => path !== 'worker/authorization/organization-scope.ts')
      .flatMap(({ path, text }) =>
        [...new Set(text.match(opening))].map((name) => `${path} uses ${name}`),
      );
    expect(openers).toEqual([
      'web/demo/seed/seed.ts uses openOrganizationScope',
      'worker/authorization/access.ts uses openOrganizationScope',
      // Selects that run with the check of the member; who is refused never gets their rows.
      'worker/authorization/access.ts uses openReadScope',
      'worker/events/run-job.ts uses openSystemScope',
      'worker/features/intake-emails/receive-mail.ts uses openSystemScope',
      'worker/features/organizations/purge-organizations.ts uses openSystemScope',
      'worker/features/trash/purge-expired-trash.ts uses openSystemScope',
    ]);
    expect(
      product.filter(({ text }) => /\bas (?:unknown as )?(?:Organization|Read)Scope\b/.test(text)),
    ).toMatchObject([{ path: 'worker/authorization/organization-scope.ts' }]);
  });

  it('have no barrel but the one of the tables', () => {
    expect(
      product.filter(({ text }) => /^export (?:type )?\*/m.test(text)).map(({ path }) => path),
    ).toEqual(['worker/database/tables.ts']);
  });

  it('leave no drawer for things without a name', () => {
    const drawers = /(^|\/)(utils?|helpers?|services?|misc|common)(\/|\.tsx?$)|(^|\/)index\.tsx?$/;
    expect(
      files
        .map(({ path }) => path)
        .filter((path) => drawers.test(path) && path !== 'worker/index.ts'),
    ).toEqual([]);
  });
});
