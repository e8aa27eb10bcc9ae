import { tagNameKey } from '../../../../shared/archive/tags/tag.ts';
import type { ImportPlan } from '../plan/import-plan.ts';
import { createDefinitions } from './create-definitions.ts';
import type { Define } from './define.ts';
import type { ImportTransport } from './import-transport.ts';
import { peopleOf, type ImportFields, type ImportTarget } from './item-metadata.ts';
import type { Send } from './request-pace.ts';
import { resolveFields } from './resolve-fields.ts';

type Context = { transport: ImportTransport; define: Define; send: Send };

/** Makes the tags, fields and more that are missing. The fields are by their names in the plan. */
export async function prepareArchive(plan: ImportPlan, context: Context): Promise<ImportTarget> {
  await createTags(plan, context);
  const fields = await prepareFields(plan, context);
  if (plan.contents) await createDefinitions(plan.contents, { ...context, fields });
  const needsPeople =
    plan.contents !== undefined || plan.fields.some(({ type }) => type === 'person');
  return {
    fields,
    people: peopleOf(needsPeople ? await context.send(context.transport.listPeople) : []),
  };
}

async function createTags({ tags }: ImportPlan, { transport, define, send }: Context) {
  const known = new Set((await send(transport.listTags)).map(({ name }) => tagNameKey(name)));
  for (const tag of tags) {
    if (!known.has(tagNameKey(tag.name))) await define(tag.name, () => transport.createTag(tag));
  }
}

async function prepareFields(
  plan: ImportPlan,
  { transport, define, send }: Context,
): Promise<ImportFields> {
  const fields = new Map<string, Awaited<ReturnType<ImportTransport['createField']>>>();
  if (plan.fields.length === 0) return fields;
  const existing = await send(transport.listFields);
  for (const resolution of resolveFields(plan.fields, existing)) {
    const { name } = resolution.planned;
    switch (resolution.action) {
      case 'use':
        fields.set(name, resolution.field);
        break;
      case 'create':
      case 'extend': {
        const field = await define(name, () => transport.createField(resolution));
        if (field) fields.set(name, field);
        break;
      }
      case 'none':
        break;
    }
  }
  return fields;
}
