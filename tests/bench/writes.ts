import { costOf, type Call, type Caller, type Measured } from './calls.ts';
import { documentIdAt, tagIdAt } from './search/fill.ts';

const uploadsCount = 500;
const uploadsAtOnce = 4;
const bulkCount = 1000;

const documentPath = (organizationId: string, documents: number) =>
  `/api/organizations/${organizationId}/documents/${documentIdAt(organizationId, documents - 7)}`;

export function writingCalls(organizationId: string, documents: number): Record<string, Call> {
  const organization = `/api/organizations/${organizationId}`;
  const document = documentPath(organizationId, documents);
  const tagId = tagIdAt(organizationId, 5);
  const color = '#7A7FFF';
  return {
    upload: { method: 'POST', path: `${organization}/documents`, body: smallFile('one') },
    rename: { method: 'PATCH', path: document, body: { name: 'renamed.pdf' } },
    'change the text': { method: 'PATCH', path: document, body: { content: 'another text' } },
    'move to the trash': { method: 'DELETE', path: document },
    restore: { method: 'POST', path: `${document}/restore` },
    'take a tag off': { method: 'DELETE', path: `${document}/tags/${tagId}` },
    'put a tag on': { method: 'POST', path: `${document}/tags`, body: { tagId } },
    'make a tag': { method: 'POST', path: `${organization}/tags`, body: { name: 'New', color } },
    'change a tag': {
      method: 'PUT',
      path: `${organization}/tags/${tagId}`,
      body: { name: 'Changed', color, description: null },
    },
  };
}

/** Measures the writing calls on an archive that is not needed afterwards. */
export async function measureWrites(
  caller: Caller,
  documents: number,
  organizationId: string,
): Promise<Measured[]> {
  const calls = writingCalls(organizationId, documents);
  const document = documentPath(organizationId, documents);
  const tagId = tagIdAt(organizationId, 5);
  const measured: Measured[] = [];
  // The document has 3 of the tags; the first is removed for the calls below.
  const { answer } = await costOf(caller, { path: document });
  const [own] = (answer as { document: { tags: { id: string }[] } }).document.tags;
  for (const [call, request] of Object.entries(calls)) {
    const path = request.path.replace(`/tags/${tagId}`, (found) =>
      call === 'take a tag off' ? `/tags/${own?.id}` : found,
    );
    const { cost } = await costOf(caller, { ...request, path });
    measured.push({ call, as: caller.name, documents, ...cost });
  }
  return measured;
}

/** Uploads small files, some at a time; `memoryMb` is read before, at half, and after. */
export async function measureUploads(
  caller: Caller,
  organizationId: string,
  memoryMb: () => number,
) {
  const path = `/api/organizations/${organizationId}/documents`;
  const memory = [memoryMb()];
  const start = performance.now();
  let next = 0;
  const uploader = async () => {
    while (next < uploadsCount) {
      next += 1;
      await costOf(caller, { method: 'POST', path, body: smallFile(`upload ${next}`) });
      if (next === uploadsCount / 2) memory.push(memoryMb());
    }
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, uploader));
  const seconds = (performance.now() - start) / 1000;
  memory.push(memoryMb());
  return { files: uploadsCount, perSecond: uploadsCount / seconds, memoryMb: memory };
}

const bulkCallOf = (done: string) => `up to ${bulkCount} ${done} at once`;

export const bulkCalls = ['tagged', 'trashed', 'restored'].map(bulkCallOf);

/** Tags, trashes and restores 1,000 documents, or all if there are fewer, in one call each. */
export async function measureBulk(
  caller: Caller,
  documents: number,
  organizationId: string,
): Promise<Measured[]> {
  const batch = `/api/organizations/${organizationId}/documents/batch`;
  const documentIds = await newestIds(caller, organizationId);
  const filter = { documentIds };
  const calls: Record<string, Call> = {
    tagged: {
      method: 'POST',
      path: `${batch}/tags`,
      body: { filter, addTagIds: [tagIdAt(organizationId, 9)] },
    },
    trashed: { method: 'POST', path: `${batch}/trash`, body: { filter } },
    restored: { method: 'POST', path: `${batch}/restore`, body: { filter } },
  };
  const measured: Measured[] = [];
  for (const [done, request] of Object.entries(calls)) {
    const { cost } = await costOf(caller, request);
    measured.push({ call: bulkCallOf(done), as: caller.name, documents, ...cost });
  }
  return measured;
}

async function newestIds(caller: Caller, organizationId: string): Promise<string[]> {
  const ids: string[] = [];
  const pageSize = 100;
  for (let pageIndex = 0; pageIndex * pageSize < bulkCount; pageIndex += 1) {
    const path = `/api/organizations/${organizationId}/documents?pageSize=${pageSize}&pageIndex=${pageIndex}`;
    const { answer } = await costOf(caller, { path });
    const { documents } = answer as { documents: { id: string }[] };
    ids.push(...documents.map(({ id }) => id));
  }
  return ids;
}

function smallFile(text: string): FormData {
  const form = new FormData();
  form.set('file', new File([`${text} ${crypto.randomUUID()}`], `${text}.txt`));
  return form;
}
