import { beforeAll, expect, it } from 'vitest';
import { createApiKey } from '../support/access.ts';
import type { WireDocument } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { DavClient, davClient, pdf } from '../support/dav.ts';

let owner: Owner;
let client: DavClient;
beforeAll(async () => {
  owner = await createOwner();
  client = await davClient(owner);
});

/** The requests that a client sends for one file, in order, with the expected statuses. */
type Exchange = [
  method: string,
  path: string,
  expected: number,
  options?: { headers?: Record<string, string>; body?: string },
];
const lockinfo = `<?xml version="1.0"?><D:lockinfo xmlns:D="DAV:"><D:lockscope><D:exclusive/></D:lockscope><D:locktype><D:write/></D:locktype><D:owner>ada</D:owner></D:lockinfo>`;
const propfind =
  '<?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop><resourcetype/><getcontentlength/></prop></propfind>';
const depth = (value: string) => ({ headers: { depth: value }, body: propfind });

const clients: Record<string, Exchange[]> = {
  'macOS (WebDAVFS)': [
    ['OPTIONS', 'inbox/', 200],
    ['PROPFIND', 'inbox/', 207, depth('0')],
    ['PROPFIND', 'inbox/._scan.pdf', 404, depth('0')],
    ['PROPFIND', 'inbox/scan.pdf', 404, depth('0')],
    ['PUT', 'inbox/scan.pdf', 201],
    ['LOCK', 'inbox/scan.pdf', 200, { headers: { timeout: 'Second-600' }, body: lockinfo }],
    [
      'PUT',
      'inbox/scan.pdf',
      204,
      { headers: { 'x-expected-entity-length': '23' }, body: pdf('From a Mac') },
    ],
    ['PROPFIND', 'inbox/scan.pdf', 207, depth('0')],
    ['UNLOCK', 'inbox/scan.pdf', 204, { headers: { 'lock-token': '<opaquelocktoken:1>' } }],
    ['PUT', 'inbox/._scan.pdf', 201, { body: 'resource fork' }],
  ],
  'Windows (WebClient)': [
    ['OPTIONS', 'inbox', 200],
    ['PROPFIND', 'inbox', 207, depth('0')],
    ['PROPFIND', 'inbox/scan.pdf', 404, depth('0')],
    ['PUT', 'inbox/scan.pdf', 201],
    ['LOCK', 'inbox/scan.pdf', 200, { body: lockinfo }],
    [
      'PROPPATCH',
      'inbox/scan.pdf',
      207,
      {
        body: '<D:propertyupdate xmlns:D="DAV:" xmlns:Z="urn:schemas-microsoft-com:"><D:set><D:prop><Z:Win32FileAttributes>00000000</Z:Win32FileAttributes></D:prop></D:set></D:propertyupdate>',
      },
    ],
    ['HEAD', 'inbox/scan.pdf', 200],
    [
      'PUT',
      'inbox/scan.pdf',
      204,
      { headers: { if: '(<opaquelocktoken:1>)' }, body: pdf('From Windows') },
    ],
    ['UNLOCK', 'inbox/scan.pdf', 204],
  ],
  'sardine (apps for Android)': [
    ['PROPFIND', 'inbox/', 207, depth('1')],
    ['HEAD', 'inbox/scan.pdf', 404],
    [
      'PUT',
      'inbox/scan.pdf',
      201,
      { headers: { 'content-type': 'application/pdf' }, body: pdf('From Android') },
    ],
    ['HEAD', 'inbox/scan.pdf', 200],
  ],
  rclone: [
    ['PROPFIND', 'inbox/scan.pdf', 404, depth('0')],
    ['MKCOL', 'inbox/', 405],
    [
      'PUT',
      'inbox/scan.pdf.1a2b3c4d.partial',
      201,
      { headers: { 'oc-checksum': 'SHA1:00' }, body: pdf('From rclone') },
    ],
    ['PROPFIND', 'inbox/scan.pdf.1a2b3c4d.partial', 207, depth('0')],
    ['MOVE', 'inbox/scan.pdf.1a2b3c4d.partial', 201, { headers: { overwrite: 'T' } }],
    ['PROPFIND', 'inbox/scan.pdf', 207, depth('0')],
  ],
  'scanners with an embedded client': [
    [
      'PUT',
      'inbox/scan.pdf',
      201,
      {
        headers: { expect: '100-continue', 'content-type': 'application/octet-stream' },
        body: pdf('From a device'),
      },
    ],
    ['GET', 'inbox/', 200],
  ],
};

it.each(Object.entries(clients))('stores a file of %s', async (_client, exchanges) => {
  const own = await createOwner();
  const device = await davClient(own);
  const destination = `${device.base}inbox/scan.pdf`;
  for (const [method, path, expected, { headers = {}, body } = {}] of exchanges) {
    const options = { headers: { ...headers, destination }, ...(body !== undefined && { body }) };
    expect(await device.status(method, path, options), `${method} ${path}`).toBe(expected);
  }
  const { documents } = await own.get<{ documents: WireDocument[] }>(`${own.org}/documents`);
  expect(documents.map(({ name }) => name)).toEqual(['scan.pdf']);
});

async function lock(headers = {}) {
  const response = await client.request('LOCK', 'inbox/a%26b.pdf', { headers, body: lockinfo });
  expect(response.status).toBe(200);
  const token = response.headers.get('lock-token') ?? '';
  const text = await response.text();
  expect(text).toContain(`<D:locktoken><D:href>${token.slice(1, -1)}</D:href></D:locktoken>`);
  expect(text).toContain('inbox/a%26b.pdf</D:href></D:lockroot>');
  return token;
}

it('gives the token of a lock to its client, and the same one again', async () => {
  const token = await lock();
  expect(token).toMatch(/^<opaquelocktoken:[0-9a-f-]{36}>$/);
  expect(await lock({ if: `(${token})` })).toBe(token);
});

it('never reads a cookie', async () => {
  const key = await createApiKey(owner, { permissions: ['documents:create'] });
  const device = new DavClient(owner.organizationId, key);
  const response = await device.request('PROPFIND', 'inbox/', {
    headers: { depth: '0', cookie: owner.headers['cookie'] ?? '' },
  });
  expect(response.status).toBe(207);
  expect(response.headers.get('set-cookie')).toBeNull();
});
