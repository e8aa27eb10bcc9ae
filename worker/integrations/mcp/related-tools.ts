import { z } from 'zod';
import {
  relatedResponseSchema,
  type RelatedDocument,
} from '../../../shared/archive/related/related.ts';
import { idSchema } from '../../../shared/ids.ts';
import { expectSuccess, readApi } from './call-api.ts';
import { defineTool, documentId, organizationId, type Tool } from './define-tool.ts';

export const relatedTools: Tool[] = [
  defineTool({
    name: 'list_related_documents',
    permission: 'documents:read',
    title: 'List the documents that belong to a document',
    description:
      'linked: documents that people have linked, such as an invoice and its reminder. proposed: other documents with the same reference.',
    isReadOnly: true,
    input: z.object({ organizationId, documentId }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/documents/${input.documentId}/related`;
      const { linked, proposed } = await readApi(callApi, path, relatedResponseSchema);
      return { linked: linked.map(shown), proposed: proposed.map(shown) };
    },
  }),
  defineTool({
    name: 'link_documents',
    permission: 'documents:update',
    title: 'Link two documents',
    description: 'Links two documents that belong together; each is then listed for the other.',
    isReadOnly: false,
    input: z.object({ organizationId, documentId, relatedId: idSchema('doc') }),
    async run(callApi, { organizationId: id, documentId: one, relatedId }) {
      const path = `/organizations/${id}/documents/${one}/related/${relatedId}`;
      await expectSuccess(await callApi('PUT', path, { kind: 'linked' }));
      return { linked: true };
    },
  }),
];

function shown({ id, name, documentDate, correspondent }: RelatedDocument) {
  return { id, name, documentDate, correspondent: correspondent?.name ?? null };
}
