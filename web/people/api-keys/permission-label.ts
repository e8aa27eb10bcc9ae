import type { Permission } from '../../../shared/permissions.ts';

type Label = Permission extends infer Name
  ? Name extends `${infer Section}:${infer Action}`
    ? `api-keys.permissions.${Section}.${Action}`
    : never
  : never;

export function permissionLabelOf(permission: Permission) {
  return `api-keys.permissions.${permission.replace(':', '.')}` as Label;
}
