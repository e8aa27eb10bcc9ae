import {
  nameKey,
  type CustomField,
} from '../../../../shared/archive/custom-fields/custom-field.ts';
import { typeOf } from '../../../../shared/archive/export/import-inputs.ts';
import {
  earliestTime,
  metadataLimits,
  type UploadMetadataInput,
} from '../../../../shared/archive/uploads/upload-metadata.ts';
import { limits } from '../../../../shared/limits.ts';
import { tagNameKey } from '../../../../shared/archive/tags/tag.ts';
import type { ItemMetadata, PlannedNote, PlannedValue } from '../plan/import-plan.ts';
import { noteTexts } from '../plan/note-texts.ts';

/** The organization's fields by the planned names, without those for which there was no room. */
export type ImportFields = ReadonlyMap<string, CustomField>;

type FieldValue = Exclude<PlannedValue['value'], { items: string[] }>;

/** Members by name, without ambiguous names, and the ids of all. */
export type People = { named: ReadonlyMap<string, string>; ids: ReadonlySet<string> };

/** `types`: keys of custom types in the organization by those in the plan. */
export type ImportTarget = {
  fields: ImportFields;
  types: ReadonlyMap<string, string>;
  people: People;
};

export function peopleOf(members: readonly { id: string; name: string }[]): People {
  const byName = Map.groupBy(members, ({ name }) => name);
  return {
    named: new Map(
      [...byName].flatMap(([name, [one, ...others]]) =>
        one && others.length === 0 ? [[name, one.id] as const] : [],
      ),
    ),
    ids: new Set(members.map(({ id }) => id)),
  };
}

export function uploadMetadataOf(
  metadata: ItemMetadata,
  { fields, types, people }: ImportTarget,
): { metadata: UploadMetadataInput; reason?: 'notes-left-out' | 'details-left-out' } {
  const { values = [], notes = [], tags = [], documentType, ...others } = metadata;
  const own =
    documentType === undefined
      ? others
      : { ...others, documentType: typeOf(documentType, types) ?? null };
  const keyed: [string, FieldValue][] = [];
  const kept: PlannedNote[] = [];
  for (const { field: name, value } of values) {
    if (isLink(value)) continue;
    const field = fields.get(name);
    if (field && canHave(field, value, people.named)) keyed.push([field.key, value]);
    else kept.push(...noteTexts(`${name}: ${asText(value)}`).map((text) => ({ text })));
  }
  return withinLimits(own, {
    notes: [...notes, ...kept],
    fields: keyed,
    tags: withoutRepeats(tags),
  });
}

function withoutRepeats(names: readonly string[]): string[] {
  return [...Map.groupBy(names, tagNameKey).values()].flatMap(([name = '']) => name);
}

type Details = { notes: PlannedNote[]; fields: [string, FieldValue][]; tags: string[] };

/** Returns the details that fit: if they are too large together, notes are dropped first, then values, then tags. */
function withinLimits(own: Omit<UploadMetadataInput, keyof Details>, wanted: Details) {
  const sent: Details = {
    notes: wanted.notes.slice(0, metadataLimits.notes),
    fields: [...wanted.fields],
    tags: wanted.tags.slice(0, limits.documentTags.max),
  };
  const metadataOf = ({ notes, fields, tags }: Details): UploadMetadataInput => ({
    ...own,
    ...(tags.length > 0 && { tags }),
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
    ...(notes.length > 0 && { notes }),
  });
  while (byteLength(metadataOf(sent)) > metadataLimits.bytes) {
    const removable = [sent.notes, sent.fields, sent.tags].find(({ length }) => length > 0);
    if (!removable) break;
    removable.pop();
  }
  const metadata = metadataOf(sent);
  const hasAll = (part: keyof Details) => sent[part].length === wanted[part].length;
  if (!hasAll('fields') || !hasAll('tags')) {
    return { metadata, reason: 'details-left-out' } as const;
  }
  return hasAll('notes') ? { metadata } : ({ metadata, reason: 'notes-left-out' } as const);
}

/**
 * Removes times that the server rejects: those after `latest` (in milliseconds), which a fast clock gives, and those
 * before the earliest allowed time.
 */
export function withoutLaterTimes(
  { createdAt, notes, ...metadata }: ItemMetadata,
  latest: number,
): ItemMetadata {
  const isPast = (time: string | undefined) => {
    const moment = Date.parse(time ?? '');
    return moment >= earliestTime.getTime() && moment <= latest;
  };
  return {
    ...metadata,
    ...(isPast(createdAt) && { createdAt }),
    ...(notes && {
      notes: notes.map(({ createdAt: notedAt, ...note }) => ({
        ...note,
        ...(isPast(notedAt) && { createdAt: notedAt }),
      })),
    }),
  };
}

export function isLink(value: PlannedValue['value']): value is { items: string[] } {
  return typeof value === 'object' && 'items' in value && !Array.isArray(value);
}

function canHave(
  { type, options }: CustomField,
  value: FieldValue,
  people: People['named'],
): boolean {
  const names = [value].flat().filter((name) => typeof name === 'string');
  if (type === 'person') return names.every((name) => people.has(name));
  if (type !== 'select' && type !== 'multi-select') return true;
  const known = new Set(options.map(({ name }) => nameKey(name)));
  return names.every((name) => known.has(nameKey(name)));
}

function asText(value: FieldValue): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? `${value.amount} ${value.currency}` : String(value);
}

function byteLength(metadata: UploadMetadataInput): number {
  return new TextEncoder().encode(JSON.stringify(metadata)).length;
}
