import { z } from 'zod';
import { correspondentsResponseSchema } from '../../../shared/archive/correspondents/correspondent.ts';
import { documentResponseSchema } from '../../../shared/archive/documents/document.ts';
import { documentFieldValuesSchema } from '../../../shared/archive/fields/document-field-values.ts';
import {
  documentFieldsSchema,
  type DocumentFields,
} from '../../../shared/archive/fields/document-fields.ts';
import { documentSearchResponseSchema } from '../../../shared/archive/search/search.ts';
import { organizationsResponseSchema } from '../../../shared/people/organizations/organization.ts';
import { notesResponseSchema } from '../../../shared/archive/notes/note.ts';
import { tagsResponseSchema } from '../../../shared/archive/tags/tag.ts';
import { idSchema } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import type { Permission } from '../../../shared/permissions.ts';
import { expectSuccess, readApi, type CallApi } from './call-api.ts';

const maxResults = 20;
const maxText = 20_000;

const organizationId = idSchema('org').describe('From list_organizations');
const documentId = idSchema('doc').describe('From search_documents');
const tagId = idSchema('tag').describe('From list_tags');

/** A tool of the model, offered when the key has its permission. Results are limited in size. */
export type Tool<Input extends z.ZodObject = z.ZodObject> = {
  name: string;
  permission: Permission;
  title: string;
  description: string;
  isReadOnly: boolean;
  input: Input;
  run(callApi: CallApi, input: z.output<Input>): Promise<unknown>;
};

function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return tool;
}

export const tools: Tool[] = [
  defineTool({
    name: 'list_organizations',
    permission: 'organizations:read',
    title: 'List organizations',
    description:
      'The organizations this key reaches, with their ids and the role of its owner. A viewer can change nothing.',
    isReadOnly: true,
    input: z.object({}),
    async run(callApi) {
      const { organizations } = await readApi(
        callApi,
        '/organizations',
        organizationsResponseSchema,
      );
      return { organizations: organizations.map(({ id, name, role }) => ({ id, name, role })) };
    },
  }),
  defineTool({
    name: 'list_tags',
    permission: 'tags:read',
    title: 'List tags',
    description: 'The tags of an organization, with their ids and the number of documents of each.',
    isReadOnly: true,
    input: z.object({ organizationId }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/tags`;
      const { tags } = await readApi(callApi, path, tagsResponseSchema);
      return {
        tags: tags.map(({ id, name, description, documentsCount }) => ({
          id,
          name,
          description,
          documentsCount,
        })),
      };
    },
  }),
  defineTool({
    name: 'list_correspondents',
    permission: 'tags:read',
    title: 'List correspondents',
    description:
      'Who the documents of an organization are from or to: their ids and names, and the number of documents of each.',
    isReadOnly: true,
    input: z.object({ organizationId }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/correspondents`;
      const { correspondents } = await readApi(callApi, path, correspondentsResponseSchema);
      return {
        correspondents: correspondents.map(({ id, name, aliases, documentsCount }) => ({
          id,
          name,
          ...(aliases.length > 0 && { aliases }),
          documentsCount,
        })),
      };
    },
  }),
  defineTool({
    name: 'search_documents',
    permission: 'documents:read',
    title: 'Search documents',
    description:
      'Finds documents by name and text. All words must match, the last one as a prefix. "…" finds a phrase, -word excludes, and tag:name, name:word, note:word, type:pdf, created:>2026-01-01, size:>1mb, correspondent:name, kind:invoice, date:2026-03, due:<2026-04-01, amount:>100eur, iban:DE89, ref:4711, has:due and no:date filter.',
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
    description: `The details of a document and its text, at most ${maxText} characters at a time. Continue from nextOffset.`,
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
    description: 'What people wrote about a document, the newest first.',
    isReadOnly: true,
    input: z.object({ organizationId, documentId }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/documents/${input.documentId}/notes`;
      const { notes } = await readApi(callApi, path, notesResponseSchema);
      return {
        notes: notes.slice(0, maxResults).map(({ id, text, author, createdAt }) => ({
          id,
          text,
          author: author.name,
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
      'The note is shown to everyone in the organization, with the name of the owner of this key.',
    isReadOnly: false,
    input: z.object({ organizationId, documentId, text: z.string().min(1).max(limits.note.max) }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/documents/${input.documentId}/notes`;
      await expectSuccess(await callApi('POST', path, { text: input.text }));
      return { added: true };
    },
  }),
  defineTool({
    name: 'set_document_fields',
    permission: 'documents:update',
    title: 'Set fields of a document',
    description:
      'Sets the fields that are given and leaves the others; null clears one. Amounts have at most two decimals, dates are YYYY-MM-DD, and a correspondentId is from list_correspondents.',
    isReadOnly: false,
    input: z.object({ organizationId, documentId, fields: documentFieldValuesSchema }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/documents/${input.documentId}`;
      await expectSuccess(await callApi('PATCH', path, input.fields));
      return { changed: true };
    },
  }),
  defineTool({
    name: 'add_tag_to_document',
    permission: 'documents:update',
    title: 'Add a tag to a document',
    description: 'Adds one of the existing tags.',
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
    description: 'Removes a tag from one document. The tag itself is kept.',
    isReadOnly: false,
    input: z.object({ organizationId, documentId, tagId }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/documents/${input.documentId}/tags/${input.tagId}`;
      await expectSuccess(await callApi('DELETE', path));
      return { removed: true };
    },
  }),
];

/** What is known of a document, without fields that have no value: a model pays for every word. */
function fieldsOf(document: DocumentFields): Partial<DocumentFields> {
  const fields = documentFieldsSchema.parse(document);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
