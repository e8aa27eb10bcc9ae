import type { Platform } from '../../platform/platform.ts';
import { findLatestShard, sizeOf } from './shard-store.ts';

/** Databases take turns if the difference of their sizes in bytes is smaller. */
const aboutTheSame = 64 * 1024 * 1024;

export async function chooseShard({
  identityDatabase,
  databases,
}: Pick<Platform, 'identityDatabase' | 'databases'>): Promise<number> {
  if (databases.length === 1) return 0;
  const [latest, ...sizes] = await Promise.all([
    findLatestShard(identityDatabase),
    ...databases.map(sizeOf),
  ]);
  const smallest = Math.min(...sizes);
  const candidates = [...sizes.keys()].filter(
    (shard) => (sizes[shard] ?? 0) < smallest + aboutTheSame,
  );
  return candidates.find((shard) => shard > latest) ?? candidates[0] ?? 0;
}
