import { permissionActions, type Permission } from '../../../../shared/permissions.ts';
import { isAtLeast, lowestRoleFor } from '../../../../shared/roles.ts';
import { hasPermission } from '../../../access/actor.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../../access/organization-scope.ts';

const actions = { create: 'add', read: 'view', update: 'change', delete: 'delete' } as const;

/** Models of Paperless-ngx, by the section of the API key's permissions that covers them. */
const models = {
  documents: ['document'],
  tags: ['tag', 'correspondent', 'documenttype', 'customfield', 'savedview'],
} as const;

/**
 * Models that every key may view, because they are always empty or contain only the key's own data.
 */
const always = [
  'view_storagepath',
  'view_user',
  'view_group',
  'view_uisettings',
  'change_uisettings',
  'view_paperlesstask',
  'change_paperlesstask',
];

export function isGranted(scope: OrganizationScope, permission: Permission): boolean {
  const isRoleEnough = isAtLeast(decisiveRoleOf(scope), lowestRoleFor(permission));
  return isRoleEnough && hasPermission(scope.actor, permission);
}

export function grantedPermissions(scope: OrganizationScope): string[] {
  const ofModels = (['documents', 'tags'] as const).flatMap((section) =>
    permissionActions.flatMap((action) =>
      isGranted(scope, `${section}:${action}`)
        ? models[section].map((model) => `${actions[action]}_${model}`)
        : [],
    ),
  );
  const ofNotes = [
    ...(isGranted(scope, 'documents:read') ? ['view_note'] : []),
    ...(isGranted(scope, 'documents:update') ? ['add_note', 'change_note', 'delete_note'] : []),
  ];
  const ofLinks = ['view', 'add', 'change', 'delete'].map((action) => `${action}_sharelink`);
  const mayShare = isGranted(scope, 'documents:update') && isGranted(scope, 'documents:read');
  return [...ofModels, ...ofNotes, ...(mayShare ? ofLinks : []), ...always];
}
