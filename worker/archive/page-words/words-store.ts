import type { OrganizationScope } from '../../access/organization-scope.ts';
import { wordsKey } from '../files/file-key.ts';
import {
  decodeWordsFile,
  encodeWordsFile,
  type WordsFile,
} from '../../reading/words/words-file.ts';

/** The words file of a document as it was read; `etag` is null where there is none. */
type StoredWords = { etag: string | null; file: WordsFile | null };

export async function findWords(
  scope: OrganizationScope,
  documentId: string,
): Promise<StoredWords> {
  const stored = await scope.platform.files.get(wordsKey(scope.organizationId, documentId));
  if (!stored) return { etag: null, file: null };
  const bytes = new Uint8Array(await new Response(stored.body).arrayBuffer());
  return { etag: stored.etag, file: decodeWordsFile(bytes) };
}

/** Which words file a document has, for `replaceWords`. */
export async function findWordsTag(
  scope: OrganizationScope,
  documentId: string,
): Promise<string | null> {
  const stored = await scope.platform.files.get(wordsKey(scope.organizationId, documentId));
  if (!stored) return null;
  await stored.body.cancel();
  return stored.etag;
}

/** Stores a words file in place of the one with an etag. Returns whether it did: not if another consumer was faster. */
export function replaceWords(
  scope: OrganizationScope,
  documentId: string,
  { file, etag }: { file: WordsFile; etag: string | null },
): Promise<boolean> {
  const key = wordsKey(scope.organizationId, documentId);
  return scope.platform.files.replace(key, encodeWordsFile(file), etag);
}
