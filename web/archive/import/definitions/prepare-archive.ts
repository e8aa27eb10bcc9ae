import { nameKey } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { isBuiltInType } from '../../../../shared/reading/fields/document-types.ts';
import { tagNameKey } from '../../../../shared/archive/tags/tag.ts';
import type { ImportPlan } from '../plan/import-plan.ts';
import { createDefinitions } from './create-definitions.ts';
import type { Define } from './define.ts';
import type { ImportRequests } from '../requests/import-requests.ts';
import { peopleOf, type ImportFields, type ImportTarget } from '../engine/item-metadata.ts';
import type { Send } from '../requests/request-pace.ts';
import { resolveFields } from './resolve-fields.ts';

type Context = { requests: ImportRequests; define: Define; send: Send };

export async function prepareArchive(plan: ImportPlan, context: Context): Promise<ImportTarget> {
  await createTags(plan, context);
  const fields = await prepareFields(plan, context);
  const types = await prepareTypes(plan, context);
  if (plan.contents) await createDefinitions(plan.contents, { ...context, fields, types });
  const needsPeople =
    plan.contents !== undefined || plan.fields.some(({ type }) => type === 'person');
  return {
    fields,
    types,
    people: peopleOf(needsPeople ? await context.send(context.requests.listPeople) : []),
  };
}

async function createTags({ tags }: ImportPlan, { requests, define, send }: Context) {
  const known = new Set((await send(requests.listTags)).map(({ name }) => tagNameKey(name)));
  for (const tag of tags) {
    if (!known.has(tagNameKey(tag.name))) await define(tag.name, () => requests.createTag(tag));
  }
}

/** Creates the missing types by name, and applies the plan's changes to built-in types that are unchanged. */
async function prepareTypes(
  { documentTypes = [] }: ImportPlan,
  { requests, define, send }: Context,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  if (documentTypes.length === 0) return keys;
  const existing = await send(requests.listTypes);
  for (const { key, isHidden, ...planned } of documentTypes) {
    const name = planned.name ?? key;
    if (isBuiltInType(key)) {
      const isChanged = existing.some(
        (type) => type.key === key && (type.isRenamed || type.isHidden),
      );
      const change = { name: planned.name, isHidden };
      if (!isChanged) await define(name, () => requests.changeType(key, change));
      continue;
    }
    const known = existing.find((type) => nameKey(type.name) === nameKey(name));
    const made = known?.key ?? (await define(name, () => requests.createType(name)));
    if (made === undefined) continue;
    keys.set(key, made);
    if (!known && isHidden) await define(name, () => requests.changeType(made, { isHidden }));
  }
  return keys;
}

async function prepareFields(
  plan: ImportPlan,
  { requests, define, send }: Context,
): Promise<ImportFields> {
  const fields = new Map<string, Awaited<ReturnType<ImportRequests['createField']>>>();
  if (plan.fields.length === 0) return fields;
  const existing = await send(requests.listFields);
  for (const resolution of resolveFields(plan.fields, existing)) {
    const { name } = resolution.planned;
    switch (resolution.action) {
      case 'use':
        fields.set(name, resolution.field);
        break;
      case 'create':
      case 'extend': {
        const field = await define(name, () => requests.createField(resolution));
        if (field) fields.set(name, field);
        break;
      }
      case 'none':
        break;
    }
  }
  return fields;
}
