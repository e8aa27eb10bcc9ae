import { boxUnits, type PageWords, type WordBox } from '../../../shared/reading/word-boxes.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import type { FileRange } from '../../platform/platform.ts';
import { findDocumentFile } from '../documents/files/document-file-store.ts';
import { wordsKey } from '../files/file-key.ts';
import {
  directoryBytes,
  findPackedPage,
  unpackPage,
  wordsHeadBytes,
} from '../../reading/words/words-file.ts';

type PageOfDocument = { documentId: string; version: number | undefined; page: number };

/**
 * Returns the words of a page, numbered from 1, and an ETag that changes with them. Throws 404
 * `document.words_not_found` if the page does not exist, `version.not_found`.
 */
export async function findPageWords(
  scope: OrganizationScope,
  { documentId, version, page }: PageOfDocument,
): Promise<{ etag: string; words(): Promise<Omit<PageWords, 'page'>> }> {
  const { fileNumber } = await findDocumentFile(scope, documentId, version);
  const key = wordsKey(scope.organizationId, documentId, fileNumber);
  const read = async (range: FileRange) => {
    const file = await scope.platform.files.get(key, range);
    if (!file) throw new AppError('document.words_not_found');
    const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
    return { bytes, etag: file.etag };
  };
  let { bytes: head, etag } = await read({ offset: 0, length: wordsHeadBytes });
  if (directoryBytes(head) > head.length) {
    ({ bytes: head, etag } = await read({ offset: 0, length: directoryBytes(head) }));
  }
  const place = findPackedPage(head, page - 1);
  if (!place) throw new AppError('document.words_not_found');
  const { offset, length } = place;
  const { state } = place.page;
  return {
    etag: `"${etag}-${page}"`,
    async words() {
      const isInHead = offset + length <= head.length;
      const part = isInHead
        ? { bytes: head.subarray(offset, offset + length), etag }
        : await read({ offset, length });
      // Another page has been recognized in the meantime, so the file is read again.
      if (part.etag !== etag)
        return (await findPageWords(scope, { documentId, version, page })).words();
      return { state, words: (await unpackPage(part.bytes)).words.map(toWord) };
    },
  };
}

function toWord([text, ...box]: WordBox): PageWords['words'][number] {
  return { text, box: box.map((units) => units / boxUnits) };
}
