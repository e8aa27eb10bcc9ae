import { correspondentKey } from '../../../../shared/archive/correspondents/correspondent.ts';
import type { KnownIds } from '../../../../shared/archive/export/import-inputs.ts';
import type { ExportContents } from '../../../../shared/archive/export/read-bag.ts';
import { tagNameKey } from '../../../../shared/archive/tags/tag.ts';
import type { ImportRequests } from '../requests/import-requests.ts';
import type { ImportTarget } from '../engine/item-metadata.ts';
import type { Send } from '../requests/request-pace.ts';

export async function knownIdsOf(
  contents: ExportContents,
  {
    fields,
    types,
    requests,
    send,
  }: Pick<ImportTarget, 'fields' | 'types'> & { requests: ImportRequests; send: Send },
): Promise<KnownIds & { correspondents: Map<string, string> }> {
  const [tags, correspondents] = [
    await send(requests.listTags),
    await send(requests.listCorrespondents),
  ];
  return {
    types,
    tags: new Map(tags.map(({ id, name }) => [tagNameKey(name), id])),
    correspondents: new Map(
      correspondents.flatMap(({ id, name, aliases }) =>
        [...aliases, name].map((each) => [correspondentKey(each), id] as const),
      ),
    ),
    fields: new Map(
      contents.fields.flatMap(({ key, name }) => {
        const field = fields.get(name);
        return field ? [[key, field] as const] : [];
      }),
    ),
  };
}
