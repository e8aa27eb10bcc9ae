import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import { listDocuments, type WireDocument } from '../support/builders.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { davClient, pdf, type DavClient } from '../support/dav.ts';
import { testVariables } from '../support/test-variables.ts';

async function documentsOf(owner: Owner) {
  const { documents } = await owner.get<{ documents: WireDocument[] }>(`${owner.org}/documents`);
  return documents;
}

const namesOf = async (owner: Owner) =>
  (await documentsOf(owner)).map(({ name }) => name).toSorted();

let owner: Owner;
let client: DavClient;
beforeAll(async () => {
  owner = await createOwner();
  client = await davClient(owner);
});

describe('a file that is sent', () => {
  it('becomes a document, and is found again with its size', async () => {
    const body = pdf('Rent for March');
    expect(await client.put('Scan%20%C3%A9t%C3%A9.pdf', body)).toBe(201);
    const [document] = await documentsOf(owner);
    expect(document).toMatchObject({ name: 'Scan été.pdf', mimeType: 'application/pdf' });
    const head = await client.request('HEAD', 'inbox/Scan%20%C3%A9t%C3%A9.pdf');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(body.length)]);
    expect(head.headers.get('content-type')).toBe('application/pdf');
    const [listed] = await client.list();
    expect(listed).toEqual({
      name: 'Scan été.pdf',
      size: body.length,
      etag: head.headers.get('etag'),
    });
    expect(listed?.etag).toMatch(/^"[0-9a-f]{64}"$/);
    const { activities } = await owner.get<{ activities: { apiKeyName?: string }[] }>(
      `${owner.org}/documents/${document?.id}/activity`,
    );
    expect(JSON.stringify(activities)).toContain('Test key');
  });

  it('is seen by its own key alone, and read with the permission to read', async () => {
    const other = await davClient(owner, { permissions: ['documents:create', 'documents:read'] });
    expect(await other.put('own.pdf', pdf('Own'))).toBe(201);
    expect((await other.list()).map(({ name }) => name)).toEqual(['own.pdf']);
    expect(await client.status('HEAD', 'inbox/own.pdf')).toBe(404);
    const read = await other.request('GET', 'inbox/own.pdf');
    expect([read.status, await read.text()]).toEqual([200, pdf('Own')]);
    expect(await client.put('own.pdf', pdf('Own'))).toBe(201);
    expect(await client.status('HEAD', 'inbox/own.pdf')).toBe(200);
    expect(await client.status('GET', 'inbox/own.pdf')).toBe(403);
  });

  it('has the name that a device writes in its own encoding, and none that hurts', async () => {
    const own = await createOwner();
    const device = await davClient(own);
    const names = [
      ['Rechnung%20M%FCller.pdf', 'Rechnung Müller.pdf'],
      ['e%CC%81te.pdf', 'éte.pdf'],
      ['a%2F..%2Fb.pdf', 'a_.._b.pdf'],
      ['%3C%26%22%27%3E%0A.pdf', `<&"'>.pdf`],
      ['50%25.pdf', '50%.pdf'],
      ['%zz.pdf', '%zz.pdf'],
      ['%E6%9B%B8%E9%A1%9E.pdf', '書類.pdf'],
    ] as const;
    for (const [sent, name] of names) {
      expect(await device.put(sent, pdf(name)), sent).toBe(201);
      expect(await device.status('HEAD', `inbox/${sent}`), sent).toBe(200);
    }
    expect(await namesOf(own)).toEqual(names.map(([, name]) => name).toSorted());
    expect((await device.list()).map(({ name }) => name).toSorted()).toEqual(await namesOf(own));
  });

  it('is a success where the archive has it already, and another document with other bytes', async () => {
    const own = await createOwner();
    const device = await davClient(own);
    await uploadDocument(own, { name: 'Lease.pdf', content: pdf('Lease') });
    expect(await device.put('scan.pdf', pdf('Lease'))).toBe(201);
    expect(await device.put('scan.pdf', pdf('Lease'))).toBe(204);
    expect(await namesOf(own)).toEqual(['Lease.pdf']);
    expect(await device.put('scan.pdf', pdf('Invoice'))).toBe(204);
    expect(await namesOf(own)).toEqual(['Lease.pdf', 'scan.pdf']);
    expect(await device.put('scan.pdf', pdf('Letter'))).toBe(204);
    expect(await namesOf(own)).toEqual(['Lease.pdf', 'scan.pdf', 'scan.pdf']);
    const [listed, ...others] = await device.list();
    expect([listed?.size, others]).toEqual([pdf('Letter').length, []]);
  });

  it('makes one document of two requests at the same time, and both succeed', async () => {
    const own = await createOwner();
    const device = await davClient(own);
    const body = pdf('Twice');
    const statuses = await Promise.all([device.put('a.pdf', body), device.put('a.pdf', body)]);
    expect(statuses.every((status) => [201, 204].includes(status))).toBe(true);
    expect(await namesOf(own)).toEqual(['a.pdf']);
    expect(await device.list()).toHaveLength(1);
  });

  it('makes no document while it is empty, and makes it when it comes', async () => {
    const own = await createOwner();
    const device = await davClient(own);
    expect(await device.status('PUT', 'inbox/late.pdf')).toBe(201);
    expect(await device.put('late.pdf', '')).toBe(204);
    expect(await namesOf(own)).toEqual([]);
    expect(await device.list()).toMatchObject([{ name: 'late.pdf', size: 0 }]);
    const empty = await device.request('GET', 'inbox/late.pdf');
    expect([empty.status, await empty.text()]).toEqual([200, '']);
    expect(await device.put('late.pdf', pdf('Late'))).toBe(204);
    expect(await namesOf(own)).toEqual(['late.pdf']);
    expect(await device.put('late.pdf', '')).toBe(204);
    expect(await device.list()).toMatchObject([{ name: 'late.pdf', size: 0 }]);
    expect(await device.put('late.pdf', pdf('Later'))).toBe(204);
    expect(await namesOf(own)).toEqual(['late.pdf', 'late.pdf']);
  });

  it('is none of the files that systems store beside others', async () => {
    const own = await createOwner();
    const device = await davClient(own);
    for (const name of ['._scan.pdf', '.DS_Store', 'Thumbs.db', 'desktop.ini']) {
      expect(await device.put(name, 'resource fork')).toBe(201);
      expect(await device.status('HEAD', `inbox/${name}`)).toBe(200);
      expect(await device.status('GET', `inbox/${name}`)).toBe(404);
      expect(await device.status('DELETE', `inbox/${name}`)).toBe(204);
      expect(await device.status('HEAD', `inbox/${name}`)).toBe(404);
    }
    expect(await namesOf(own)).toEqual([]);
  });

  it('is not stored by a part, or where its bytes end early, and can be sent again', async () => {
    const own = await createOwner();
    const device = await davClient(own);
    const part = { 'content-range': 'bytes 0-9/100' };
    expect(await device.put('part.pdf', pdf('Part'), part)).toBe(400);
    const request = (body: ReadableStream<Uint8Array>) =>
      createApp().fetch(
        new Request(new URL(`${device.base}inbox/cut.pdf`, testVariables.APP_BASE_URL), {
          method: 'PUT',
          headers: device.headers,
          body,
          duplex: 'half',
        } as RequestInit),
        harness.platform(),
      );
    const bytes = new TextEncoder().encode(pdf('Cut'));
    const cut = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes.subarray(0, 5)),
      pull: (controller) => controller.error(new Error('Connection reset')),
    });
    expect((await request(cut)).status).toBe(400);
    expect(await device.status('HEAD', 'inbox/cut.pdf')).toBe(404);
    expect((await request(new Blob([bytes]).stream())).status).toBe(201);
    expect(await namesOf(own)).toEqual(['cut.pdf']);
  });
});

describe('a file that gets its name at the end', () => {
  it('is renamed with its document, once', async () => {
    const own = await createOwner();
    const device = await davClient(own);
    const move = (from: string, to: string, headers = {}) =>
      device.status('MOVE', `inbox/${from}`, {
        headers: { destination: `http://localhost:8787${device.base}inbox/${to}`, ...headers },
      });
    expect(await device.put('Letter.docx.part', pdf('Letter'))).toBe(201);
    expect(await namesOf(own)).toEqual(['Letter.docx']);
    expect(await move('Letter.docx.part', 'Letter.docx')).toBe(201);
    expect(await device.put('4711.tmp', pdf('Invoice'))).toBe(201);
    expect(await move('4711.tmp', 'Invoice%20%C3%84.pdf')).toBe(201);
    expect(await namesOf(own)).toEqual(['Invoice Ä.pdf', 'Letter.docx']);
    expect(await device.status('HEAD', 'inbox/4711.tmp')).toBe(404);
    expect((await device.list()).map(({ name }) => name)).toEqual(['Invoice Ä.pdf', 'Letter.docx']);

    expect(await move('4711.tmp', 'b.pdf')).toBe(404);
    expect(await move('Letter.docx', 'Letter.docx')).toBe(403);
    expect(await move('Letter.docx', 'deeper/b.pdf')).toBe(409);
    expect(await device.put('c.pdf', pdf('Third'))).toBe(201);
    expect(await move('c.pdf', 'Letter.docx', { overwrite: 'F' })).toBe(412);
    expect(await move('c.pdf', 'Letter.docx', { overwrite: 'T' })).toBe(204);
    expect(await namesOf(own)).toEqual(['Invoice Ä.pdf', 'Letter.docx', 'Letter.docx']);
    expect(await device.list()).toHaveLength(2);
  });

  it('leaves the name of a document that was there before, or that a person has renamed', async () => {
    const own = await createOwner();
    const device = await davClient(own);
    const move = (from: string) =>
      device.status('MOVE', `inbox/${from}`, {
        headers: { destination: `${device.base}inbox/final.pdf` },
      });
    await uploadDocument(own, { name: 'Lease.pdf', content: pdf('Lease') });
    expect(await device.put('a.tmp', pdf('Lease'))).toBe(201);
    expect(await move('a.tmp')).toBe(201);
    expect(await device.put('b.tmp', pdf('Letter'))).toBe(201);
    const letter = (await documentsOf(own)).find(({ name }) => name === 'b.tmp');
    await own.call('PATCH', `${own.org}/documents/${letter?.id}`, { body: { name: 'Letter.pdf' } });
    expect(await move('b.tmp')).toBe(204);
    expect(await namesOf(own)).toEqual(['Lease.pdf', 'Letter.pdf']);
    expect(await device.put('c.tmp', pdf('Again'))).toBe(201);
    expect(await device.put('c.tmp', pdf('Again'))).toBe(204);
    expect(await move('c.tmp')).toBe(204);
    expect(await namesOf(own)).toEqual(['Lease.pdf', 'Letter.pdf', 'final.pdf']);
  });
});

const ask = (body: string) =>
  client.status('PROPFIND', 'inbox/', { body, headers: { depth: '0' } });

describe('the folders', () => {
  it('are listed one at a time, however their addresses are joined', async () => {
    for (const path of ['', 'inbox', 'inbox/', '/inbox//']) {
      for (const depth of ['0', '1']) {
        const response = await client.request('PROPFIND', path, { headers: { depth } });
        expect(response.status, path).toBe(207);
        expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
        expect(await response.text()).toContain('<D:collection/>');
      }
    }
    const infinite: Record<string, string>[] = [{ depth: 'infinity' }, {}];
    for (const headers of infinite) {
      const response = await client.request('PROPFIND', 'inbox/', { headers });
      expect(response.status).toBe(403);
      expect(await response.text()).toContain('<D:propfind-finite-depth/>');
    }
  });

  it('ignore what is asked for, also as entities of XML, and no more than a little of it', async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY b "${'b'.repeat(1000)}"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>`;
    for (const body of [bomb, 'no XML', '<D:propfind xmlns:D="DAV:"><D:propname/></D:propfind>']) {
      expect(await ask(body)).toBe(207);
    }
    expect(await ask(' '.repeat(5 * 1024 * 1024))).toBe(413);
  });

  it('cannot be made, deleted or sent to, and say so', async () => {
    const destination = `${client.base}inbox/b/`;
    const outcomes = [
      ['MKCOL', 'inbox/', 405],
      ['MKCOL', 'inbox/Scans/', 403],
      ['MKCOL', 'Scans/', 403],
      ['DELETE', 'inbox/', 403],
      ['MOVE', 'inbox/', 403],
      ['PUT', 'inbox/', 405],
      ['PUT', 'a.pdf', 409],
      ['PUT', 'inbox/Scans/a.pdf', 409],
      ['LOCK', 'Scans/a.pdf', 409],
      ['PROPFIND', 'Scans/', 404],
      ['GET', 'inbox/nothing.pdf', 404],
      ['DELETE', 'inbox/nothing.pdf', 404],
      ['POST', 'inbox/', 405],
      ['PATCH', 'inbox/a.pdf', 405],
    ] as const;
    for (const [method, path, status] of outcomes) {
      const response = await client.request(method, path, { headers: { destination } });
      expect(response.status, `${method} ${path}`).toBe(status);
      expect(await response.text()).toMatch(/<D:error .*<S:message>.+<\/S:message><\/D:error>$/);
    }
  });

  it('keep what has become a document', async () => {
    const own = await createOwner();
    const device = await davClient(own);
    await device.put('a.pdf', pdf('Kept'));
    const response = await device.request('DELETE', 'inbox/a.pdf');
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('Sent files stay in the archive'),
    ]);
    expect((await listDocuments(own)).documentsCount).toBe(1);
  });

  it('open in a browser as a sentence, never as the application', async () => {
    for (const path of ['', 'inbox/']) {
      const response = await client.request('GET', path);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/plain; charset=UTF-8',
      ]);
    }
  });
});
