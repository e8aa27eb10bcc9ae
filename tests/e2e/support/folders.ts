import { join } from 'node:path';

export const scratch = process.env.SHEAF_E2E_DIR ?? '';

/** An empty archive with all migrations, which servers copy at their start. */
export const migratedArchive = join(scratch, 'migrated');
