import { join } from 'node:path';

/** Where the servers of the stories have what is theirs. */
export const scratch = process.env.SHEAF_E2E_DIR ?? '';

/** An empty archive with all migrations, for servers to start from a copy. */
export const migratedArchive = join(scratch, 'migrated');
