import { z } from 'zod';
import {
  knownFilesResponseSchema,
  type KnownFile,
} from '../../../../shared/archive/documents/known-files.ts';
import type { PairKind } from '../../../../shared/archive/related/related.ts';
import { documentVersionsResponseSchema } from '../../../../shared/archive/documents/document-version.ts';
import type { UploadMetadataInput } from '../../../../shared/archive/uploads/upload-metadata.ts';
import { sanitizeFileName } from '../../../../shared/archive/documents/file-names.ts';
import { limits } from '../../../../shared/limits.ts';
import { api, fetchJson, fetchVoid } from '../../../api/api-client.ts';
import { assertOk } from '../../../api/assert-ok.ts';
import { transport } from '../../../api/transport/transport.ts';
import type { SentDocument } from '../records/import-record.ts';

export type DocumentRequests = {
  upload(
    file: File,
    metadata: UploadMetadataInput,
    signal: AbortSignal,
  ): Promise<{ documentId: string; isRestored: boolean }>;
  /** The server's clock in milliseconds. */
  now(): Promise<number>;
  findKnown(sha256: string[]): Promise<KnownFile[]>;
  findDocuments(document: SentDocument): Promise<string[]>;
  /** Returns whether this user added a document, or restored it from the trash, since a time. */
  wasAddedSince(documentId: string, since: number, userId: string): Promise<boolean>;
  setText(documentId: string, text: string): Promise<void>;
  setLink(documentId: string, fieldId: string, linkedId: string): Promise<void>;
  setPair(documentId: string, relatedId: string, kind: PairKind): Promise<void>;
  countVersions(documentId: string): Promise<number>;
  addVersion(documentId: string, file: File, signal: AbortSignal): Promise<void>;
  restoreVersion(documentId: string, number: number): Promise<void>;
  trash(documentIds: string[]): Promise<string[]>;
};

/**
 * Only the parts of a document that an import needs, so that it continues after a deployment that changed the others.
 */
const sentDocumentSchema = z.object({
  document: z.object({ id: z.string() }),
  isRestored: z.boolean(),
});

const organization = api.organizations[':organizationId'];
const { versions } = organization.documents[':documentId'];

export function createDocumentRequests(organizationId: string): DocumentRequests {
  const param = { organizationId };
  return {
    upload: async (file, metadata, signal) => {
      const form = new FormData();
      // Must come before the file, which is streamed.
      form.set('metadata', JSON.stringify(metadata));
      form.set('file', file);
      const path = organization.documents.$path({ param });
      const response = transport.upload(path, form, { signal, onProgress: () => {} });
      const { document, isRestored } = await fetchJson(response, sentDocumentSchema);
      return { documentId: document.id, isRestored };
    },
    now: async () => {
      const query = { pageSize: '1' };
      const { asOf } = await fetchJson(organization.documents.$get({ param, query }), 'documents');
      return asOf.getTime();
    },
    findKnown: async (sha256) =>
      (
        await fetchJson(
          organization.documents['known-files'].$post({ param, json: { sha256 } }),
          knownFilesResponseSchema,
        )
      ).documents,
    findDocuments: async (sent) => {
      const name = sanitizeFileName(sent.name);
      const searchQuery = `size:=${sent.size}`;
      const pageSize = limits.pageSize.max;
      const ids: string[] = [];
      for (let pageIndex = 0; ; pageIndex += 1) {
        const query = { searchQuery, pageSize: String(pageSize), pageIndex: String(pageIndex) };
        const response = organization.documents.search.$get({ param, query });
        const { documents } = await fetchJson(response, 'documentSearch');
        for (const document of documents) {
          if (document.name === name && document.originalSize === sent.size) ids.push(document.id);
        }
        if (documents.length < pageSize) return ids;
      }
    },
    wasAddedSince: async (documentId, since, userId) => {
      const { activities } = await fetchJson(
        organization.documents[':documentId'].activity.$get({
          param: { ...param, documentId },
          // Each tag is an event, and the first event is the oldest.
          query: { pageSize: String(limits.pageSize.max) },
        }),
        'activities',
      );
      return activities.some(
        ({ event, createdAt, user }) =>
          (event === 'created' || event === 'restored') &&
          createdAt.getTime() >= since &&
          user?.id === userId,
      );
    },
    setText: (documentId, content) =>
      fetchVoid(
        organization.documents[':documentId'].$patch({
          param: { ...param, documentId },
          json: { content },
        }),
      ),
    setLink: (documentId, fieldId, linkedId) =>
      fetchVoid(
        organization.documents[':documentId'].fields[':fieldId'].$put({
          param: { ...param, documentId, fieldId },
          json: { value: linkedId },
        }),
      ),
    setPair: (documentId, relatedId, kind) =>
      fetchVoid(
        organization.documents[':documentId'].related[':relatedId'].$put({
          param: { ...param, documentId, relatedId },
          json: { kind },
        }),
      ),
    countVersions: async (documentId) => {
      const response = versions.$get({ param: { ...param, documentId } });
      return (await fetchJson(response, documentVersionsResponseSchema)).versions.length;
    },
    addVersion: async (documentId, file, signal) => {
      const form = new FormData();
      form.set('file', file);
      const path = versions.$path({ param: { ...param, documentId } });
      await assertOk(transport.upload(path, form, { signal, onProgress: () => {} }));
    },
    restoreVersion: async (documentId, number) => {
      const target = { ...param, documentId, number: String(number) };
      await assertOk(versions[':number'].restore.$post({ param: target }));
    },
    trash: async (documentIds) => {
      const response = organization.documents.batch.trash.$post({
        param,
        json: { filter: { documentIds } },
      });
      return (await fetchJson(response, 'bulkTrash')).trashedDocumentIds;
    },
  };
}
