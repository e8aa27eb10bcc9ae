import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('safeReturnPath', () => {
  it.each(['/organizations/org_1/documents', '/settings', '/organizations?x=1#y'])(
    'accepts %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example/login',
    '/\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'settings',
    '',
    undefined,
    ['/settings'],
  ])('rejects %j', (value) => {
    expect(safeReturnPath(value)).toBeUndefined();
  });

  it.each(['/', '/login', '/login?returnTo=/settings', '/register', '/reset-password?token=x'])(
    'rejects %s, which is no destination after signing in',
    (path) => {
      expect(safeReturnPath(path)).toBeUndefined();
    },
  );
});
