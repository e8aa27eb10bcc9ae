import type { Permission } from '../../../shared/permissions.ts';

type Label = Permission extends infer Name
  ? Name extends `${infer Section}:${infer Action}`
    ? `api-keys.permissions.${Section}.${Action}`
    : never
  : never;

/** The key of the text that names a permission. */
export function permissionLabelOf(permission: Permission) {
  return `api-keys.permissions.${permission.replace(':', '.')}` as Label;
}
