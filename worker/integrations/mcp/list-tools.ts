import { z } from 'zod';
import { correspondentsResponseSchema } from '../../../shared/archive/correspondents/correspondent.ts';
import { documentTypesResponseSchema } from '../../../shared/archive/document-types/document-type.ts';
import { customFieldsResponseSchema } from '../../../shared/archive/custom-fields/custom-field.ts';
import { foldForSearch } from '../../../shared/text/fold-for-search.ts';
import { tagsResponseSchema } from '../../../shared/archive/tags/tag.ts';
import { organizationsResponseSchema } from '../../../shared/people/organizations/organization.ts';
import { readApi } from './call-api.ts';
import { defineTool, organizationId, type Tool } from './define-tool.ts';

const maxNames = 200;
const named = `Returns at most ${maxNames}: if there are more (hasMore), those with the most documents.`;

const namePart = z
  .string()
  .trim()
  .max(200)
  .default('')
  .describe('Returns only items whose name contains this text');

export const listTools: Tool[] = [
  defineTool({
    name: 'list_organizations',
    permission: 'organizations:read',
    title: 'List organizations',
    description:
      'The organizations that this API key has access to, with their ids and the role of the owner of the key. A viewer cannot change anything.',
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
    description: `The tags of an organization, with their ids and numbers of documents. ${named}`,
    isReadOnly: true,
    input: z.object({ organizationId, query: namePart }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/tags`;
      const { tags } = await readApi(callApi, path, tagsResponseSchema);
      const { listed, ...rest } = withName(tags, input.query);
      return {
        tags: listed.map(({ id, name, description, documentsCount }) => ({
          id,
          name,
          description,
          documentsCount,
        })),
        ...rest,
      };
    },
  }),
  defineTool({
    name: 'list_correspondents',
    permission: 'tags:read',
    title: 'List correspondents',
    description: `The senders and recipients of the documents of an organization, with their ids, names and numbers of documents. ${named}`,
    isReadOnly: true,
    input: z.object({ organizationId, query: namePart }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/correspondents`;
      const { correspondents } = await readApi(callApi, path, correspondentsResponseSchema);
      const { listed, ...rest } = withName(correspondents, input.query);
      return {
        correspondents: listed.map(({ id, name, aliases, documentsCount }) => ({
          id,
          name,
          ...(aliases.length > 0 && { aliases }),
          documentsCount,
        })),
        ...rest,
      };
    },
  }),
  defineTool({
    name: 'list_custom_fields',
    permission: 'tags:read',
    title: 'List custom fields',
    description:
      'The fields that an organization has defined, with their ids, types and the ids of their options, and the keys that searches filter by.',
    isReadOnly: true,
    input: z.object({ organizationId }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/fields`;
      const { fields } = await readApi(callApi, path, customFieldsResponseSchema);
      return {
        fields: fields.map(({ id, key, name, type, options }) => ({
          id,
          key,
          name,
          type,
          ...(options.length > 0 && {
            options: options.map((option) => ({ id: option.id, name: option.name })),
          }),
        })),
      };
    },
  }),
  defineTool({
    name: 'list_document_types',
    permission: 'tags:read',
    title: 'List document types',
    description:
      'The types that documents of an organization can have, with the keys that documents and searches (`kind:`) name them by.',
    isReadOnly: true,
    input: z.object({ organizationId }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/document-types`;
      const { documentTypes } = await readApi(callApi, path, documentTypesResponseSchema);
      return {
        documentTypes: documentTypes
          .filter(({ isHidden }) => !isHidden)
          .map(({ key, name }) => ({ key, name })),
      };
    },
  }),
];

type Named = { name: string; aliases?: readonly string[]; documentsCount: number };

/**
 * Returns the items with a text in their name or an alias. Beyond the limit, those with the most
 * documents are listed and `hasMore` is set.
 */
function withName<Item extends Named>(items: readonly Item[], query: string) {
  const wanted = foldForSearch(query);
  const found = items.filter(({ name, aliases = [] }) =>
    [name, ...aliases].some((each) => foldForSearch(each).includes(wanted)),
  );
  if (found.length <= maxNames) return { listed: found };
  const byCount = found.toSorted((one, other) => other.documentsCount - one.documentsCount);
  return { listed: byCount.slice(0, maxNames), hasMore: true };
}
