import { afterAll, expect, it } from 'vitest';
import { countDocuments } from '../../worker/archive/bulk/count-store.ts';
import { searchDocuments } from '../../worker/archive/search/search-documents.ts';
import { findCandidates } from '../../worker/archive/near-duplicates/near-duplicate-store.ts';
import { selectSimilar } from '../../worker/archive/tag-proposals/similar-document-store.ts';
import { createSearchArchive, openSearchScope } from '../support/search-archive.ts';
import { layOutStatement } from '../support/sql/laid-out-statement.ts';
import { recordStatements } from '../support/sql/recorded-statements.ts';
import { sqliteAsD1 } from '../support/sqlite-database.ts';

const { sqlite } = createSearchArchive();
afterAll(() => sqlite.close());

const { scope } = openSearchScope(sqliteAsD1(sqlite), 'org_abcdefghijklmnopqrstuvwx');
const search = (searchQuery: string) => () =>
  searchDocuments(scope, { searchQuery, pageIndex: 0, pageSize: 50 });
/** Snapshots beside the code that builds the statements; `vitest --update` rewrites them. */
const archive = '../../worker/archive';

it.each([
  ['search', 'one-word', search('gas')],
  ['search', 'two-words-and-a-tag', search('water bill tag:paid')],
  ['search', 'phrase', search('"water bill"')],
  ['search', 'inside-of-a-word', search('mistyped')],
  ['search', 'filters-only', search('kind:invoice date:2026')],
  ['search', 'count', () => countDocuments(scope, [{ searchQuery: 'gas kind:invoice', tags: [] }])],
  [
    'tag-proposals',
    'similar-documents',
    () =>
      selectSimilar(scope, {
        sequence: 7,
        correspondentId: 'cor_abcdefghijklmnopqrstuvwx',
        text: 'water bill',
      }),
  ],
  [
    'near-duplicates',
    'near-duplicates',
    () =>
      findCandidates(
        scope,
        {
          id: 'doc_abcdefghijklmnopqrstuvwx',
          sequence: 7,
          correspondentId: 'cor_abcdefghijklmnopqrstuvwx',
        },
        [['20260118'], ['water']],
      ),
  ],
])('keeps the statement and query plan of %s: %s', async (folder, name, work) => {
  const [statement, ...others] = await recordStatements(sqlite, async () => work());
  expect(others).toEqual([]);
  if (!statement) throw new Error('No statement');
  await expect(layOutStatement(sqlite, statement)).toMatchFileSnapshot(
    `${archive}/${folder}/statements/${name}.sql`,
  );
});
