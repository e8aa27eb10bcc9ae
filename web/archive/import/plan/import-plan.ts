import type { CustomFieldType } from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import type { UploadMetadataInput } from '../../../../shared/archive/uploads/upload-metadata.ts';
import type { ExportContents } from '../../../../shared/archive/export/read-bag.ts';
import type { PairKind } from '../../../../shared/archive/related/related.ts';
import type { Reminder } from '../../../../shared/archive/reminders/reminder.ts';

/** What the preview says about a source, each with a number: what is left out, or kept in another way. */
export const importNotices = [
  'missing-parts',
  'changed-files',
  'changed-descriptions',
  'missing-files',
  'unlisted-files',
  'hidden-files',
  'packed-archives',
  'empty-files',
  'unsafe-paths',
  'same-content',
  'trashed-documents',
  'document-versions',
  'names-cut',
  'tag-cycles',
  'unknown-references',
  'values-as-notes',
  'several-links',
  'storage-paths',
  'workflows',
  'matching-rules',
  'mail-rules',
  'saved-views',
  'share-links',
  'users',
  'permissions',
  'encrypted-values',
] as const;
export type ImportNotice = (typeof importNotices)[number];

/** A value of a custom field, by its name. Options and members are named; a document has the keys of other items. */
export type PlannedValue = {
  field: string;
  value:
    | string
    | number
    | boolean
    | string[]
    | { amount: number; currency: string }
    | { items: string[] };
};

export type PlannedNote = { text: string; createdAt?: string; author?: string };

/** What a document gets. Values are of custom fields, by their names; null says that there is none. */
export type ItemMetadata = Omit<UploadMetadataInput, 'fields' | 'notes'> & {
  values?: PlannedValue[];
  notes?: PlannedNote[];
};

/** `assigneeId` is that of a user, who may be no member. */
export type PlannedReminder = Pick<
  Reminder,
  'source' | 'date' | 'note' | 'snoozedUntil' | 'assigneeId'
> & { isDone: boolean };

/** A version of a file; one that was made current again has the bytes of the version `restoredFrom`. */
export type ItemVersion = {
  name: string;
  sha256: string;
  restoredFrom: number | null;
  read: () => Promise<Blob>;
};

/**
 * `notes` besides those of its metadata; `text`: instead of what is read in the file; `versions`: all of a file that has
 * several, the first one first.
 */
export type ItemFile = {
  name: string;
  blob: Blob;
  notes?: PlannedNote[];
  reminders?: PlannedReminder[];
  text?: string;
  versions?: readonly ItemVersion[];
};

/** Something of the source that becomes a document, or several: an email with attachments. */
export type ImportItem = {
  /** The same each time the same source is read. */
  key: string;
  /** Where it is in the source, as people read it. */
  label: string;
  size: number;
  metadata: ItemMetadata;
  /** What was decided about it and other items. */
  related?: { item: string; kind: PairKind }[];
  /** Where they are only read with the files. */
  notesCount?: number;
  /** Of its one file, where it is known without reading it. */
  sha256?: string;
  /** Its files, `maxSize` bytes each at most (0 = any); `leaveOut` gets the name of each of several that is not. Throws `SourceError`. */
  read(maxSize: number, leaveOut?: (name: string) => void): Promise<ItemFile[]>;
};

export type PlannedTag = { name: string; color?: string; description?: string | null };
export type PlannedField = {
  name: string;
  type: CustomFieldType;
  options: { name: string; color?: string }[];
  key?: string;
};

/** A type of the source by its key there. `name` is null for a built-in one that is not renamed. */
export type PlannedType = { key: string; name: string | null; isHidden: boolean };

export type ImportKind = 'paperless' | 'sheaf' | 'files';

/** What a source contains, read without an organization. */
export type ImportPlan = {
  kind: ImportKind;
  sourceName: string;
  version?: string;
  items: ImportItem[];
  tags: PlannedTag[];
  fields: PlannedField[];
  /** Types besides the built-in ones as they are. */
  documentTypes?: PlannedType[];
  notices: Map<ImportNotice, NoticeDetails>;
  /** Amounts have no currency of their own: those of `plan` are in the one that was given. */
  needsCurrency: boolean;
  /** Of an export of Sheaf: what its documents refer to, with more than a name. */
  contents?: ExportContents;
};

/** `examples`: a few names, for people. */
export type NoticeDetails = { count: number; examples: string[] };

const mostExamples = 5;

export function addTo(details: NoticeDetails, example = '', count = 1) {
  details.count += count;
  if (example !== '' && details.examples.length < mostExamples) details.examples.push(example);
}

/** Counts what is left out. */
export function createNotices() {
  const notices = new Map<ImportNotice, NoticeDetails>();
  const add = (notice: ImportNotice, example = '', count = 1) => {
    const details = notices.get(notice) ?? { count: 0, examples: [] };
    addTo(details, example, count);
    notices.set(notice, details);
  };
  return { notices, add };
}
export type AddNotice = ReturnType<typeof createNotices>['add'];
