import { contentDisposition } from '../../../shared/archive/documents/file-names.ts';
import { missingFilesEntry } from '../../archive/zip-archives/archive-entries.ts';
import { portableName } from '../../archive/zip-archives/portable-name.ts';
import { uniqueNames } from '../../archive/zip-archives/unique-names.ts';
import { zipChunks, type ZipEntry } from '../../archive/zip-archives/zip-chunks.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { getShownFile } from './get-shown-file.ts';
import { endedShare } from './ended-share.ts';
import type { OpenShare } from './open-share.ts';
import { isMostOf, takeReading } from './record-reading.ts';
import { findSharedDocuments, type SharedDocumentRow } from './shared-document-store.ts';
import { whileOpen } from './while-open.ts';

type Archived = { position: number; document: SharedDocumentRow };

/**
 * Responds with all documents of a link, for a view those of the page, as a streamed zip archive,
 * and records each as a download. Throws 403 for a link that only shows documents, and the errors
 * of `takeReading`. If the link ends in the meantime, or does not show a document any more, the
 * stream fails.
 */
export async function serveSharedArchive(
  platform: Platform,
  share: OpenShare,
  { isHead }: { isHead: boolean },
): Promise<Response> {
  const { link, scope } = share;
  if (!link.isDownloadAllowed) throw new AppError('auth.forbidden');
  const { documents } = await findSharedDocuments(scope);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const archived = scope.places.flatMap(({ position, documentId }) => {
    const document = byId.get(documentId);
    return document ? [{ position, document }] : [];
  });
  if (archived.length === 0) throw endedShare(link, 'paused');
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': contentDisposition('attachment', `${portableName(link.linkName)}.zip`),
    'cache-control': 'private, no-store',
  };
  if (isHead) return new Response(null, { headers });
  const places = archived.map(({ position, document }) => ({
    position,
    documentId: document.id,
    documentName: document.documentName,
  }));
  const size = archived.reduce((sum, { document }) => sum + document.size, 0);
  const { bytes, downloads } = await takeReading(platform, share, { size, downloads: places });
  const sent = new Set<number>();
  const now = () => platform.clock.now();
  const chunks = zipChunks(entriesOf(share, archived, { sent, now }));
  const body = whileOpen(() => scope.assertOpen(), streamOf(chunks), {
    now,
    send: bytes.send,
    onEnd() {
      bytes.end();
      downloads.giveBack(sent);
    },
  });
  return new Response(body, { headers });
}

/**
 * Yields the files. The link is checked again for each of them. `sent` are the positions of files
 * that were sent completely or for the most part.
 */
async function* entriesOf(
  { scope }: OpenShare,
  archived: Archived[],
  { sent, now }: { sent: Set<number>; now: () => Date },
): AsyncGenerator<ZipEntry> {
  const names = uniqueNames(archived.map(({ document }) => document.documentName));
  const missing: string[] = [];
  for (const [index, { position, document }] of archived.entries()) {
    const file = await getShownFile(scope, document);
    const name = names[index] ?? document.documentName;
    if (!file) {
      missing.push(name);
      continue;
    }
    const { size } = file;
    const onTaken = (taken: number) => isMostOf(taken, size) && sent.add(position);
    const body = counted(file.body, onTaken);
    yield { name, size, modifiedAt: document.addedAt, body };
    sent.add(position);
  }
  if (missing.length > 0) yield missingFilesEntry(missing, now());
}

function counted(
  body: ReadableStream<Uint8Array>,
  onTaken: (taken: number) => void,
): ReadableStream<Uint8Array> {
  let taken = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onTaken((taken += chunk.length));
      controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(counter);
}

function streamOf(chunks: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return();
      },
    },
    { highWaterMark: 0 },
  );
}
