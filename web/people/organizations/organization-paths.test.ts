import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import {
  homePath,
  isNoOrganizationPath,
  isOrganizationInaccessible,
} from './organization-paths.ts';
import { pathInOrganization } from './path-in-organization.ts';

describe('homePath', () => {
  it('is the organization used last while the user belongs to it', () => {
    expect(homePath({ organizationIds: ['org_a', 'org_b'], lastUsedId: 'org_b' })).toBe(
      '/organizations/org_b',
    );
  });

  it('is the list when the last one is gone or none was used', () => {
    expect(homePath({ organizationIds: ['org_a'], lastUsedId: 'org_b' })).toBe('/organizations');
    expect(homePath({ organizationIds: ['org_a'], lastUsedId: null })).toBe('/organizations');
  });

  it('is the page for the first organization when there is none', () => {
    expect(homePath({ organizationIds: [], lastUsedId: 'org_b' })).toBe('/organizations/first');
  });
});

it.each([
  [400, true],
  [401, true],
  [403, true],
  [404, false],
  [500, false],
])('an organization that responds with %d is inaccessible: %s', (status, isInaccessible) => {
  const error = new ApiError({ code: String(status), status, message: '' });
  expect(isOrganizationInaccessible(error)).toBe(isInaccessible);
});

it('does not count a missing network as inaccessible', () => {
  expect(isOrganizationInaccessible(new TypeError('Failed to fetch'))).toBe(false);
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
