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
 * The payload of an exported bag. All that an import reproduces names things instead of giving their ids, and is in a fixed order:
 * exported again, it has the same bytes. What differs in each organization is in `ids`, `shareLinks`, `uploadRequests` and the
 * folders of the reminders, which have new times, and of the activity. Links, requests and activity are not imported.
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

/** Folders with a file for each document that has one. */
export const bagFolders = {
  files: 'data/documents/',
  versions: 'data/versions/',
  texts: 'data/texts/',
  notes: 'data/notes/',
  reminders: 'data/reminders/',
  activity: 'data/activity/',
} as const;

/** The path of the file of a former version of a document, whose path is `file`. */
export function versionPath(file: string, number: number): string {
  return `${bagFolders.versions}${number}/${file.slice(bagFolders.files.length)}`;
}

/** The paths of a document in a bag; `name` is unique there. `%` is a problem to some readers of manifests. */
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

/** The types that the organization has made, and the built-in ones that it has renamed (`name`) or hidden, by key. */
export const bagDocumentTypesSchema = z.array(
  z.object({ key: documentTypeKeySchema, name: z.string().nullable(), isHidden: z.boolean() }),
);

export const bagFieldsSchema = z.array(
  customFieldSchema
    .pick({ name: true, key: true, type: true })
    .extend({ options: z.array(fieldOptionSchema.pick({ name: true, color: true })) }),
);

/** Tags by name; custom fields as `field:` and their key. */
export const bagViewsSchema = z.array(
  viewSchema.pick({ name: true, search: true, isShared: true }).extend({
    tags: z.array(z.string()),
    extractionState: viewSchema.shape.filters.shape.extractionState,
    sort: z.object({ field: z.string(), order: sortOrderSchema }).nullable(),
    columns: z.array(z.string()),
  }),
);

/**
 * Tags and correspondents by name; a condition or action on a custom field has its `key`, and a value as documents have it, null
 * for one that does not exist any more.
 */
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
 * A document with the paths of its files, null where there are none: an original that the store has lost, no text, no notes.
 * `versions` are all of its file, if it has several, with the paths of the former ones; one that was made current again has the file of
 * the version `restoredFrom`. `fields` by key: options and members by name, documents by their SHA-256. `isTextEdited`: the text is not
 * that of the file. `related`: what was decided about it and another document, which has the same.
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

/**
 * Notes, the oldest first, with the names of their authors and of the persons who imported them; a name is null where it
 * is not known.
 */
export const bagNotesSchema = z.array(
  z.object({
    text: z.string(),
    author: z.string(),
    importedBy: z.string().nullable().optional(),
    createdAt: wireDate,
  }),
);

/** By day; `assigneeId` is the id of the user it is for, null for everybody. */
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

/** Links to documents, by the SHA-256 of each. What opens one is left out, so that nobody finds it in a copy. */
export const bagShareLinksSchema = z.array(
  z.object({
    name: z.string(),
    note: z.string().nullable(),
    documents: z.array(z.string()),
    /** The name of the view that a link shows. */
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

/** Requests for files, with tags, the correspondent and recipients by name, and without what opens one. */
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

/** The ids that all had, and when documents were last changed, for people and programs that know them by these. */
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
