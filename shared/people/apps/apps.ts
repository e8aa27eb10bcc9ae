import type { Permission } from '../../permissions.ts';
import { isAtLeast, lowestRoleFor, type Role } from '../../roles.ts';

/**
 * An app that people can connect, by an address, a key, and a user name if it `hasUser`; `names` are the labels in its settings. Its key
 * gets `permissions`, of which the first is required.
 */
export type App = {
  id: string;
  name: string;
  door: 'paperless' | 'mcp' | 'webdav';
  hasUser: boolean;
  names?: Record<'address' | 'key', string>;
  permissions: readonly [Permission, ...Permission[]];
};

const everyday = [
  'documents:read',
  'documents:create',
  'documents:update',
  'tags:read',
  'tags:create',
] as const;

export const appKinds = ['phone', 'automation', 'model', 'scanner'] as const;
export type AppKind = (typeof appKinds)[number];

/** Apps with their own page, each with the minimum permissions for daily use. */
export const apps = {
  phone: [
    {
      id: 'swift-paperless',
      name: 'Swift Paperless',
      door: 'paperless',
      hasUser: true,
      permissions: everyday,
    },
    {
      id: 'paperless-mobile',
      name: 'Paperless Mobile',
      door: 'paperless',
      hasUser: true,
      permissions: everyday,
    },
    {
      id: 'paperless-scanner',
      name: 'Paperless Scanner',
      door: 'paperless',
      hasUser: true,
      permissions: [
        'documents:create',
        'documents:read',
        'documents:update',
        'tags:read',
        'tags:create',
      ],
    },
  ],
  automation: [
    {
      id: 'home-assistant',
      name: 'Home Assistant',
      door: 'paperless',
      hasUser: false,
      permissions: ['documents:read'],
    },
    {
      id: 'n8n',
      name: 'n8n',
      door: 'paperless',
      hasUser: false,
      names: { address: 'Base URL', key: 'API Token' },
      permissions: everyday,
    },
  ],
  model: [
    {
      id: 'paperless-ai',
      name: 'paperless-ai',
      door: 'paperless',
      hasUser: true,
      permissions: ['documents:update', 'documents:read', 'tags:read', 'tags:create'],
    },
    {
      id: 'paperless-gpt',
      name: 'paperless-gpt',
      door: 'paperless',
      hasUser: false,
      names: { address: 'PAPERLESS_BASE_URL', key: 'PAPERLESS_API_TOKEN' },
      permissions: ['documents:update', 'documents:read', 'tags:read', 'tags:create'],
    },
    {
      id: 'mcp',
      name: 'MCP',
      door: 'mcp',
      hasUser: false,
      permissions: ['documents:read', 'organizations:read', 'tags:read'],
    },
  ],
  scanner: [
    {
      id: 'webdav',
      name: 'WebDAV',
      door: 'webdav',
      hasUser: true,
      permissions: ['documents:create'],
    },
  ],
} as const satisfies Record<AppKind, readonly App[]>;

export type AppId = (typeof apps)[AppKind][number]['id'];
export type KnownApp = App & { id: AppId };
export type FoundApp = KnownApp & { kind: AppKind };

export function findApp(id: string): FoundApp | undefined {
  return appKinds
    .flatMap((kind) => apps[kind].map((app) => ({ ...app, kind })))
    .find((app) => app.id === id);
}

/** Returns the permissions of a key for an app, limited by the role of its owner; none if the required one is missing. */
export function keyPermissionsFor({ permissions }: App, role: Role): Permission[] {
  const allowed = permissions.filter((permission) => isAtLeast(role, lowestRoleFor(permission)));
  return allowed.includes(permissions[0]) ? allowed : [];
}

const paths = {
  paperless: (organizationId: string) => `/paperless/${organizationId}`,
  mcp: () => '/api/mcp',
  webdav: (organizationId: string) => `/dav/${organizationId}/inbox/`,
} as const satisfies Record<App['door'], (organizationId: string) => string>;

/** Returns the path of the address that is entered in an app. */
export function appPath({ door }: Pick<App, 'door'>, organizationId: string): string {
  return paths[door](organizationId);
}
