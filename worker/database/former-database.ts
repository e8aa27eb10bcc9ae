/**
 * Finds a row in a database that has some of the first 62 migrations, which are one now, but not all of them: what follows cannot
 * be applied to it. Finds none in any other, also in one that is empty.
 */
export const findFormerDatabase = `
  SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'documents' AND instr(sql, 'added_at') = 0`;
