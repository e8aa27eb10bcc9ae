export const databasesCount = 4;
export const largeId = `org_${'large'.padEnd(24, '0')}`;
export const otherIds = Array.from(
  { length: 199 },
  (_, index) => `org_m${String(index).padStart(3, '0').padEnd(23, '0')}`,
);

/** An organization of a seeded archive; `shard` is the index of its database. */
export type SeededOrganization = {
  id: string;
  shard: number;
  documents: number;
  isLarge: boolean;
};

/**
 * Returns 200 organizations, in four databases by turns: a large one with three of ten documents, and others that
 * share the rest. Their ids begin differently, as in the product, because the search index is ordered by four
 * characters of them.
 */
export function layoutOf(documents: number): SeededOrganization[] {
  const ofLarge = Math.round((documents * 3) / 10);
  const ofOther = Math.ceil((documents - ofLarge) / otherIds.length);
  return [
    { id: largeId, shard: 1, documents: ofLarge, isLarge: true },
    ...otherIds.map((id, index) => ({
      id,
      shard: index % databasesCount,
      documents: ofOther,
      isLarge: false,
    })),
  ];
}
