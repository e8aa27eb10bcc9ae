import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApiKey } from '../support/access.ts';
import { createTag, createTextDocument } from '../support/builders.ts';
import { casesOn } from '../support/cases-on.ts';
import {
  createOwner,
  formWith,
  TestClient,
  uploadDocument,
  type Owner,
} from '../support/client.ts';
import { bearer } from '../support/route-requests.ts';

/** Properties of every object, which a lookup by name would find although they are not texts. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

let owner: Owner;
beforeAll(async () => {
  owner = await createOwner();
});

describe.each(casesOn('demo', inherited, (name) => name === 'constructor'))(
  'the name %s',
  (name) => {
    it('may be the name, extension and declared type of a file', async () => {
      for (const [index, type] of ['', `${name}/${name}`].entries()) {
        for (const fileName of [name, `x.${name}`, `.${name}`]) {
          for (const content of [`${name} ${fileName} ${index}`, `PK\x03\x04${fileName}${index}`]) {
            const document = await uploadDocument(owner, { name: fileName, content, type });
            expect(document.name).toBe(fileName);
            expect(document.mimeType).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/);
            const path = `${owner.org}/documents/${document.id}`;
            const served = await owner.request('GET', `${path}/file?inline`);
            expect(served.status).toBe(200);
            await served.arrayBuffer();
          }
        }
      }
      await harness.finishJobs();
      const { documents } = await owner.get<{ documents: { extractionState: string }[] }>(
        `${owner.org}/documents`,
      );
      expect(documents.filter(({ extractionState }) => extractionState === 'pending')).toEqual([]);
    });

    it('is an unknown field of a form, parameter of a part and header', async () => {
      const path = `${owner.org}/documents`;
      const form = new FormData();
      form.set(name, new File(['text'], 'a.txt'));
      await owner.fails('POST', path, { code: 'request.invalid', body: form });
      const both = formWith({ name: 'both.txt', content: `a field ${name}` });
      const withField = new FormData();
      withField.set(name, 'value');
      for (const [key, value] of both) withField.set(key, value);
      const client = new TestClient({ ...owner.headers, [name]: name, 'if-match': name });
      expect((await client.request('POST', path, withField)).status).toBe(201);
      const raw = `--b\r\ncontent-disposition: form-data; ${name}="x"; name="file"; filename="${name}"\r\n${name}: ${name}\r\n\r\nraw ${name}\r\n--b--\r\n`;
      const response = await harness.fetch(path, {
        method: 'POST',
        headers: {
          ...owner.headers,
          origin: 'http://localhost:8787',
          'content-type': `multipart/form-data; ${name}=x; boundary=b`,
        },
        body: raw,
      });
      expect(response.status).toBe(201);
    });

    it('is an unknown sort field, state, permission, role, event and color', async () => {
      const { org } = owner;
      for (const query of [`sortField=${name}`, `sortOrder=${name}`, `extractionState=${name}`]) {
        await owner.fails('GET', `${org}/documents?${query}`, { code: 'request.invalid' });
      }
      const { id } = await createTag(owner);
      const inputs: [string, string, unknown][] = [
        ['POST', `${org}/tags`, { name, color: name }],
        ['POST', '/api/api-keys', { name, permissions: [name], allOrganizations: true }],
        ['POST', `${org}/members/invitations`, { email: 'a@example.com', role: name }],
        ['POST', `${org}/webhooks`, { name, url: 'http://localhost/x', events: [name] }],
        [
          'POST',
          `${org}/tagging-rules`,
          { name, conditions: [{ field: name, operator: 'equal', value: name }], tagIds: [id] },
        ],
        [
          'POST',
          `${org}/tagging-rules`,
          { name, conditions: [{ field: 'name', operator: name, value: name }], tagIds: [id] },
        ],
        ['POST', `${org}/documents/batch/trash`, { filter: { [name]: [] } }],
      ];
      for (const [method, path, body] of inputs) {
        await owner.fails(method, path, { code: 'request.invalid', body });
      }
    });

    it('may be the name of a tag, rule, key and organization', async () => {
      const fresh = await createOwner({ organization: name });
      const tag = await createTag(fresh, { name });
      const rule = { name, conditions: [{ field: 'name', operator: 'equal', value: name }] };
      await fresh.post(`${fresh.org}/tagging-rules`, { ...rule, tagIds: [tag.id] });
      const token = await createApiKey(fresh, {});
      const document = await createTextDocument(fresh, { name, content: name });
      const { documents } = await bearer(token).get<{ documents: { tags: unknown[] }[] }>(
        `${fresh.org}/documents/search?searchQuery=${name}`,
      );
      expect(documents).toMatchObject([{ id: document.id, tags: [{ name }] }]);
    });

    it('is ordinary text in a search, also as a filter and its value', async () => {
      const queries = [
        ...['', 'tag:', 'name:', 'content:', 'type:', 'created:', 'size:1'].map(
          (filter) => `${filter}${name}`,
        ),
        `${name}:${name}`,
        `-${name}:x`,
      ];
      for (const query of queries) {
        await owner.get(`${owner.org}/documents/search?searchQuery=${encodeURIComponent(query)}`);
      }
    });

    it('adds nothing to what is stored as an unknown key of a body', async () => {
      const path = '/api/users/me';
      const body = `{"name":"Ada","${name}":{"name":"Eve"}}`;
      const response = await harness.fetch(path, {
        method: 'PUT',
        headers: {
          ...owner.headers,
          origin: 'http://localhost:8787',
          'content-type': 'application/json',
        },
        body,
      });
      expect(await response.json()).toMatchObject({ user: { name: 'Ada' } });
      expect(({} as { name?: string }).name).toBeUndefined();
    });

    it('is no id, path or API key', async () => {
      await owner.fails('GET', `${owner.org}/documents/${name}`, { code: 'request.invalid' });
      await owner.fails('GET', `/api/organizations/${name}`, { code: 'request.invalid' });
      const response = await harness.fetch(`/api/${name}`);
      expect(response.status).toBe(404);
      await bearer(name).fails('GET', '/api/organizations', { code: 'auth.unauthenticated' });
    });
  },
);

describe.each(['\u200b', '\u200e', '\u00ad', '\u3164', '\u2800'])(
  'the character %j',
  (character) => {
    it('is no name and no note on its own', async () => {
      const { org } = owner;
      const { id } = await createTextDocument(owner, { content: `invisible ${character}` });
      const color = '#ffffff';
      const inputs: [string, object][] = [
        ['correspondents', { name: character }],
        ['correspondents', { name: 'Visible', aliases: [character] }],
        ['fields', { name: character, type: 'text' }],
        ['fields', { name: 'Visible', type: 'select', options: [{ name: character }] }],
        ['views', { name: character }],
        ['tags', { name: character, color }],
        [`documents/${id}/notes`, { text: character }],
      ];
      for (const [path, body] of inputs) {
        await owner.fails('POST', `${org}/${path}`, { code: 'request.invalid', body });
      }
    });

    it('makes no other name of one', async () => {
      const fresh = await createOwner();
      const { org } = fresh;
      const name = 'Acme';
      const hidden = `${character}Ac${character}me${character}`;
      const color = '#ffffff';
      const options = [{ name }, { name: hidden }];
      await fresh.post(`${org}/correspondents`, { name });
      await fresh.post(`${org}/fields`, { name, type: 'text' });
      await fresh.post(`${org}/tags`, { name, color });
      await fresh.fails('POST', `${org}/correspondents`, {
        code: 'correspondent.already_exists',
        body: { name: hidden },
      });
      await fresh.fails('POST', `${org}/fields`, {
        code: 'field.already_exists',
        body: { name: hidden, type: 'text' },
      });
      await fresh.fails('POST', `${org}/fields`, {
        code: 'request.invalid',
        body: { name: 'State', type: 'select', options },
      });
      await fresh.fails('POST', `${org}/tags`, {
        code: 'tags.already_exists',
        body: { name: hidden, color },
      });
    });
  },
);

it('names with emoji of several characters are names of their own', async () => {
  const { org } = owner;
  for (const name of ['👩‍👩‍👧', '👩👩👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '❤️ Family']) {
    await owner.post(`${org}/correspondents`, { name });
    const { tag } = await owner.post<{ tag: object }>(`${org}/tags`, { name, color: '#ffffff' });
    expect(tag).toMatchObject({ name });
  }
});

it('a name of quotation marks alone would not be closed in a search', async () => {
  const { org } = owner;
  const { correspondent } = await owner.post<{ correspondent: { id: string } }>(
    `${org}/correspondents`,
    { name: 'Quoted "Ltd"' },
  );
  const search = 'correspondent:"quoted ltd" -tag:x kind:invoice';
  const { view } = await owner.post<{ view: { id: string } }>(`${org}/views`, {
    name: 'Bills',
    search,
  });
  const path = `${org}/correspondents/${correspondent.id}`;
  for (const name of ['"', '“ ”', '«\u200b»']) {
    await owner.fails('PATCH', path, { code: 'request.invalid', body: { name } });
    await owner.fails('POST', `${org}/tags`, {
      code: 'request.invalid',
      body: { name, color: '#ffffff' },
    });
  }
  await owner.call('PATCH', path, { body: { name: '"New" Ltd' } });
  const { views } = await owner.get<{ views: { id: string; search: string }[] }>(`${org}/views`);
  expect(views.find(({ id }) => id === view.id)).toMatchObject({
    search: 'correspondent:"New Ltd" -tag:x kind:invoice',
  });
});
