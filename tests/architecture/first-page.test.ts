import { describe, expect, it } from 'vitest';
import { chunkGroups } from '../../.scripts/chunk-groups.ts';
import { firstPageFiles } from '../../.scripts/first-page-styles.ts';
import { readSourceFiles } from './source-files.ts';

describe('the styles of the first page', () => {
  const files = firstPageFiles();

  it('include everything that can be drawn before the sign-in', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'web/app-shell/start-up/not-found-page.tsx',
        'web/app-shell/start-up/server-unreachable.tsx',
        'web/people/sign-in/emailed-links/reset-password-page.tsx',
        'web/people/sign-in/login/login-page.tsx',
        'web/people/sign-in/login/second-factor-form.tsx',
        'web/people/sign-in/register/register-page.tsx',
        'web/ui/forms/text/text-field.tsx',
      ]),
    );
  });

  it('leave out the pages behind the sign-in, and the demo', () => {
    const others = /^web\/(archive|integrations|app-shell\/frame|people\/sign-in\/security|demo)\//;
    expect(files.filter((path) => others.test(path))).toEqual([]);
  });

  it('include the demo in its own build', () => {
    expect(firstPageFiles({ isDemo: true })).toContain('web/demo/page/demo-unavailable.tsx');
  });
});

describe('the chunk groups', () => {
  const paths = readSourceFiles().map(({ path }) => `/${path}`);
  const modulesOf = ({ test }: (typeof chunkGroups)[number]) =>
    paths.filter((path) => (test instanceof RegExp ? test.test(path) : test(path)));

  const ofProject = chunkGroups.filter(({ name }) => name !== 'packages');
  it.each(ofProject.map((group) => [group.name, group] as const))(
    'contain files in %s',
    (_name, group) => {
      expect(modulesOf(group)).not.toEqual([]);
    },
  );

  it('share with the signed-in pages what login forms consist of, and not the login page', () => {
    const base = chunkGroups.flatMap((group) => (group.name === 'base' ? modulesOf(group) : []));
    expect(base).toContain('/web/ui/forms/text/text-field.tsx');
    expect(base.filter((path) => path.startsWith('/web/people/sign-in/login/'))).toEqual([]);
  });
});
