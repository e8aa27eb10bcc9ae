/** Every query of an organization's data starts with this, so that one call refreshes them all. */
export function organizationKey(organizationId: string) {
  return ['organizations', organizationId] as const;
}

/** Key of one feature's query: `['organizations', id, feature, …]`. */
export function featureKey(organizationId: string, feature: string, ...rest: unknown[]) {
  return [...organizationKey(organizationId), feature, ...rest] as const;
}
