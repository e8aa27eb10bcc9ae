import type { UploadMetadataInput } from '../../shared/archive/uploads/upload-metadata.ts';
import type { CustomField } from '../../shared/archive/custom-fields/custom-field.ts';
import { createId } from '../../shared/ids.ts';
import { ApiError } from '../../web/api/api-error.ts';
import type { ImportRecord } from '../../web/archive/import/records/import-record.ts';
import type { ImportRequests } from '../../web/archive/import/requests/import-requests.ts';
import type { ImportItem, ImportPlan } from '../../web/archive/import/plan/import-plan.ts';

const organizationId = createId('org');

export function itemsOf(count: number): ImportItem[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `item ${index}`,
    label: `item ${index}`,
    size: 8,
    metadata: {},
    read: async () => [{ name: `item ${index}`, blob: new Blob([`item ${index}`]) }],
  }));
}

export function planOfItems(items: ImportItem[]): ImportPlan {
  return {
    kind: 'files',
    sourceName: 'folder',
    items,
    tags: [],
    fields: [],
    notices: new Map(),
    needsCurrency: false,
  };
}

export function recordOf(plan: ImportPlan): ImportRecord {
  return {
    id: 'import',
    organizationId,
    userId: 'usr',
    kind: plan.kind,
    sourceName: plan.sourceName,
    choices: { foldersAsTags: false, keepsDates: false, currency: 'EUR' },
    fingerprint: '',
    total: plan.items.length,
    startedAt: 0,
    status: 'open',
  };
}

export function fakeArchive() {
  const documents = new Map<string, { name: string; metadata: UploadMetadataInput }>();
  const idsByName = new Map<string, string>();
  const ownIds = new Set<string>();
  const failures = new Map<string, unknown[]>();
  const lost = new Map<string, unknown>();
  const fields: CustomField[] = [];
  let [running, mostAtOnce, uploads, killAt, isDead] = [0, 0, 0, Infinity, false];
  let breakage: unknown;
  const death = Promise.withResolvers<void>();

  const add = (name: string, metadata: UploadMetadataInput = {}) => {
    const id = createId('doc');
    documents.set(id, { name, metadata });
    idsByName.set(name, id);
    return id;
  };

  const upload: ImportRequests['upload'] = async (file, metadata) => {
    uploads += 1;
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    await Promise.resolve();
    running -= 1;
    const failure = breakage ?? failures.get(file.name)?.shift();
    if (failure) throw failure;
    const known = idsByName.get(file.name);
    if (known !== undefined) {
      const details = { documentId: known };
      throw new ApiError({ code: 'document.already_exists', status: 409, message: '', details });
    }
    const documentId = add(file.name, metadata);
    ownIds.add(documentId);
    const loss = lost.get(file.name);
    lost.delete(file.name);
    if (loss) throw loss;
    if (documents.size >= killAt) {
      isDead = true;
      death.resolve();
    }
    // A closed page gets no response.
    if (isDead) await new Promise(() => {});
    return { documentId, isRestored: false };
  };

  const requests: ImportRequests = {
    listTags: async () => [],
    listCorrespondents: async () => [],
    listViews: async () => [],
    listRules: async () => [],
    listTypes: async () => [],
    createType: async (name) => name,
    changeType: async () => {},
    listPeople: async () => [],
    createCorrespondent: async () => createId('cor'),
    listLanguages: async () => [],
    setLanguages: async () => {},
    createView: async () => {},
    createRule: async () => createId('tr'),
    enableRule: async () => {},
    listReminders: async () => [],
    createReminder: async () => createId('rem'),
    updateReminder: async () => {},
    setText: async () => {},
    countVersions: async () => 1,
    addVersion: async () => {},
    restoreVersion: async () => {},
    createTag: async () => {},
    listFields: async () => fields,
    createField: async () => {
      throw new ApiError({ code: 'limit.reached', status: 403, message: '' });
    },
    upload,
    now: async () => {
      if (breakage !== undefined) throw breakage;
      return 0;
    },
    findKnown: async () => [],
    findDocuments: async ({ name }) =>
      [...documents].flatMap(([id, document]) => (document.name === name ? [id] : [])),
    wasAddedSince: async (documentId) => ownIds.has(documentId),
    setLink: async () => {},
    setPair: async () => {},
    trash: async (ids) => {
      const there = ids.filter((id) => documents.delete(id));
      return there;
    },
  };

  return {
    requests,
    documents,
    add,
    fail: (name: string, errors: unknown[]) => failures.set(name, errors),
    /** Makes every request fail until the error is undefined. */
    break: (error: unknown) => {
      breakage = error;
    },
    /** Adds the document but returns another response. */
    loseResponse: (name: string, response: unknown = new TypeError('The response was lost')) =>
      lost.set(name, response),
    mostAtOnce: () => mostAtOnce,
    uploads: () => uploads,
    killAfter: (count: number) => {
      killAt = count;
    },
    killed: () => death.promise,
    revive: () => {
      isDead = false;
      killAt = Infinity;
    },
    fillFields: (count: number) => {
      for (let index = 0; index < count; index += 1) {
        fields.push({
          id: createId('fld'),
          organizationId,
          name: `Field ${index}`,
          key: `field-${index}`,
          type: 'text',
          options: [],
          createdAt: new Date(0),
          updatedAt: null,
        });
      }
    },
  };
}
