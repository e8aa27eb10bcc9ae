import { Hono } from 'hono';
import { displayName } from '../../../../shared/reading/file-types/file-extension.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { selectCustomFields } from '../../../archive/custom-fields/custom-field-store.ts';
import { selectSummary } from '../../../archive/documents/document-store.ts';
import { createDocument } from '../../../archive/uploads/create-document.ts';
import { readMultipartForm } from '../../../http/bodies/multipart-file.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { invalidField } from '../http/paperless-errors.ts';
import { versionOf } from '../http/paperless-requests.ts';
import { numberItems } from '../numbers/number-store.ts';
import { insertTask } from './task-store.ts';
import { metadataOf } from './upload-metadata.ts';

const mostText = 64 * 1024;

type Outcome = Awaited<ReturnType<typeof createDocument>> | { kind: 'number-taken' };

/** A task reports an archive number that another document has as its result. */
async function created(...args: Parameters<typeof createDocument>): Promise<Outcome> {
  return createDocument(...args).catch((error: unknown): Outcome => {
    if (!(error instanceof AppError) || error.code !== 'document.archive_number_taken') throw error;
    return { kind: 'number-taken' };
  });
}

export const paperlessUploadRoutes = new Hono<AppEnv>().post(
  '/paperless/:organizationId/api/documents/post_document/',
  organizationAccess({
    permission: 'documents:create',
    isUpload: true,
    prefetch: (scope) => ({ fields: selectCustomFields(scope) }),
  }),
  async (c) => {
    const { scope, actor, prefetched } = c.var;
    const form = { contentType: c.req.header('content-type'), body: c.var.upload };
    const { texts, ...file } = await readMultipartForm(form, {
      file: 'document',
      maxBytes: mostText,
    });
    const version = versionOf(c.req.raw);
    const outcome = await created(scope, {
      ...file,
      sizeAtMost: Number(c.req.header('content-length') ?? Infinity),
      // The fields of a form may follow its file.
      metadata: () =>
        metadataOf(scope, { fileName: file.name, texts }, { actor, version, ...prefetched }),
    });
    const id = crypto.randomUUID();
    await insertTask(scope, {
      id,
      userId: actor.userId,
      fileName: file.name,
      createdAt: scope.platform.clock.now(),
      ...(await resultOf(scope, outcome, file.name)),
    });
    return c.json(id);
  },
);

/**
 * Returns the result of an upload for its task, in the sentences of the original server, because
 * clients read ids from them.
 */
async function resultOf(scope: OrganizationScope, outcome: Outcome, fileName: string) {
  switch (outcome.kind) {
    case 'created':
    case 'restored': {
      const { id } = outcome.document;
      const number = (await numberItems(scope, [id])).get(id);
      const result = `Success. New document id ${number} created`;
      return { status: 'success' as const, result, documentId: id };
    }
    case 'duplicate': {
      const { documentId } = outcome;
      const [document] = await selectSummary(scope, documentId);
      const number = (await numberItems(scope, [documentId])).get(documentId);
      const title = displayName(document?.name ?? '');
      const inTrash = document?.deletedAt ? ' Note: existing document is in the trash.' : '';
      const result = `${fileName}: Not consuming ${fileName}: It is a duplicate of ${title} (#${number}).${inTrash}`;
      return { status: 'failure' as const, result, documentId: null };
    }
    case 'number-taken': {
      const result = `${fileName}: Not consuming ${fileName}: Given ASN already exists!`;
      return { status: 'failure' as const, result, documentId: null };
    }
    case 'empty':
      throw invalidField('document', 'The submitted file is empty.');
    case 'too-large':
      throw new AppError('document.size_too_large');
  }
}
