import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import {
  homePath,
  isNoOrganizationPath,
  isOrganizationOutOfReach,
  pathInOrganization,
  safeReturnPath,
} from './redirects.ts';

describe('the way back after signing in', () => {
  it.each(['/organizations/org_1/documents', '/settings', '/organizations?x=1#y'])(
    'leads to %s',
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
  ])('never follows %j', (value) => {
    expect(safeReturnPath(value)).toBeUndefined();
  });

  it.each(['/', '/login', '/login?returnTo=/settings', '/register', '/reset-password?token=x'])(
    'does not lead back to %s',
    (path) => {
      expect(safeReturnPath(path)).toBeUndefined();
    },
  );
});

describe('the start page', () => {
  it('leads to the organization used last, if it is still one of the user', () => {
    expect(homePath({ organizationIds: ['org_a', 'org_b'], lastUsedId: 'org_b' })).toBe(
      '/organizations/org_b',
    );
  });

  it('leads to the list when the last one is gone or none was used', () => {
    expect(homePath({ organizationIds: ['org_a'], lastUsedId: 'org_b' })).toBe('/organizations');
    expect(homePath({ organizationIds: ['org_a'], lastUsedId: null })).toBe('/organizations');
  });

  it('leads to the first organization when there is none', () => {
    expect(homePath({ organizationIds: [], lastUsedId: 'org_b' })).toBe('/organizations/first');
  });
});

it.each([
  [400, true],
  [401, true],
  [403, true],
  [404, false],
  [500, false],
])('an organization that answers %d: leave it is %s', (status, isLeft) => {
  const error = new ApiError({ code: String(status), status, message: '' });
  expect(isOrganizationOutOfReach(error)).toBe(isLeft);
});

it('stays where it is when an organization cannot be loaded for want of a network', () => {
  expect(isOrganizationOutOfReach(new TypeError('Failed to fetch'))).toBe(false);
});

it.each([
  ['/organizations/nonsense', true],
  ['/organizations/doc_1/documents', true],
  ['/organizations/org_', true],
  ['/organizations/org_1/documents', false],
  ['/organizations/first', false],
  ['/organizations/create', false],
  ['/organizations', false],
  ['/settings', false],
])('%s names no organization: %s', (path, isNone) => {
  expect(isNoOrganizationPath(path)).toBe(isNone);
});

it.each([
  ['/organizations/org_a', '/organizations/org_b'],
  ['/organizations/org_a/tags', '/organizations/org_b/tags'],
  ['/organizations/org_a/documents/doc_1', '/organizations/org_b/documents'],
  ['/organizations/org_a/settings/webhooks/wh_1', '/organizations/org_b/settings/webhooks'],
  ['/settings', '/organizations/org_b'],
])('switching the organization on %s leads to %s', (from, to) => {
  expect(pathInOrganization(from, 'org_b')).toBe(to);
});
