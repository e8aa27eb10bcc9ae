import { z } from 'zod';

export const permissionSections = ['organizations', 'documents', 'tags'] as const;
export const permissionActions = ['create', 'read', 'update', 'delete'] as const;

export type PermissionSection = (typeof permissionSections)[number];
export type PermissionAction = (typeof permissionActions)[number];
export type Permission = `${PermissionSection}:${PermissionAction}`;

/** Every permission an API key can have. */
export const permissions = permissionSections.flatMap((section) =>
  permissionActions.map((action): Permission => `${section}:${action}`),
);

export const permissionSchema = z.enum(permissions);
