import { correspondentKey } from '../../../../shared/archive/correspondents/correspondent.ts';
import {
  correspondentInputs,
  taggingRuleInputs,
  viewInputs,
} from '../../../../shared/archive/export/import-inputs.ts';
import type { ExportContents } from '../../../../shared/archive/export/read-bag.ts';
import { tagNameKey } from '../../../../shared/archive/tags/tag.ts';
import { foldCase } from '../../../../shared/fold-case.ts';
import type { Send } from './request-pace.ts';
import type { ImportTransport } from './import-transport.ts';
import type { ImportFields } from './item-metadata.ts';

type Context = {
  fields: ImportFields;
  transport: ImportTransport;
  send: Send;
  signal: AbortSignal;
};

/** Makes the correspondents, views and tagging rules of an export that the organization does not have by name. */
export async function createDefinitions(contents: ExportContents, context: Context) {
  const { transport, send, signal, fields } = context;
  const [tags, correspondents] = [
    await send(transport.listTags),
    await send(transport.listCorrespondents),
  ];
  const tagIds = new Map(tags.map(({ id, name }) => [tagNameKey(name), id]));
  const correspondentIds = new Map(
    correspondents.map(({ id, name }) => [correspondentKey(name), id]),
  );
  for (const input of correspondentInputs(contents, { tags: tagIds })) {
    signal.throwIfAborted();
    const key = correspondentKey(input.name);
    if (correspondentIds.has(key)) continue;
    correspondentIds.set(key, await send(() => transport.createCorrespondent(input)));
  }
  const ids = {
    tags: tagIds,
    correspondents: correspondentIds,
    fields: new Map(
      contents.fields.flatMap(({ key, name }) => {
        const field = fields.get(name);
        return field ? [[key, field.id] as const] : [];
      }),
    ),
  };
  const views = new Set((await send(transport.listViews)).map(foldCase));
  for (const input of viewInputs(contents, ids)) {
    signal.throwIfAborted();
    if (!views.has(foldCase(input.name))) await send(() => transport.createView(input));
  }
  const rules = new Set((await send(transport.listRules)).map(foldCase));
  for (const { input } of taggingRuleInputs(contents, ids)) {
    signal.throwIfAborted();
    if (!rules.has(foldCase(input.name))) await send(() => transport.createRule(input));
  }
}
