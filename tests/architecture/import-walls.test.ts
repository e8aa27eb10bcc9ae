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
          /^worker\/(?!entries\/|platform\/cloudflare\/|people\/sign-in\/better-auth\/|index\.ts)/.test(
            path,
          ),
        (target) => /^(node:|cloudflare:|better-auth)/.test(target),
      ),
    ).toEqual([]);
  });

  it('keep SQL in stores, tables, the database and the events', () => {
    expect(
      violations(
        (path) =>
          path.startsWith('worker/') &&
          !/(-store|-table)\.ts$/.test(path) &&
          !/^worker\/(database|outbox|people\/sign-in\/better-auth)\//.test(path),
        (target) => target.startsWith('drizzle-orm'),
      ),
    ).toEqual([]);
  });

  it('let nobody open an organization but who has checked the member, or acts for the product itself', () => {
    const opening = /\bcreate(?:Organization|System|Read)Scope\b/g;
    const openers = product
      .filter(({ path }) => path !== 'worker/access/organization-scope.ts')
      .flatMap(({ path, text }) =>
        [...new Set(text.match(opening))].map((name) => `${path} uses ${name}`),
      );
    expect(openers).toEqual([
      'web/demo/seed/seed.ts uses createOrganizationScope',
      'worker/access/access.ts uses createOrganizationScope',
      // Selects that run with the check of the member; who is refused never gets their rows.
      'worker/access/access.ts uses createReadScope',
      'worker/archive/trash/purge-expired-trash.ts uses createSystemScope',
      'worker/entries/run-job.ts uses createSystemScope',
      'worker/integrations/intake-emails/receive-mail.ts uses createSystemScope',
      'worker/people/organizations/purge-organizations.ts uses createSystemScope',
    ]);
    expect(
      product.filter(({ text }) => /\bas (?:unknown as )?(?:Organization|Read)Scope\b/.test(text)),
    ).toMatchObject([{ path: 'worker/access/organization-scope.ts' }]);
  });

  it('have no barrel', () => {
    expect(
      product.filter(({ text }) => /^export (?:type )?\*/m.test(text)).map(({ path }) => path),
    ).toEqual([]);
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
