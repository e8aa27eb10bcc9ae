import { beforeAll, expect, it } from 'vitest';
import type { PaperlessClient } from '../../support/paperless.ts';
import { createUsedArchive, formOf, replayOf, taskId } from '../../support/replay.ts';

let client: PaperlessClient;
beforeAll(async () => {
  ({ client } = await createUsedArchive());
});

const pdf = Uint8Array.from('%PDF-1.4\n%%EOF', (character) => character.charCodeAt(0));
const clients: [string, string, string | undefined][] = [
  ['nextcloud/integration_paperless', 'application/pdf', 'From Nextcloud'],
  ['the recipe of ScanServJS', 'application/octet-stream', undefined],
];

it.each(clients)('takes the files of %s', async (name, type, title) => {
  const file = new File([pdf, name], 'Scan, März 1.pdf', { type });
  const parts: [string, string | File][] = [['document', file]];
  if (title) parts.push(['title', title]);
  await replayOf(client)('POST documents/post_document/', taskId, { body: formOf(parts) });
  const [newest] = (await client.list('documents/?ordering=-id')).results;
  expect(newest).toMatchObject({
    title: title ?? 'Scan, März 1',
    original_file_name: 'Scan, März 1.pdf',
    mime_type: 'application/pdf',
  });
});
