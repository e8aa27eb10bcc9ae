import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

export async function pingDatabase(database: Database) {
  await database.run(sql`select 1`);
}
