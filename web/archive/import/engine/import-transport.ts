import { z } from 'zod';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import {
  knownFilesResponseSchema,
  type KnownFile,
} from '../../../../shared/archive/documents/known-files.ts';
import type { UploadMetadataInput } from '../../../../shared/archive/documents/upload-metadata.ts';
import type { CorrespondentInput } from '../../../../shared/archive/correspondents/correspondent.ts';
import type {
  taggingRuleInputs,
  viewInputs,
} from '../../../../shared/archive/export/import-inputs.ts';
import {
  savedTaggingRuleResponseSchema,
  taggingRuleInputSchema,
  taggingRulesResponseSchema,
} from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import type {
  Reminder,
  ReminderInput,
  ReminderUpdate,
} from '../../../../shared/archive/reminders/reminder.ts';
import { viewInputSchema } from '../../../../shared/archive/views/view.ts';
import { membersResponseSchema } from '../../../../shared/people/members/member.ts';
import { organizationUpdateSchema } from '../../../../shared/people/organizations/organization.ts';
import { sanitizeFileName } from '../../../../shared/archive/documents/file-names.ts';
import { limits } from '../../../../shared/limits.ts';
import { tagNameKey } from '../../../../shared/archive/tags/tag.ts';
import { api, fetchJson, fetchVoid } from '../../../api/api-client.ts';
import { hasCode } from '../../../api/api-error.ts';
import { transport } from '../../../api/transport.ts';
import type { PlannedTag } from '../plan/import-plan.ts';
import type { SentDocument } from './import-record.ts';
import type { FieldResolution } from './resolve-fields.ts';

/** The requests of an import. They throw `ApiError`, or `TypeError` without a response. */
export type ImportTransport = {
  listTags(): Promise<{ id: string; name: string }[]>;
  listCorrespondents(): Promise<{ id: string; name: string; aliases: string[] }[]>;
  /** Names of views, and of tagging rules. */
  listViews(): Promise<string[]>;
  listRules(): Promise<string[]>;
  /** Members by the ids of their users. */
  listPeople(): Promise<{ id: string; name: string }[]>;
  /** Those in which documents are expected. */
  listLanguages(): Promise<string[]>;
  /** Nothing for members who may not change the organization. */
  setLanguages(languages: string[]): Promise<void>;
  /** Return ids. */
  createCorrespondent(input: CorrespondentInput): Promise<string>;
  createRule(input: ReturnType<typeof taggingRuleInputs>[number]['input']): Promise<string>;
  createReminder(input: ReminderInput): Promise<string>;
  createView(input: ReturnType<typeof viewInputs>[number]): Promise<void>;
  enableRule(taggingRuleId: string): Promise<void>;
  /** Of a document, open and done. */
  listReminders(documentId: string): Promise<Pick<Reminder, 'id' | 'source' | 'date' | 'note'>[]>;
  updateReminder(reminderId: string, update: ReminderUpdate): Promise<void>;
  setText(documentId: string, text: string): Promise<void>;
  createTag(tag: PlannedTag): Promise<void>;
  listFields(): Promise<CustomField[]>;
  createField(resolution: FieldResolution): Promise<CustomField>;
  upload(
    file: File,
    metadata: UploadMetadataInput,
    signal: AbortSignal,
  ): Promise<{ documentId: string; isRestored: boolean }>;
  /** The server's clock, in milliseconds. */
  now(): Promise<number>;
  /** The documents that have the bytes of these hashes. */
  findKnown(sha256: string[]): Promise<KnownFile[]>;
  /** Ids of documents of this name and size. */
  findDocuments(document: SentDocument): Promise<string[]>;
  /** Whether this user added a document, or took it out of the trash, since a time. */
  wasAddedSince(documentId: string, since: number, userId: string): Promise<boolean>;
  setLink(documentId: string, fieldId: string, linkedId: string): Promise<void>;
  /** Moves documents to the trash; returns those that were not there already. */
  trash(documentIds: string[]): Promise<string[]>;
};

/** What an import needs to know of a document, so that it goes on after a deployment that changed the rest. */
const sentDocumentSchema = z.object({
  document: z.object({ id: z.string() }),
  isRestored: z.boolean(),
});

const organization = api.organizations[':organizationId'];

/** The product's own requests. */
export function createImportTransport(organizationId: string): ImportTransport {
  const param = { organizationId };
  return {
    listTags: async () => (await fetchJson(organization.tags.$get({ param }), 'tags')).tags,
    listCorrespondents: async () =>
      (await fetchJson(organization.correspondents.$get({ param }), 'correspondents'))
        .correspondents,
    listViews: async () =>
      (await fetchJson(organization.views.$get({ param }), 'views')).views.map(({ name }) => name),
    listRules: async () =>
      (
        await fetchJson(organization['tagging-rules'].$get({ param }), taggingRulesResponseSchema)
      ).taggingRules.map(({ name }) => name),
    listPeople: async () =>
      (await fetchJson(organization.members.$get({ param }), membersResponseSchema)).members.map(
        ({ user }) => ({ id: user.id, name: user.name }),
      ),
    listLanguages: async () =>
      (await fetchJson(organization.$get({ param }), 'organization')).organization
        .documentLanguages,
    setLanguages: async (documentLanguages) => {
      try {
        await fetchVoid(
          organization.$put({ param, json: organizationUpdateSchema.parse({ documentLanguages }) }),
        );
      } catch (error) {
        if (!hasCode(error, 'auth.forbidden')) throw error;
      }
    },
    createCorrespondent: async (json) =>
      (await fetchJson(organization.correspondents.$post({ param, json }), 'correspondent'))
        .correspondent.id,
    createView: async (input) =>
      fetchVoid(organization.views.$post({ param, json: viewInputSchema.parse(input) })),
    createRule: async (input) => {
      const json = taggingRuleInputSchema.parse(input);
      const response = organization['tagging-rules'].$post({ param, json });
      return (await fetchJson(response, savedTaggingRuleResponseSchema)).taggingRule.id;
    },
    enableRule: (taggingRuleId) =>
      fetchVoid(
        organization['tagging-rules'][':taggingRuleId'].$patch({
          param: { ...param, taggingRuleId },
          json: { isEnabled: true },
        }),
      ),
    listReminders: async (documentId) => {
      const lists = (['open', 'done'] as const).map(async (state) => {
        const query = { documentId, state, pageSize: String(limits.pageSize.max) };
        return (await fetchJson(organization.reminders.$get({ param, query }), 'reminders'))
          .reminders;
      });
      return (await Promise.all(lists)).flat();
    },
    createReminder: async (json) =>
      (await fetchJson(organization.reminders.$post({ param, json }), 'reminder')).reminder.id,
    updateReminder: (reminderId, json) =>
      fetchVoid(
        organization.reminders[':reminderId'].$patch({ param: { ...param, reminderId }, json }),
      ),
    setText: (documentId, content) =>
      fetchVoid(
        organization.documents[':documentId'].$patch({
          param: { ...param, documentId },
          json: { content },
        }),
      ),
    createTag: async ({ name, color = colorOf(name), description }) => {
      try {
        await fetchVoid(organization.tags.$post({ param, json: { name, color, description } }));
      } catch (error) {
        if (!hasCode(error, 'tags.already_exists')) throw error;
      }
    },
    listFields: async () =>
      (await fetchJson(organization.fields.$get({ param }), 'customFields')).fields,
    createField: async (resolution) => {
      const { planned, name } = resolution;
      const response =
        resolution.action === 'extend'
          ? organization.fields[':fieldId'].$patch({
              param: { ...param, fieldId: resolution.field.id },
              json: {
                options: [...resolution.field.options, ...resolution.newOptions],
              },
            })
          : organization.fields.$post({
              param,
              json: {
                name,
                type: planned.type,
                options: planned.options,
                ...(planned.key !== undefined && { key: planned.key }),
              },
            });
      return (await fetchJson(response, 'customField')).field;
    },
    upload: async (file, metadata, signal) => {
      const form = new FormData();
      // Before the file, which is streamed.
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
          // Each tag is an activity, and the first one is the oldest.
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
    setLink: (documentId, fieldId, linkedId) =>
      fetchVoid(
        organization.documents[':documentId'].fields[':fieldId'].$put({
          param: { ...param, documentId, fieldId },
          json: { value: linkedId },
        }),
      ),
    trash: async (documentIds) => {
      const response = organization.documents.batch.trash.$post({
        param,
        json: { filter: { documentIds } },
      });
      return (await fetchJson(response, 'bulkTrash')).trashedDocumentIds;
    },
  };
}

const colors = ['#a6cee3', '#1f78b4', '#b2df8a', '#33a02c', '#fb9a99', '#fdbf6f', '#cab2d6'];

/** Tags without a colour of their own differ from each other. */
function colorOf(name: string): string {
  let sum = 0;
  for (const character of tagNameKey(name)) sum += character.codePointAt(0) ?? 0;
  return colors[sum % colors.length] ?? '#a6cee3';
}
