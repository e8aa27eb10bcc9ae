import { expect, it } from 'vitest';
import { appKinds, appPath, apps, findApp, keyPermissionsFor, type App } from './apps.ts';

const all: App[] = appKinds.flatMap((kind) => [...apps[kind]]);

it('every app has an address of its own, and a name that a key can have', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { id } of all) expect(findApp(id)?.id).toBe(id);
  expect(findApp('no-app')).toBeUndefined();
});

it('no app gets a key that deletes anything, or that reaches the organization itself', () => {
  for (const { permissions } of all) {
    expect(permissions.filter((name) => /:delete$|^organizations:(?!read$)/.test(name))).toEqual(
      [],
    );
  }
});

function permissionsOf(id: string, role: 'viewer' | 'member') {
  const app = findApp(id);
  return app && keyPermissionsFor(app, role);
}

it('a key has no more than the role of its owner allows, and none is made that would be useless', () => {
  expect(permissionsOf('swift-paperless', 'member')).toContain('documents:create');
  expect(permissionsOf('swift-paperless', 'viewer')).toEqual(['documents:read', 'tags:read']);
  for (const id of ['paperless-scanner', 'paperless-ai', 'paperless-gpt', 'webdav']) {
    expect(permissionsOf(id, 'viewer'), id).toEqual([]);
  }
});

it('the address is that of the door an app comes through', () => {
  expect(appPath({ door: 'paperless' }, 'org_1')).toBe('/paperless/org_1');
  expect(appPath({ door: 'mcp' }, 'org_1')).toBe('/api/mcp');
  expect(appPath({ door: 'webdav' }, 'org_1')).toBe('/dav/org_1/inbox/');
});
