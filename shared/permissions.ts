import { z } from 'zod';

export const permissionSections = ['organizations', 'documents', 'tags'] as const;
export const permissionActions = ['create', 'read', 'update', 'delete'] as const;

export type PermissionSection = (typeof permissionSections)[number];
type PermissionAction = (typeof permissionActions)[number];
export type Permission = `${PermissionSection}:${PermissionAction}`;

/**
 * Descriptions of permissions in the API reference. Views, correspondents, custom fields and tagging rules have no permissions of their
 * own: those of tags apply to them.
 */
export const permissionTexts: Record<Permission, string> = {
  'organizations:create': 'Create organizations.',
  'organizations:read': 'Read organizations and their archive settings.',
  'organizations:update': 'Change organizations and their archive settings.',
  'organizations:delete': 'Delete organizations.',
  'documents:create':
    'Upload documents. Request files from outside: create, change and delete requests, and accept or reject what arrives.',
  'documents:read':
    'List, search, count, download and export documents, and list the trash. Read their texts, fields, tags, proposed tags, notes, reminders and activity. Preview tagging rules. List share links. Poll the versions of organizations.',
  'documents:update':
    'Change documents: their names, texts, fields, values of custom fields, tags, notes and reminders, and whether they are in the Inbox. Extract their texts again, and restore them from the trash. Create, change and delete share links.',
  'documents:delete': 'Move documents to the trash, and permanently delete documents in the trash.',
  'tags:create':
    'Create tags, correspondents, document types, custom fields, views and tagging rules.',
  'tags:read':
    'Read tags, correspondents, document types, custom fields, views and tagging rules, also as part of an export.',
  'tags:update':
    'Change tags, correspondents, document types, custom fields, views and tagging rules. Merge correspondents, and apply tagging rules to existing documents.',
  'tags:delete':
    'Delete tags, correspondents, document types, custom fields, views and tagging rules.',
};

export const permissions = permissionSections.flatMap((section) =>
  permissionActions.map((action): Permission => `${section}:${action}`),
);

export const permissionSchema = z.enum(permissions);
