import { expect, it } from 'vitest';
import { setTransport } from '../../web/api/transport/transport.ts';
import { createImportRequests } from '../../web/archive/import/requests/import-requests.ts';
import { createLocalProduct } from '../support/local-product.ts';

const names = [
  'doc 5.txt',
  'a "quoted" name.txt',
  'Ümläut – 2.txt',
  '領収書.txt',
  'x',
  '!!!',
  '-a OR tag:b.txt',
  `${'long '.repeat(50)}.txt`,
];

it('finds what was being sent by name and size', async () => {
  const product = await createLocalProduct();
  const { organization } = await product.call<{ organization: { id: string } }>(
    'POST',
    '/api/organizations',
    { name: 'Home' },
  );
  setTransport({
    fetch: (input, init = {}) =>
      product.fetch(input instanceof Request ? input.url : String(input), init),
    upload: (path, body, { signal }) => product.fetch(path, { method: 'POST', body, signal }),
    download: () => undefined,
  });
  const requests = createImportRequests(organization.id);
  const startedAt = await requests.now();
  const { signal } = new AbortController();
  for (const [index, name] of names.entries()) {
    const size = 10 + index;
    const file = new File([`${index}`.padEnd(size)], name);
    const { documentId } = await requests.upload(file, {}, signal);
    expect(await requests.findDocuments({ name, size }), name).toEqual([documentId]);
    expect(await requests.findDocuments({ name, size: size + 1 })).toEqual([]);
    const { user } = product;
    expect(await requests.wasAddedSince(documentId, startedAt, user.id)).toBe(true);
    expect(await requests.wasAddedSince(documentId, startedAt + 1e9, user.id)).toBe(false);
  }
});
