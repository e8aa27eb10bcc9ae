import type { CustomFieldType } from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import type { UploadMetadataInput } from '../../../../shared/archive/uploads/upload-metadata.ts';
import type { ExportContents } from '../../../../shared/archive/export/read-bag.ts';
import type { PairKind } from '../../../../shared/archive/related/related.ts';
import type { Reminder } from '../../../../shared/archive/reminders/reminder.ts';

/** Notices of the preview, each with a number: what is left out or changed. */
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

/**
 * A value of a custom field, by its name. Options and members are given by name, linked documents by their items' keys.
 */
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

/** The metadata of an item. Custom fields are given by name; null means that a value is explicitly empty. */
export type ItemMetadata = Omit<UploadMetadataInput, 'fields' | 'notes'> & {
  values?: PlannedValue[];
  notes?: PlannedNote[];
};

/** `assigneeId` is the id of a user, who may not be a member. */
export type PlannedReminder = Pick<
  Reminder,
  'source' | 'date' | 'note' | 'snoozedUntil' | 'assigneeId'
> & { isDone: boolean };

/** A version of a file; a restored version has the bytes of `restoredFrom`. */
export type ItemVersion = {
  name: string;
  sha256: string;
  restoredFrom: number | null;
  read: () => Promise<Blob>;
};

/**
 * `notes` are added to those of the metadata; `text` replaces text extraction; `versions` are all versions of a file
 * with several, oldest first.
 */
export type ItemFile = {
  name: string;
  blob: Blob;
  notes?: PlannedNote[];
  reminders?: PlannedReminder[];
  text?: string;
  versions?: readonly ItemVersion[];
};

/** A part of the source that becomes one or several documents, such as an email with attachments. */
export type ImportItem = {
  /** Stable across reads of the same source. */
  key: string;
  label: string;
  size: number;
  metadata: ItemMetadata;
  /** Decisions about this item and others. */
  related?: { item: string; kind: PairKind }[];
  /** Set if the notes are only read with the files. */
  notesCount?: number;
  sha256?: string;
  hasVersions?: boolean;
  /**
   * Reads the item's files of at most `maxSize` bytes each (0 means any); `leaveOut` receives the name of each skipped
   * file if there are several. Throws `SourceError`.
   */
  read(maxSize: number, leaveOut?: (name: string) => void): Promise<ItemFile[]>;
};

export type PlannedTag = { name: string; color?: string; description?: string | null };
export type PlannedField = {
  name: string;
  type: CustomFieldType;
  options: { name: string; color?: string }[];
  key?: string;
};

/** A document type by its key in the source. `name` is null for a built-in type that is not renamed. */
export type PlannedType = { key: string; name: string | null; isHidden: boolean };

export type ImportKind = 'paperless' | 'sheaf' | 'files';

export type ImportPlan = {
  kind: ImportKind;
  sourceName: string;
  version?: string;
  items: ImportItem[];
  tags: PlannedTag[];
  fields: PlannedField[];
  documentTypes?: PlannedType[];
  notices: Map<ImportNotice, NoticeDetails>;
  /** Amounts have no currency of their own; `plan` uses the given one. */
  needsCurrency: boolean;
  /** Full definitions that the documents refer to; only in an export of Sheaf. */
  contents?: ExportContents;
};

export type NoticeDetails = { count: number; examples: string[] };

const mostExamples = 5;

export function addTo(details: NoticeDetails, example = '', count = 1) {
  details.count += count;
  if (example !== '' && details.examples.length < mostExamples) details.examples.push(example);
}

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
