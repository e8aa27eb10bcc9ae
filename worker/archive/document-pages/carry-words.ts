import type { SourcePage } from '../../../shared/reading/pages/arranged-pages.ts';
import { turnWordBox } from '../../../shared/reading/pages/turn-word-box.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { packPage, unpackPage, type WordsPage } from '../../reading/words/words-file.ts';
import { findWords, replaceWords } from '../page-words/words-store.ts';

type FileOfDocument = { id: string; fileNumber: number };
type NewPages = { document: FileOfDocument; pages: readonly SourcePage[] };

/**
 * Stores what was recognized on the pages of documents for new files that contain these pages, so
 * that the pages are not recognized again.
 */
export async function carryWords(
  scope: OrganizationScope,
  sources: readonly FileOfDocument[],
  documents: readonly NewPages[],
): Promise<void> {
  const words = new Map<number, readonly WordsPage[]>();
  for (const [file, source] of sources.entries()) {
    const stored = await findWords(scope, source);
    words.set(file, stored.file?.pages ?? []);
  }
  for (const { document, pages } of documents) {
    const carried = await Promise.all(
      pages.map(({ file, page, degrees }) => turnedPage(words.get(file)?.[page - 1], degrees)),
    );
    if (carried.every(({ page }) => page.state !== 'recognized')) continue;
    const file = { pages: carried, isCarried: true };
    await replaceWords(scope, document, { file, etag: null });
  }
}

const unread: WordsPage = { page: { state: 'read' }, packed: new Uint8Array() };

async function turnedPage(source: WordsPage | undefined, degrees: number): Promise<WordsPage> {
  if (source?.page.state !== 'recognized') return unread;
  if (degrees === 0) return source;
  const { text, words } = await unpackPage(source.packed);
  const turned = words.map((word) => turnWordBox(word, degrees));
  return { page: source.page, packed: await packPage({ text, words: turned }) };
}
