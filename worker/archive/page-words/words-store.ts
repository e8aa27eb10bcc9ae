import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { StoredDocument } from '../documents/document-store.ts';
import { wordsKey } from '../files/file-key.ts';
import {
  decodeWordsFile,
  encodeWordsFile,
  type WordsFile,
} from '../../reading/words/words-file.ts';

type FileOfDocument = Pick<StoredDocument, 'id' | 'fileNumber'>;

type StoredWords = { etag: string | null; file: WordsFile | null };

const noWords: StoredWords = { etag: null, file: null };

export async function findWords(
  scope: OrganizationScope,
  { id, fileNumber }: FileOfDocument,
): Promise<StoredWords> {
  const stored = await scope.platform.files.get(wordsKey(scope.organizationId, id, fileNumber));
  if (!stored) return noWords;
  const bytes = new Uint8Array(await new Response(stored.body).arrayBuffer());
  return { etag: stored.etag, file: decodeWordsFile(bytes) };
}

/**
 * Returns the former words file of a document that is about to be read. It may contain the words of
 * another document. A damaged file is replaced.
 */
export async function findFormerWords(
  scope: OrganizationScope,
  { id, fileNumber }: FileOfDocument,
): Promise<StoredWords> {
  const stored = await scope.platform.files.get(wordsKey(scope.organizationId, id, fileNumber));
  if (!stored) return noWords;
  const bytes = new Uint8Array(await new Response(stored.body).arrayBuffer());
  try {
    return { etag: stored.etag, file: decodeWordsFile(bytes) };
  } catch {
    return { etag: stored.etag, file: null };
  }
}

export function replaceWords(
  scope: OrganizationScope,
  { id, fileNumber }: FileOfDocument,
  { file, etag }: { file: WordsFile; etag: string | null },
): Promise<boolean> {
  const key = wordsKey(scope.organizationId, id, fileNumber);
  return scope.platform.files.replace(key, encodeWordsFile(file), etag);
}
