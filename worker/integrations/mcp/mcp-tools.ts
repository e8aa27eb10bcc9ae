import { z } from 'zod';
import { customFieldValueInputSchema } from '../../../shared/archive/custom-fields/custom-field-value.ts';
import {
  documentResponseSchema,
  type DocumentDetail,
  type DocumentSummary,
} from '../../../shared/archive/documents/document.ts';
import { documentFieldValuesSchema } from '../../../shared/archive/fields/document-field-values.ts';
import {
  documentFieldsSchema,
  type DocumentFieldName,
} from '../../../shared/reading/fields/document-fields.ts';
import { documentSearchResponseSchema } from '../../../shared/archive/search/search.ts';
import { notesResponseSchema } from '../../../shared/archive/notes/note.ts';
import { idSchema } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { expectSuccess, readApi } from './call-api.ts';
import { defineTool, documentId, maxResults, organizationId, type Tool } from './define-tool.ts';
import { listTools } from './list-tools.ts';
import { relatedTools } from './related-tools.ts';
import { reminderTools } from './reminder-tools.ts';

const maxText = 20_000;

const fieldId = idSchema('fld').describe('From list_custom_fields');
const tagId = idSchema('tag').describe('From list_tags');

export const tools: Tool[] = [
  ...listTools,
  defineTool({
    name: 'search_documents',
    permission: 'documents:read',
    title: 'Search documents',
    description:
      'Finds documents by name and text. All words must match, the last one as a prefix. "…" finds a phrase, -word excludes, and tag:name, name:word, note:word, type:pdf, created:>2026-01-01, size:>1mb, correspondent:name, kind:invoice, date:2026-03, due:<2026-04-01, amount:>100eur, iban:DE89, ref:4711, vat:DE123, has:due, no:date, no:tag, is:unpaid, is:overdue, is:paid and in:inbox filter, as do the keys of custom fields: project:alpha.',
    isReadOnly: true,
    input: z.object({
      organizationId,
      query: z.string().min(1).max(limits.searchQuery.max),
      page: z.number().int().min(0).max(1000).default(0),
      limit: z.number().int().min(1).max(maxResults).default(10),
    }),
    async run(callApi, input) {
      const query = new URLSearchParams({
        searchQuery: input.query,
        pageIndex: String(input.page),
        pageSize: String(input.limit),
      });
      const path = `/organizations/${input.organizationId}/documents/search?${query}`;
      const found = await readApi(callApi, path, documentSearchResponseSchema);
      return {
        documentsCount: found.documentsCount,
        documents: found.documents.map((document) => ({
          id: document.id,
          name: document.name,
          mimeType: document.mimeType,
          size: document.originalSize,
          createdAt: document.createdAt,
          ...fieldsOf(document),
          tags: document.tags.map(({ id, name }) => ({ id, name })),
          snippet: document.snippet.map(({ text }) => text).join(''),
        })),
      };
    },
  }),
  defineTool({
    name: 'read_document',
    permission: 'documents:read',
    title: 'Read a document',
    description: `The details of a document and its text, at most ${maxText} characters at a time. Continue from nextOffset. proposedFields are values that were found in the text and that no person has confirmed.`,
    isReadOnly: true,
    input: z.object({
      organizationId,
      documentId,
      offset: z.number().int().min(0).max(limits.documentContent.max).default(0),
    }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/documents/${input.documentId}`;
      const { document } = await readApi(callApi, path, documentResponseSchema);
      const { content, tags, id, name, mimeType, originalSize, createdAt, updatedAt } = document;
      const end = input.offset + maxText;
      return {
        id,
        name,
        mimeType,
        size: originalSize,
        createdAt,
        updatedAt,
        isDeleted: document.isDeleted,
        ...fieldsOf(document),
        proposedFields: proposalsOf(document),
        tags: tags.map((tag) => ({ id: tag.id, name: tag.name })),
        text: content.slice(input.offset, end),
        textLength: content.length,
        nextOffset: end < content.length ? end : null,
      };
    },
  }),
  defineTool({
    name: 'list_notes',
    permission: 'documents:read',
    title: 'List the notes on a document',
    description:
      'The notes that people wrote about a document, newest first. A note with `importedBy` was imported by that person, under the name of its author.',
    isReadOnly: true,
    input: z.object({ organizationId, documentId }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/documents/${input.documentId}/notes`;
      const { notes } = await readApi(callApi, path, notesResponseSchema);
      return {
        notes: notes.slice(0, maxResults).map(({ id, text, author, importedBy, createdAt }) => ({
          id,
          text,
          author: author.name,
          importedBy: importedBy?.name,
          createdAt,
        })),
        notesCount: notes.length,
      };
    },
  }),
  defineTool({
    name: 'add_note',
    permission: 'documents:update',
    title: 'Add a note to a document',
    description:
      'The note is shown to everyone in the organization, with the name of the owner of this API key.',
    isReadOnly: false,
    input: z.object({ organizationId, documentId, text: z.string().min(1).max(limits.note.max) }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/documents/${input.documentId}/notes`;
      await expectSuccess(await callApi('POST', path, { text: input.text }));
      return { added: true };
    },
  }),
  ...reminderTools,
  ...relatedTools,
  defineTool({
    name: 'set_document_fields',
    permission: 'documents:update',
    title: 'Set fields of a document',
    description:
      'Sets only the fields that are sent; null clears a field. isPaid says whether a person has paid the document. archiveNumber is the number written on the paper, which no other document may have. Amounts have at most two decimals, dates are YYYY-MM-DD, and a correspondentId is from list_correspondents.',
    isReadOnly: false,
    input: z.object({ organizationId, documentId, fields: documentFieldValuesSchema }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/documents/${input.documentId}`;
      await expectSuccess(await callApi('PATCH', path, input.fields));
      return { changed: true };
    },
  }),
  defineTool({
    name: 'set_custom_field',
    permission: 'documents:update',
    title: 'Set a custom field of a document',
    description:
      'Depending on the type of the field, the value is a text, a number, { amount, currency }, a day (YYYY-MM-DD), true or false, the id of an option, ids of options, the id of a user or of a document, or a URL; null clears it.',
    isReadOnly: false,
    input: z.object({ organizationId, documentId, fieldId, ...customFieldValueInputSchema.shape }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/documents/${input.documentId}/fields/${input.fieldId}`;
      await expectSuccess(await callApi('PUT', path, { value: input.value }));
      return { changed: true };
    },
  }),
  defineTool({
    name: 'add_tag_to_document',
    permission: 'documents:update',
    title: 'Add a tag to a document',
    description: 'Adds an existing tag to a document.',
    isReadOnly: false,
    input: z.object({ organizationId, documentId, tagId }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/documents/${input.documentId}/tags`;
      await expectSuccess(await callApi('POST', path, { tagId: input.tagId }));
      return { added: true };
    },
  }),
  defineTool({
    name: 'remove_tag_from_document',
    permission: 'documents:update',
    title: 'Remove a tag from a document',
    description: 'Removes a tag from a document. The tag itself is not deleted.',
    isReadOnly: false,
    input: z.object({ organizationId, documentId, tagId }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/documents/${input.documentId}/tags/${input.tagId}`;
      await expectSuccess(await callApi('DELETE', path));
      return { removed: true };
    },
  }),
];

/**
 * Returns the known fields of a document. Empty ones are left out, because each word costs tokens.
 */
function fieldsOf(
  document: Pick<DocumentSummary, DocumentFieldName | 'isPaid' | 'archiveNumber' | 'fields'>,
) {
  const fields = documentFieldsSchema.parse(document);
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
    ...(document.isPaid && { isPaid: true }),
    ...(document.archiveNumber !== null && { archiveNumber: document.archiveNumber }),
    ...(document.fields.length > 0 && {
      fields: document.fields.map(({ id, key, name, value }) => ({ id, key, name, value })),
    }),
  };
}

function proposalsOf({ findings }: Pick<DocumentDetail, 'findings'>) {
  const proposals = findings.filter(({ state }) => state === 'proposed');
  return proposals.map(({ field, value, page }) => ({ field, value, page }));
}
