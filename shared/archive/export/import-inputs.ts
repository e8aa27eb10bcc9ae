import { utf8Length } from '../../text/utf8-length.ts';
import { correspondentKey } from '../correspondents/correspondent.ts';
import { metadataLimits, type UploadMetadataInput } from '../documents/upload-metadata.ts';
import { tagNameKey } from '../tags/tag.ts';
import type { BagDocument } from './bag-layout.ts';
import type { BagNotes, ExportContents } from './read-bag.ts';

/*
 * The requests that make of an export an archive again, in this order: the languages, tags, fields, correspondents and views; the
 * documents, one upload each with `uploadMetadata`; values that are documents, and texts that a person has edited; and, once
 * the documents are read, the rules. These are created disabled and then enabled, so that they change none of them.
 */

/** Ids of what the organization has, by `tagNameKey`, `correspondentKey`, and the key of a field. */
export type KnownIds = {
  tags: ReadonlyMap<string, string>;
  correspondents: ReadonlyMap<string, string>;
  fields: ReadonlyMap<string, string>;
};

/** Bodies of `POST …/correspondents`. */
export function correspondentInputs(
  { correspondents }: ExportContents,
  ids: Pick<KnownIds, 'tags'>,
) {
  return correspondents.map(({ defaultTags, ...correspondent }) => ({
    ...correspondent,
    defaultTagIds: idsOf(defaultTags, ids.tags, tagNameKey),
  }));
}

/** Bodies of `POST …/views`. */
export function viewInputs({ views }: ExportContents, ids: KnownIds) {
  const columnOf = (column: string) => {
    if (!column.startsWith('field:')) return [column];
    return ids.fields.get(column.slice('field:'.length)) ?? [];
  };
  return views.map(({ name, search, isShared, tags, extractionState, sort, columns }) => {
    const [field] = sort ? [columnOf(sort.field)].flat() : [];
    return {
      name,
      search,
      isShared,
      filters: {
        tags: idsOf(tags, ids.tags, tagNameKey),
        ...(extractionState && { extractionState }),
      },
      sort: sort && field ? { field, order: sort.order } : null,
      columns: columns.flatMap(columnOf),
    };
  });
}

/**
 * Bodies of `POST …/tagging-rules`, disabled: `isEnabled` says which to enable afterwards. What names a correspondent that does not
 * exist is left out, and a rule without anything to do.
 */
export function taggingRuleInputs({ taggingRules }: ExportContents, ids: KnownIds) {
  const withIds = (part: Record<string, unknown>) => {
    if (part['field'] !== 'correspondent' || typeof part['value'] !== 'string') return [part];
    const id = ids.correspondents.get(correspondentKey(part['value']));
    return id === undefined ? [] : [{ ...part, value: id }];
  };
  return taggingRules.flatMap(({ tags, conditions, fieldActions, isEnabled, ...rule }) => {
    const input = {
      ...rule,
      isEnabled: false,
      conditions: conditions.flatMap(withIds),
      tagIds: idsOf(tags, ids.tags, tagNameKey),
      fieldActions: fieldActions.flatMap(withIds),
    };
    const isWhole = input.conditions.length === conditions.length;
    const hasEffect = input.tagIds.length + input.fieldActions.length > 0;
    return isWhole && hasEffect ? [{ input, isEnabled }] : [];
  });
}

/**
 * The metadata of a document's upload, whose file is named `originalName`. Fields without a value are given as null, so that nothing is
 * found for them. `withoutPeople`: values of fields that are no member. The notes are as many as fit; `leftOut` is the number of the
 * others.
 */
export function uploadMetadata(
  document: BagDocument,
  {
    contents,
    notes,
    people,
  }: { contents: ExportContents; notes: BagNotes; people: readonly string[] },
): { metadata: UploadMetadataInput; leftOut: number } {
  const types = new Map(contents.fields.map(({ key, type }) => [key, type]));
  const fields = Object.entries(document.fields).filter(([key, value]) => {
    const type = types.get(key);
    if (type === 'person') return typeof value === 'string' && people.includes(value);
    return type !== undefined && type !== 'document';
  });
  const metadata = {
    name: document.name,
    createdAt: document.createdAt.toISOString(),
    tags: document.tags,
    correspondent: document.correspondent,
    documentDate: document.documentDate,
    dueDate: document.dueDate,
    documentType: document.documentType,
    totalAmount: document.totalAmount,
    iban: document.iban,
    reference: document.reference,
    vatId: document.vatId,
    fields: Object.fromEntries(fields),
  };
  const all = notes.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() }));
  let room = metadataLimits.bytes - utf8Length(JSON.stringify({ ...metadata, notes: [] }));
  const fitting = all.filter((note) => {
    room -= utf8Length(JSON.stringify(note)) + 1;
    return room >= 0;
  });
  return { metadata: { ...metadata, notes: fitting }, leftOut: all.length - fitting.length };
}

/** The values of a document that are documents: the key of the field, and the SHA-256 of the other, to be set once that is there. */
export function documentLinks(
  document: BagDocument,
  { fields }: ExportContents,
): { key: string; sha256: string }[] {
  return fields.flatMap(({ key, type }) => {
    const sha256 = document.fields[key];
    return type === 'document' && typeof sha256 === 'string' ? [{ key, sha256 }] : [];
  });
}

function idsOf(
  names: readonly string[],
  ids: ReadonlyMap<string, string>,
  keyOf: (name: string) => string,
): string[] {
  return names.flatMap((name) => ids.get(keyOf(name)) ?? []);
}
