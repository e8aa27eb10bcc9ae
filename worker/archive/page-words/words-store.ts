import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { StoredDocument } from '../documents/document-store.ts';
import { wordsKey } from '../files/file-key.ts';
import {
  decodeWordsFile,
  encodeWordsFile,
  type WordsFile,
} from '../../reading/words/words-file.ts';

type FileOfDocument = Pick<StoredDocument, 'id' | 'fileNumber'>;

/** `etag` is null if the document has no words file. */
type StoredWords = { etag: string | null; file: WordsFile | null };

export async function findWords(
  scope: OrganizationScope,
  { id, fileNumber }: FileOfDocument,
): Promise<StoredWords> {
  const stored = await scope.platform.files.get(wordsKey(scope.organizationId, id, fileNumber));
  if (!stored) return { etag: null, file: null };
  const bytes = new Uint8Array(await new Response(stored.body).arrayBuffer());
  return { etag: stored.etag, file: decodeWordsFile(bytes) };
}

export async function findWordsTag(
  scope: OrganizationScope,
  { id, fileNumber }: FileOfDocument,
): Promise<string | null> {
  const stored = await scope.platform.files.get(wordsKey(scope.organizationId, id, fileNumber));
  if (!stored) return null;
  await stored.body.cancel();
  return stored.etag;
}

/** Replaces the words file that has this ETag. Returns false if another consumer has replaced it first. */
export function replaceWords(
  scope: OrganizationScope,
  { id, fileNumber }: FileOfDocument,
  { file, etag }: { file: WordsFile; etag: string | null },
): Promise<boolean> {
  const key = wordsKey(scope.organizationId, id, fileNumber);
  return scope.platform.files.replace(key, encodeWordsFile(file), etag);
}
