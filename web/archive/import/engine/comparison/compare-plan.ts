import { correspondentKey } from '../../../../../shared/archive/correspondents/correspondent.ts';
import {
  nameKey,
  type CustomField,
} from '../../../../../shared/archive/custom-fields/custom-field.ts';
import { tagNameKey } from '../../../../../shared/archive/tags/tag.ts';
import { isBuiltInType } from '../../../../../shared/reading/fields/document-types.ts';
import { limits } from '../../../../../shared/limits.ts';
import { addTo, type ImportPlan, type NoticeDetails } from '../../plan/import-plan.ts';
import { resolveFields } from '../../definitions/resolve-fields.ts';

/** Definitions with the same name as existing ones, which are used instead. */
export const mergedKinds = ['tags', 'correspondents', 'fields'] as const;
type MergedKind = (typeof mergedKinds)[number];

export type ImportPreview = {
  documents: number;
  size: number;
  notes: number;
  newTags: number;
  newCorrespondents: number;
  newTypes: number;
  taggingRules: number;
  newFields: string[];
  merged: Record<MergedKind, NoticeDetails>;
  /** Fields that get a new name, because a field of another type has theirs. */
  renamedFields: string[];
  roomlessFields: string[];
  tooLarge: number;
  hasTooManyTags: boolean;
};

/** Compares a plan with an organization; `maxSize` is in bytes, 0 means any. */
export function comparePlan(
  plan: ImportPlan,
  archive: {
    tags: readonly { name: string }[];
    correspondents: readonly { name: string; aliases: string[] }[];
    fields: readonly CustomField[];
    types: readonly { name: string }[];
    maxSize: number;
  },
): ImportPreview {
  const tagKeys = new Set(archive.tags.map(({ name }) => tagNameKey(name)));
  const correspondents = new Map(
    archive.correspondents.flatMap(({ name, aliases }) =>
      [...aliases, name].map((each) => [correspondentKey(each), name] as const),
    ),
  );
  const wanted = new Set(plan.contents?.correspondents.map(({ name }) => correspondentKey(name)));
  let [size, notes, tooLarge] = [0, 0, 0];
  for (const item of plan.items) {
    size += item.size;
    notes += item.notesCount ?? item.metadata.notes?.length ?? 0;
    if (archive.maxSize > 0 && item.size > archive.maxSize) tooLarge += 1;
    const { correspondent } = item.metadata;
    if (correspondent) wanted.add(correspondentKey(correspondent));
  }
  const typeKeys = new Set(archive.types.map(({ name }) => nameKey(name)));
  const ownTypes = (plan.documentTypes ?? []).filter(({ key }) => !isBuiltInType(key));
  const fields = resolveFields(plan.fields, archive.fields);
  const [knownTags, newTags] = partition(plan.tags, ({ name }) => tagKeys.has(tagNameKey(name)));
  const [knownNames, newNames] = partition([...wanted], (key) => correspondents.has(key));
  return {
    documents: plan.items.length,
    size,
    notes,
    tooLarge,
    newTags: newTags.length,
    newCorrespondents: newNames.length,
    newTypes: ownTypes.filter(({ name, key }) => !typeKeys.has(nameKey(name ?? key))).length,
    taggingRules: plan.contents?.taggingRules.length ?? 0,
    newFields: fields.flatMap(({ action, name }) => (action === 'create' ? [name] : [])),
    merged: {
      tags: detailsOf(knownTags.map(({ name }) => name)),
      correspondents: detailsOf(knownNames.map((key) => correspondents.get(key) ?? '')),
      fields: detailsOf(
        fields.flatMap(({ action, name }) =>
          action === 'use' || action === 'extend' ? [name] : [],
        ),
      ),
    },
    renamedFields: fields.flatMap(({ action, name, planned }) =>
      action !== 'none' && name !== planned.name ? [name] : [],
    ),
    roomlessFields: fields.flatMap(({ action, planned }) =>
      action === 'none' ? [planned.name] : [],
    ),
    hasTooManyTags: archive.tags.length + newTags.length > limits.tags.max,
  };
}

function partition<Value>(
  values: readonly Value[],
  is: (value: Value) => boolean,
): [Value[], Value[]] {
  const { true: those = [], false: others = [] } = Object.groupBy(values, (value) =>
    is(value) ? 'true' : 'false',
  );
  return [those, others];
}

function detailsOf(names: readonly string[]): NoticeDetails {
  const details: NoticeDetails = { count: 0, examples: [] };
  for (const name of new Set(names)) addTo(details, name);
  return details;
}
