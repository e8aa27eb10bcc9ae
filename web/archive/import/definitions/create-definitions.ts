import { correspondentKey } from '../../../../shared/archive/correspondents/correspondent.ts';
import {
  correspondentInputs,
  viewInputs,
} from '../../../../shared/archive/export/import-inputs.ts';
import type { ExportContents } from '../../../../shared/archive/export/read-bag.ts';
import { foldCase } from '../../../../shared/text/fold-case.ts';
import type { Define } from './define.ts';
import type { ImportRequests } from '../requests/import-requests.ts';
import type { ImportTarget } from '../engine/item-metadata.ts';
import { knownIdsOf } from './known-ids.ts';
import type { Send } from '../requests/request-pace.ts';

export async function createDefinitions(
  contents: ExportContents,
  {
    fields,
    types,
    requests,
    define,
    send,
  }: Pick<ImportTarget, 'fields' | 'types'> & {
    requests: ImportRequests;
    define: Define;
    send: Send;
  },
) {
  const { documentLanguages } = contents;
  if (documentLanguages.length > 0) {
    const languages = await send(requests.listLanguages);
    if (languages.length === 0) await send(() => requests.setLanguages(documentLanguages));
  }
  const known = await knownIdsOf(contents, { fields, types, requests, send });
  for (const input of correspondentInputs(contents, known)) {
    const key = correspondentKey(input.name);
    if (known.correspondents.has(key)) continue;
    const id = await define(input.name, () => requests.createCorrespondent(input));
    if (id !== undefined) known.correspondents.set(key, id);
  }
  const views = new Set((await send(requests.listViews)).map(foldCase));
  for (const input of viewInputs(contents, known)) {
    if (views.has(foldCase(input.name))) continue;
    await define(input.name, () => requests.createView(input));
  }
}
