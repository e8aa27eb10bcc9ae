import { tagNameKey } from '../../../../shared/archive/tags/tag.ts';
import type { ImportPlan } from '../plan/import-plan.ts';
import type { ImportTransport } from './import-transport.ts';
import { createDefinitions } from './create-definitions.ts';
import type { ImportFields, ImportTarget } from './item-metadata.ts';
import type { Send } from './request-pace.ts';
import { resolveFields } from './resolve-fields.ts';

/** Makes the tags, fields and more that are missing. The fields are by their names in the plan. */
export async function prepareArchive(
  plan: ImportPlan,
  { transport, send, signal }: { transport: ImportTransport; send: Send; signal: AbortSignal },
): Promise<ImportTarget> {
  const fields = await prepareFields(plan, { transport, send, signal });
  if (plan.contents) await createDefinitions(plan.contents, { fields, transport, send, signal });
  const hasPeople = plan.fields.some(({ type }) => type === 'person');
  const people = new Set(hasPeople ? await send(transport.listPeople) : []);
  return { fields, people };
}

async function prepareFields(
  plan: ImportPlan,
  { transport, send, signal }: { transport: ImportTransport; send: Send; signal: AbortSignal },
): Promise<ImportFields> {
  const known = new Set(
    (await send(() => transport.listTags())).map(({ name }) => tagNameKey(name)),
  );
  for (const tag of plan.tags) {
    signal.throwIfAborted();
    if (!known.has(tagNameKey(tag.name))) await send(() => transport.createTag(tag));
  }
  const fields = new Map<string, Awaited<ReturnType<ImportTransport['createField']>>>();
  if (plan.fields.length === 0) return fields;
  const existing = await send(() => transport.listFields());
  for (const resolution of resolveFields(plan.fields, existing)) {
    signal.throwIfAborted();
    const { name } = resolution.planned;
    switch (resolution.action) {
      case 'use':
        fields.set(name, resolution.field);
        break;
      case 'create':
      case 'extend':
        fields.set(name, await send(() => transport.createField(resolution)));
        break;
      case 'none':
        break;
    }
  }
  return fields;
}
