/** Prefix of the keys of an organization's queries, so that one invalidation refetches them all. */
export function organizationKey(organizationId: string) {
  return ['organizations', organizationId] as const;
}

/** A feature's query key: `['organizations', id, feature, …]`. */
export function featureKey(organizationId: string, feature: string, ...rest: unknown[]) {
  return [...organizationKey(organizationId), feature, ...rest] as const;
}
