/**
 * A query that finds a row in a database that has some but not all of the first 62 migrations,
 * which were merged into one, so that later migrations cannot be applied. Finds no row in any other
 * database, including an empty one.
 */
export const findFormerDatabase = `
  SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'documents' AND instr(sql, 'added_at') = 0`;
