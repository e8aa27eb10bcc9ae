import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { readFixture } from '../support/fixtures.ts';
import { createOwner, formWith, uploadDocument, type Owner } from '../support/client.ts';
import { createTag, createTextDocument, listDocuments, unknownId } from '../support/builders.ts';
import { documentsTable } from '../support/tables.ts';

const script = '<script>alert(1)</script>';

async function openInline(owner: Owner, file: { name: string; content: string; type: string }) {
  const document = await uploadDocument(owner, file);
  return owner.request('GET', `${owner.org}/documents/${document.id}/file?inline`);
}

describe('the file route', () => {
  it.each([
    ['page.html', 'text/html', `<!doctype html><html><body>${script}</body></html>`],
    ['drawing.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
    [
      'drawing.xml',
      'application/xml',
      `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`,
    ],
    ['picture.gif', 'text/html', `GIF89a/*${script}*/=1;`],
    ['report.pdf', 'application/pdf', `<html>${script}</html>`],
    ['note.txt', 'text/plain', `just text ${script}`],
    ['feed.rss', 'application/rss+xml', `<?xml version="1.0"?><rss>${script}</rss>`],
    [
      'page.xhtml',
      'application/xhtml+xml',
      `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`,
    ],
    ['code.js', 'text/javascript', 'alert(1)'],
  ])('never lets a browser run %s (%s)', async (name, type, content) => {
    const owner = await createOwner();
    const response = await openInline(owner, { name, type, content });
    expect(new TextDecoder().decode(await response.arrayBuffer())).toBe(content);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    const shownAs = response.headers.get('content-type') ?? '';
    const isInline = response.headers.get('content-disposition')?.startsWith('inline');
    if (isInline)
      expect(shownAs).toMatch(/^(text\/plain|image\/(gif|png|jpeg|webp)|application\/pdf)/);
    else expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it.each([
    ['code.js', 'text/javascript'],
    ['code.mjs', 'application/javascript'],
    ['style.css', 'text/css'],
    ['drawing.svg', 'image/svg+xml'],
  ])('serves %s in a way that no page of the product can use it', async (name, type) => {
    const owner = await createOwner();
    const document = await uploadDocument(owner, { name, type, content: '/* */' });
    for (const query of ['', '?inline']) {
      const path = `${owner.org}/documents/${document.id}/file${query}`;
      const response = await owner.request('GET', path);
      expect(response.headers.get('content-type')).toBe('text/plain');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each([
    'quo"te.txt',
    'line\r\nSet-Cookie: a=b.txt',
    'evil\u202etxt.exe',
    '../../etc/passwd',
    String.raw`..\..\windows.ini`,
    `${'x'.repeat(300)}.txt`,
    '%0d%0aX-Injected: 1.txt',
    '漢字 ü.txt',
    '.htaccess',
    'semi;colon=1.txt',
  ])('keeps the name %j inside of its header', async (name) => {
    const owner = await createOwner();
    const document = await uploadDocument(owner, { name, content: 'text' });
    expect(document.name.length).toBeLessThanOrEqual(255);
    const response = await owner.request('GET', `${owner.org}/documents/${document.id}/file`);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('x-injected')).toBeNull();
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(
      /^attachment; filename="[ -!#-[\]-~]*"(; filename\*=UTF-8''[\w!#$&+.^`|~%-]+)?$/,
    );
    expect(disposition).not.toMatch(/%2F|%5C|%E2%80%AE|%0[AD]/i);
  });
});

describe('the query of a list', () => {
  const wrong = [
    'pageSize=100000',
    'pageSize=0',
    'pageSize=-1',
    'pageSize=NaN',
    'pageSize=1.5',
    'pageSize=1e2',
    'pageIndex=-1',
    'pageIndex=99999999999',
    'pageSize=10&pageSize=20',
    'pageIndex=',
    'pageSize=%00',
  ];
  it.each(wrong)('is refused: %s', async (query) => {
    const owner = await createOwner();
    const document = await createTextDocument(owner);
    for (const path of [
      'documents',
      'documents/deleted',
      'documents/search',
      `documents/${document.id}/activity`,
    ]) {
      await owner.fails('GET', `${owner.org}/${path}?${query}`, { code: 'request.invalid' });
    }
  });

  it.each([
    'sortField=sha256',
    'sortField=name;drop table documents',
    'sortOrder=up',
    'extractionState=done',
    'extractionState=pending',
    `tags=${Array.from({ length: 11 }, () => unknownId('tag')).join('&tags=')}`,
  ])('names only what there is: %.60s', async (query) => {
    const owner = await createOwner();
    await owner.fails('GET', `${owner.org}/documents?${query}`, { code: 'request.invalid' });
  });

  it('may request a page after the last', async () => {
    const owner = await createOwner();
    await createTextDocument(owner);
    expect(await listDocuments(owner, '?pageIndex=999999999')).toEqual({
      ids: [],
      documentsCount: 1,
    });
  });

  it('filters documents whose text could not be read, scans that nothing has read among them', async () => {
    const owner = await createOwner();
    await createTextDocument(owner);
    await uploadDocument(owner, { name: 'empty.txt', content: ' ' });
    const scan = await uploadDocument(owner, {
      name: 'scan.pdf',
      content: await readFixture('letter.pdf'),
    });
    const broken = await uploadDocument(owner, {
      name: 'a.pdf',
      content: '%PDF-1.4 nothing follows',
    });
    await harness.finishJobs();
    // Simulates a document from before pages were recognized.
    await harness
      .platform()
      .databaseFor(owner.organizationId)
      .update(documentsTable)
      .set({ extractionState: 'none', recognition: null })
      .where(eq(documentsTable.id, scan.id));
    expect(await listDocuments(owner, '?extractionState=failed')).toEqual({
      ids: [broken.id, scan.id],
      documentsCount: 2,
    });
    const search = `${owner.org}/documents/search?searchQuery=pdf&extractionState=failed`;
    expect(await owner.get(search)).toMatchObject({ documentsCount: 2 });
  });
});

function chunked(chunks: Iterable<Uint8Array | string>) {
  const iterator = chunks[Symbol.iterator]();
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) return controller.close();
      controller.enqueue(typeof value === 'string' ? new TextEncoder().encode(value) : value);
    },
  });
}

function* uploadOf(megabytes: number) {
  yield '--b\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n';
  for (let index = 0; index < megabytes; index += 1) yield new Uint8Array(1024 * 1024);
  yield '\r\n--b--\r\n';
}

function send(owner: Owner, path: string, request: { type: string; body: BodyInit }) {
  return harness.fetch(path, {
    method: 'POST',
    headers: {
      ...owner.headers,
      origin: 'http://localhost:8787',
      'content-type': request.type,
    },
    body: request.body,
    duplex: 'half',
  } as RequestInit);
}

describe('a body', () => {
  it('over the limit is rejected while it is read, and leaves no file', async () => {
    const owner = await createOwner();
    const response = await send(owner, `${owner.org}/documents`, {
      type: 'multipart/form-data; boundary=b',
      body: chunked(uploadOf(11)),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: 'document.size_too_large' } });
    expect(await listDocuments(owner)).toEqual({ ids: [], documentsCount: 0 });
    const { files } = await harness.platform().files.list();
    expect(files.filter(({ key }) => key.startsWith(owner.organizationId))).toEqual([]);
  });

  it('within the limit is accepted', async () => {
    const owner = await createOwner();
    const response = await send(owner, `${owner.org}/documents`, {
      type: 'multipart/form-data; boundary=b',
      body: chunked(uploadOf(10)),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ document: { originalSize: 10 * 1024 * 1024 } });
  });

  it.each([
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nends',
    ],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\nx\r\n--b--',
    ],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--',
    ],
    ['multipart/form-data; boundary=b', 'no form at all'],
    ['multipart/form-data; boundary=b', ''],
    ['multipart/form-data', 'x'],
    ['text/plain', 'x'],
    ['application/json', '{}'],
  ])('of uploads are refused when they are broken: %s %.70j', async (type, body) => {
    const owner = await createOwner();
    const response = await send(owner, `${owner.org}/documents`, { type, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'request.invalid' } });
    expect((await listDocuments(owner)).documentsCount).toBe(0);
    const { files } = await harness.platform().files.list();
    expect(files.filter(({ key }) => key.startsWith(owner.organizationId))).toEqual([]);
  });

  it.each(['tags', 'documents/batch/trash'])(
    'of JSON is limited, also without a length: %s',
    async (path) => {
      const owner = await createOwner();
      const response = await send(owner, `${owner.org}/${path}`, {
        type: 'application/json',
        body: chunked([
          '{"name":"',
          ...Array.from({ length: 5 }, () => 'x'.repeat(1024 * 1024)),
          '"}',
        ]),
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ error: { code: 'request.too_large' } });
    },
  );

  it.each([
    ['['.repeat(100_000) + ']'.repeat(100_000)],
    ['{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)],
    ['{"name":"a","color":"#ffffff"'],
    ['null'],
    ['"text"'],
    [''],
  ])('of JSON may be as deep or as broken as they like: %.20s', async (body) => {
    const owner = await createOwner();
    const response = await send(owner, `${owner.org}/tags`, { type: 'application/json', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'request.invalid' } });
  });

  it('cannot set the prototype of an object', async () => {
    const owner = await createOwner();
    const body =
      '{"__proto__":{"color":"#000000","documentsCount":9},"constructor":{"prototype":{"isAdmin":true}},"name":"a","color":"#ffffff"}';
    const response = await send(owner, `${owner.org}/tags`, { type: 'application/json', body });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ tag: { color: '#ffffff', documentsCount: 0 } });
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});

describe('paths', () => {
  it('are the same however they are encoded', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    const foreign = await createTextDocument(stranger);
    const own = await createTag(owner);
    const paths = [
      `${owner.org}/documents/..%2F..%2F${stranger.organizationId}%2Fdocuments%2F${foreign.id}`,
      `${owner.org}/documents/%2e%2e/%2e%2e/${stranger.organizationId}/documents/${foreign.id}`,
      `${owner.org}%2F..%2F${stranger.organizationId}/documents/${foreign.id}`,
      `${owner.org}//documents/${foreign.id}`,
      `${owner.org}/documents/${foreign.id}%00`,
      `${owner.org}/documents/${foreign.id}%20`,
      `${owner.org}/documents/${foreign.id.toUpperCase()}`,
      `${owner.org}/documents/${foreign.id}`,
      `${owner.org}/documents/%ff`,
    ];
    for (const path of paths) {
      const response = await owner.request('GET', path);
      expect([400, 403, 404], path).toContain(response.status);
      await response.text();
    }
    const encoded = own.id.replace('t', '%74');
    await owner.call('DELETE', `${owner.org}/%74ags/${encoded}`, { status: 204 });
  });

  it('respond the same for a document of another organization and for none', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    const foreign = await createTextDocument(stranger);
    for (const suffix of ['', '/file', '/activity']) {
      const answers = await Promise.all(
        [foreign.id, unknownId('doc')].map((id) =>
          owner.fails('GET', `${owner.org}/documents/${id}${suffix}`, {
            code: 'document.not_found',
          }),
        ),
      );
      expect(answers[0]?.message).toBe(answers[1]?.message);
    }
  });
});

it('responses of the API are private', async () => {
  const owner = await createOwner();
  const response = await owner.request('GET', `${owner.org}/documents`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const upload = await owner.request(
    'POST',
    `${owner.org}/documents`,
    formWith({ name: 'a', content: 'b' }),
  );
  expect(upload.headers.get('cache-control')).toBe('private, no-store');
});
