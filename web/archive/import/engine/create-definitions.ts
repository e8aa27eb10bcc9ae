import { correspondentKey } from '../../../../shared/archive/correspondents/correspondent.ts';
import {
  correspondentInputs,
  viewInputs,
} from '../../../../shared/archive/export/import-inputs.ts';
import type { ExportContents } from '../../../../shared/archive/export/read-bag.ts';
import { foldCase } from '../../../../shared/fold-case.ts';
import type { Define } from './define.ts';
import type { ImportTransport } from './import-transport.ts';
import type { ImportFields } from './item-metadata.ts';
import { knownIdsOf } from './known-ids.ts';
import type { Send } from './request-pace.ts';

/**
 * Makes the correspondents and views of an export that the organization does not have by name, and gives it the languages of the
 * documents if it has none.
 */
export async function createDefinitions(
  contents: ExportContents,
  {
    fields,
    transport,
    define,
    send,
  }: { fields: ImportFields; transport: ImportTransport; define: Define; send: Send },
) {
  const { documentLanguages } = contents;
  if (documentLanguages.length > 0) {
    const languages = await send(transport.listLanguages);
    if (languages.length === 0) await send(() => transport.setLanguages(documentLanguages));
  }
  const known = await knownIdsOf(contents, { fields, transport, send });
  for (const input of correspondentInputs(contents, known)) {
    const key = correspondentKey(input.name);
    if (known.correspondents.has(key)) continue;
    const id = await define(input.name, () => transport.createCorrespondent(input));
    if (id !== undefined) known.correspondents.set(key, id);
  }
  const views = new Set((await send(transport.listViews)).map(foldCase));
  for (const input of viewInputs(contents, known)) {
    if (views.has(foldCase(input.name))) continue;
    await define(input.name, () => transport.createView(input));
  }
}
