import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { createDocument } from '../../../archive/uploads/create-document.ts';
import { AppError } from '../../../http/app-error.ts';
import { recordFile } from './dav-file-store.ts';
import { documentNameOf, isCompanion } from './dav-names.ts';

type SentFile = {
  name: string;
  type: string;
  body: ReadableStream<Uint8Array>;
  sizeAtMost: number;
};

/**
 * Makes a document of a file, unless it is empty or stored by the system of the client beside another one. Returns whether
 * the key has sent one with this name before.
 */
export async function putFile(scope: OrganizationScope, file: SentFile): Promise<boolean> {
  const { name } = file;
  let size = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      controller.enqueue(chunk);
    },
  });
  const body = file.body.pipeThrough(counting);
  if (isCompanion(name)) {
    await body.pipeTo(new WritableStream());
    return recordFile(scope, { name, size, documentId: null, isNew: false });
  }
  const outcome = await createDocument(scope, { ...file, name: documentNameOf(name), body });
  const record = (documentId: string | null, isNew: boolean) =>
    recordFile(scope, { name, size, documentId, isNew });
  switch (outcome.kind) {
    case 'created':
      return record(outcome.document.id, true);
    case 'restored':
      return record(outcome.document.id, false);
    case 'duplicate':
      return record(outcome.documentId, false);
    case 'empty':
      return record(null, false);
    case 'too-large':
      throw new AppError('document.size_too_large');
  }
}
