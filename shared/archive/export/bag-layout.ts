import { z } from 'zod';
import { wireDate } from '../../time/wire-date.ts';
import { activitySchema } from '../activity/activity.ts';
import { correspondentSchema } from '../correspondents/correspondent.ts';
import { customFieldSchema, fieldOptionSchema } from '../custom-fields/custom-field.ts';
import { customFieldValueSchema } from '../custom-fields/custom-field-value.ts';
import { documentSummarySchema, sortOrderSchema } from '../documents/document.ts';
import { documentTypeKeySchema } from '../../reading/fields/document-type-key.ts';
import { documentFieldsSchema } from '../../reading/fields/document-fields.ts';
import { pairKinds } from '../related/related.ts';
import { reminderSchema } from '../reminders/reminder.ts';
import { taggingRuleSchema } from '../tagging-rules/tagging-rule.ts';
import { tagSchema } from '../tags/tag.ts';
import { viewSchema } from '../views/view.ts';

/**
 * Paths in the payload of an exported bag. What an import reproduces refers to other objects by name, in a fixed order, so that another
 * export has the same bytes. What differs between organizations is in `ids`, `shareLinks`, `uploadRequests` and the folders of reminders
 * and activity. Links, requests and activity are not imported.
 */
export const bagPaths = {
  organization: 'data/organization.json',
  tags: 'data/tags.json',
  correspondents: 'data/correspondents.json',
  documentTypes: 'data/document-types.json',
  fields: 'data/fields.json',
  views: 'data/views.json',
  taggingRules: 'data/tagging-rules.json',
  documents: 'data/documents.json',
  shareLinks: 'data/share-links.json',
  uploadRequests: 'data/upload-requests.json',
  ids: 'data/ids.json',
} as const;

export const bagFolders = {
  files: 'data/documents/',
  versions: 'data/versions/',
  texts: 'data/texts/',
  notes: 'data/notes/',
  reminders: 'data/reminders/',
  activity: 'data/activity/',
} as const;

/** Returns the path of a former version of the document at `file`. */
export function versionPath(file: string, number: number): string {
  return `${bagFolders.versions}${number}/${file.slice(bagFolders.files.length)}`;
}

/**
 * Returns the paths of a document in a bag; `name` has to be unique there. `%` is replaced, as some readers of manifests cannot handle it.
 */
export function documentPaths(name: string) {
  const safe = name.replaceAll('%', '_');
  return {
    file: `${bagFolders.files}${safe}`,
    textFile: `${bagFolders.texts}${safe}.txt`,
    notesFile: `${bagFolders.notes}${safe}.json`,
    remindersFile: `${bagFolders.reminders}${safe}.json`,
    activityFile: `${bagFolders.activity}${safe}.json`,
  };
}

export const bagOrganizationSchema = z.object({ documentLanguages: z.array(z.string()) });

export const bagTagsSchema = z.array(
  tagSchema.pick({ name: true, color: true, description: true }),
);

export const bagCorrespondentsSchema = z.array(
  correspondentSchema
    .pick({ name: true, aliases: true, defaultDocumentType: true })
    .extend({ defaultTags: z.array(z.string()) }),
);

/** The organization's own types, and the built-in ones that it has renamed (`name`) or hidden, by key. */
export const bagDocumentTypesSchema = z.array(
  z.object({ key: documentTypeKeySchema, name: z.string().nullable(), isHidden: z.boolean() }),
);

export const bagFieldsSchema = z.array(
  customFieldSchema
    .pick({ name: true, key: true, type: true })
    .extend({ options: z.array(fieldOptionSchema.pick({ name: true, color: true })) }),
);

export const bagViewsSchema = z.array(
  viewSchema.pick({ name: true, search: true, isShared: true }).extend({
    tags: z.array(z.string()),
    extractionState: viewSchema.shape.filters.shape.extractionState,
    sort: z.object({ field: z.string(), order: sortOrderSchema }).nullable(),
    columns: z.array(z.string()),
  }),
);

/** Tags and correspondents are by name, and custom fields by `key`; a value is null if what it refers to was deleted. */
export const bagTaggingRulesSchema = z.array(
  taggingRuleSchema.pick({ name: true, description: true, isEnabled: true, match: true }).extend({
    conditions: z.array(z.record(z.string(), z.unknown())),
    tags: z.array(z.string()),
    fieldActions: z.array(z.record(z.string(), z.unknown())),
  }),
);

const bagVersionSchema = z.object({
  number: z.number().int(),
  name: z.string(),
  sha256: z.string(),
  restoredFrom: z.number().int().nullable(),
  file: z.string().nullable(),
});
export type BagVersion = z.infer<typeof bagVersionSchema>;

/**
 * A document with the paths of its files; null for a lost original, no text and no notes. `versions` are all versions of the file, if there
 * are several; a restored one has the file of the version `restoredFrom`. `fields` are by key: options and members by name, documents by
 * SHA-256. `isTextEdited`: the text is not that of the file. `related`: relations to other documents, each of which is listed by both.
 */
const bagDocumentSchema = documentSummarySchema
  .pick({ name: true, originalName: true, originalSize: true, mimeType: true, createdAt: true })
  .extend({
    sha256: z.string(),
    file: z.string().nullable(),
    versions: z.array(bagVersionSchema).default([]),
    textFile: z.string().nullable(),
    isTextEdited: z.boolean(),
    notesFile: z.string().nullable(),
    ...documentFieldsSchema.shape,
    endDate: documentFieldsSchema.shape.endDate.default(null),
    noticeDate: documentFieldsSchema.shape.noticeDate.default(null),
    isPaid: documentSummarySchema.shape.isPaid.default(false),
    archiveNumber: documentSummarySchema.shape.archiveNumber.default(null),
    correspondent: z.string().nullable(),
    tags: z.array(z.string()),
    fields: z.record(z.string(), customFieldValueSchema),
    related: z.array(z.object({ sha256: z.string(), kind: z.enum(pairKinds) })).default([]),
  });
export type BagDocument = z.infer<typeof bagDocumentSchema>;

export const bagDocumentsSchema = z.array(bagDocumentSchema);

export const bagNotesSchema = z.array(
  z.object({
    text: z.string(),
    author: z.string(),
    importedBy: z.string().nullable().optional(),
    createdAt: wireDate,
  }),
);

export const bagRemindersSchema = z.array(
  reminderSchema.pick({
    source: true,
    date: true,
    snoozedUntil: true,
    note: true,
    assigneeId: true,
    createdAt: true,
    doneAt: true,
  }),
);

/** Share links to documents by SHA-256, without their secrets, so that the export cannot open them. */
export const bagShareLinksSchema = z.array(
  z.object({
    name: z.string(),
    note: z.string().nullable(),
    documents: z.array(z.string()),
    view: z.string().nullable().default(null),
    createdBy: z.string().nullable(),
    createdAt: wireDate,
    expiresAt: wireDate.nullable(),
    hasPassword: z.boolean(),
    isDownloadAllowed: z.boolean(),
    showsDetails: z.boolean(),
    showsOrganization: z.boolean(),
    isEnabled: z.boolean(),
    notifiesOnOpening: z.boolean(),
    maxDownloads: z.number().nullable(),
  }),
);

/** File requests with tags, the correspondent and recipients by name, and without their secrets. */
export const bagUploadRequestsSchema = z.array(
  z.object({
    title: z.string(),
    note: z.string(),
    checklist: z.array(z.string()),
    createdAt: wireDate,
    expiresAt: wireDate,
    graceDays: z.number(),
    hasPassword: z.boolean(),
    maxFiles: z.number(),
    maxTotalBytes: z.number(),
    maxFilesPerDay: z.number().nullable(),
    isSingleSender: z.boolean(),
    asksName: z.boolean(),
    tags: z.array(z.string()),
    correspondent: z.string().nullable(),
    recipients: z.array(z.string()),
    isEnabled: z.boolean(),
    isAlwaysAccepted: z.boolean(),
  }),
);

export const bagActivitySchema = z.array(activitySchema);

const idOfName = z.object({ id: z.string(), name: z.string() });

/** The original ids and times of change, for references from elsewhere. */
export const bagIdsSchema = z.object({
  organizationId: z.string(),
  exportedAt: wireDate,
  tags: z.array(idOfName),
  correspondents: z.array(idOfName),
  fields: z.array(idOfName),
  views: z.array(idOfName),
  taggingRules: z.array(idOfName),
  documents: z.array(
    z.object({ id: z.string(), sha256: z.string(), updatedAt: wireDate.nullable() }),
  ),
});
