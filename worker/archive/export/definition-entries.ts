import {
  bagCorrespondents,
  bagFields,
  bagTaggingRules,
  bagTags,
  bagViews,
  type Referred,
} from '../../../shared/archive/export/bag-definitions.ts';
import {
  bagCorrespondentsSchema,
  bagDocumentTypesSchema,
  bagFieldsSchema,
  bagIdsSchema,
  bagPaths,
  bagTaggingRulesSchema,
  bagTagsSchema,
  bagViewsSchema,
} from '../../../shared/archive/export/bag-layout.ts';
import { hasPermission } from '../../access/actor.ts';
import type { ReadForResponse } from '../../access/long-response.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findCorrespondents } from '../correspondents/correspondent-store.ts';
import { presentTypes, selectTypes } from '../document-types/rows/document-type-store.ts';
import { findTaggingRules } from '../tagging-rules/tagging-rule-store.ts';
import { findTags } from '../tags/tag-store.ts';
import { findViews } from '../views/view-store.ts';
import { payloadText, type PayloadEntry } from './bag-entries.ts';
import type { ExportRow } from './export-store.ts';
import { findReferred } from './find-referred.ts';
import { jsonText } from './json-text.ts';

export type WriteDefinitions = (
  scope: OrganizationScope,
  read: ReadForResponse,
) => Promise<{ path: string; text: string }>;

type Described = {
  rows: readonly ExportRow[];
  referred: Referred;
  others: readonly WriteDefinitions[];
  exportedAt: Date;
};

type Named = { id: string; name: string };
type Names = Record<'tags' | 'correspondents' | 'fields' | 'views' | 'taggingRules', Named[]>;

export async function* definitionEntries(
  scope: OrganizationScope,
  { rows, referred, others, exportedAt }: Described,
  read: ReadForResponse,
): AsyncGenerator<PayloadEntry> {
  const names: Names = { tags: [], correspondents: [], fields: [], views: [], taggingRules: [] };
  if (hasPermission(scope.actor, 'tags:read')) {
    const writers = [
      writeTags,
      writeTypes,
      writeCorrespondents,
      writeFields,
      writeViews,
      writeRules,
    ];
    for (const write of writers) {
      const { path, text } = await write(scope, { names, fields: referred.fields, read });
      yield await payloadText(path, text, exportedAt);
    }
  }
  for (const write of others) {
    const { path, text } = await write(scope, read);
    yield await payloadText(path, text, exportedAt);
  }
  const ids = { organizationId: scope.organizationId, exportedAt, ...names, documents: [...rows] };
  yield await payloadText(bagPaths.ids, jsonText(bagIdsSchema, ids), exportedAt);
}

type Writing = { names: Names; fields: Referred['fields']; read: ReadForResponse };

async function writeTags(scope: OrganizationScope, { names, read }: Writing) {
  const tags = await read(() => findTags(scope));
  names.tags = namesOf(tags);
  return { path: bagPaths.tags, text: jsonText(bagTagsSchema, bagTags({ tags })) };
}

async function writeTypes(scope: OrganizationScope, { read }: Writing) {
  const stored = presentTypes(await read(() => selectTypes(scope)));
  const types = stored.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return { path: bagPaths.documentTypes, text: jsonText(bagDocumentTypesSchema, types) };
}

async function writeCorrespondents(scope: OrganizationScope, { names, read }: Writing) {
  const correspondents = await read(() => findCorrespondents(scope));
  names.correspondents = namesOf(correspondents);
  const text = jsonText(
    bagCorrespondentsSchema,
    bagCorrespondents({ correspondents, tags: names.tags }),
  );
  return { path: bagPaths.correspondents, text };
}

function writeFields(_scope: OrganizationScope, { names, fields }: Writing) {
  names.fields = namesOf(fields);
  const text = jsonText(bagFieldsSchema, bagFields({ fields: [...fields] }));
  return Promise.resolve({ path: bagPaths.fields, text });
}

async function writeViews(scope: OrganizationScope, { names, fields, read }: Writing) {
  const views = await read(() => findViews(scope));
  names.views = namesOf(views);
  const described = bagViews({ views, tags: names.tags, fields: [...fields] });
  return { path: bagPaths.views, text: jsonText(bagViewsSchema, described) };
}

async function writeRules(scope: OrganizationScope, { names, fields, read }: Writing) {
  const { rules, referred } = await read(async () => {
    const rules = await findTaggingRules(scope);
    return { rules, referred: await findReferred(scope, { fields, rules }) };
  });
  names.taggingRules = namesOf(rules);
  const { tags, correspondents } = names;
  const described = bagTaggingRules({ taggingRules: rules, tags, correspondents }, referred);
  return { path: bagPaths.taggingRules, text: jsonText(bagTaggingRulesSchema, described) };
}

function namesOf(things: readonly Named[]): Named[] {
  return things.map(({ id, name }) => ({ id, name }));
}
