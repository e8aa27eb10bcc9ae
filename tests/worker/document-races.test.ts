import { describe, expect, it } from 'vitest';
import { day } from '../../shared/time/durations.ts';
import type { DocumentUpdate } from '../../shared/archive/documents/document-update.ts';
import { purgeExpiredTrash } from '../support/cron-steps.ts';
import { runJob } from '../support/run-job.ts';
import { searchDocuments } from '../../worker/archive/search/search-documents.ts';
import { createDocument } from '../../worker/archive/uploads/create-document.ts';
import { namedDocuments } from '../../worker/archive/documents/selection/document-selection-store.ts';
import { selectDocument } from '../../worker/archive/documents/document-store.ts';
import type { TaggingCondition } from '../../shared/archive/tagging-rules/tagging-condition.ts';
import { updateDocument } from '../../worker/archive/documents/update-document.ts';
import { createTag } from '../../worker/archive/tags/create-tag.ts';
import { deleteTag } from '../../worker/archive/tags/delete-tag.ts';
import { createTaggingRule } from '../../worker/archive/tagging-rules/create-tagging-rule.ts';
import { deleteTaggingRule } from '../../worker/archive/tagging-rules/delete-tagging-rule.ts';
import { getTaggingRun } from '../../worker/archive/tagging-rules/runs/get-tagging-run.ts';
import { startTaggingRun } from '../../worker/archive/tagging-rules/runs/start-tagging-run.ts';
import {
  setTaggingRuleEnabled,
  updateTaggingRule,
} from '../../worker/archive/tagging-rules/update-tagging-rule.ts';
import { purgeDocument } from '../../worker/archive/trash/purge-document.ts';
import { restoreDocuments } from '../../worker/archive/trash/restore-documents.ts';
import { findCorrespondents } from '../../worker/archive/correspondents/correspondent-store.ts';
import { createCorrespondent } from '../../worker/archive/correspondents/create-correspondent.ts';
import { deleteCorrespondent } from '../../worker/archive/correspondents/remove-correspondent.ts';
import { invoice } from '../support/invoice.ts';
import { trashDocuments } from '../../worker/archive/trash/trash-documents.ts';
import {
  addDocument,
  createArchive,
  everythingOf,
  fileKeysOf,
  fileOf,
  finishJobsTwice,
  jobIdsOf,
  nothing,
  scopeOn,
  type Archive,
} from '../support/archive.ts';
import { steppedPlatform } from '../support/stepped-platform.ts';
import { plainRule } from '../support/plain-rule.ts';

/**
 * Steps of an extraction job: the job, its organization, the document with everything it is compared with, the file,
 * the two notes around its reading, and the batch that saves. If fields are found in the text, a search for the
 * sender precedes the batch; if there are rules, the batch that sets the fields does.
 */
const fileStep = 4;
const savingStep = 7;
const findingStep = 8;
const savingStepAfterFindings = 9;

/** A platform that runs an action just before one of its steps. */
function interruptedAt(step: number, interruption: () => Promise<unknown>) {
  return steppedPlatform(async (current, work) => {
    if (current === step) await interruption();
    return work();
  });
}

const everyText: TaggingCondition = { field: 'name', operator: 'ends_with', value: '.txt' };

async function createRule(archive: Archive, condition = everyText) {
  const tag = await createTag(archive.scope, { name: 'Tag', color: '#ffffff', description: null });
  const input = {
    ...plainRule,
    name: 'Rule',
    description: null,
    conditions: [condition],
    tagIds: [tag.id],
  };
  const { taggingRule: rule } = await createTaggingRule(archive.scope, input);
  return { tag, input, rule };
}

async function update(archive: Archive, documentId: string, change: DocumentUpdate) {
  const [found] = await selectDocument(archive.scope, documentId);
  return updateDocument(archive.scope, { found, update: change });
}

async function countFound(archive: Archive, searchQuery: string) {
  const page = { pageIndex: 0, pageSize: 5 };
  return (await searchDocuments(archive.scope, { searchQuery, ...page })).documentsCount;
}

describe('a document whose text is being extracted', () => {
  it('is fetched and saved in the steps at which it is interrupted here', async () => {
    const archive = createArchive();
    const documentId = await addDocument(archive, 'a.txt', 'text');
    const [jobId = ''] = await jobIdsOf(archive);
    const stateBefore = new Map<number, string | undefined>();
    let fetchedAt = 0;
    let steps = 0;
    const platform = steppedPlatform(async (step, work) => {
      steps = step;
      stateBefore.set(step, (await everythingOf(archive, documentId)).document?.extractionState);
      return work();
    });
    const { files } = platform;
    const get: typeof files.get = (key) => {
      fetchedAt = steps + 1;
      return files.get(key);
    };
    await runJob({ ...platform, files: { ...files, get } }, jobId);
    expect(fetchedAt).toBe(fileStep);
    expect(stateBefore.get(savingStep)).toBe('pending');
    expect(stateBefore.get(savingStep + 1)).toBe('done');
  });

  it.each([fileStep, savingStep])('can be permanently deleted (step %i)', async (step) => {
    const archive = createArchive();
    await createRule(archive);
    const documentId = await addDocument(archive, 'a.txt', 'text');
    const [jobId = ''] = await jobIdsOf(archive);
    const platform = interruptedAt(step, async () => {
      await trashDocuments(archive.scope, namedDocuments([documentId]));
      await purgeDocument(archive.scope, documentId);
    });
    await runJob(platform, jobId).catch(() => undefined);
    await finishJobsTwice(archive);
    expect(await everythingOf(archive, documentId)).toEqual(nothing);
    expect(await countFound(archive, 'text')).toBe(0);
  });

  it.each([fileStep, savingStep])('can be moved to the trash (step %i)', async (step) => {
    const archive = createArchive();
    const { tag } = await createRule(archive);
    const documentId = await addDocument(archive, 'a.txt', 'text');
    const [jobId = ''] = await jobIdsOf(archive);
    const platform = interruptedAt(step, () =>
      trashDocuments(archive.scope, namedDocuments([documentId])),
    );
    await runJob(platform, jobId);
    await restoreDocuments(archive.scope, namedDocuments([documentId]));
    expect(await everythingOf(archive, documentId)).toMatchObject({
      document: { extractionState: 'done' },
      content: 'text',
      tagIds: [tag.id],
      events: expect.arrayContaining(['created', 'deleted', 'tagged', 'restored']),
    });
  });

  it.each([fileStep, savingStep])('can be renamed (step %i)', async (step) => {
    const archive = createArchive();
    const documentId = await addDocument(archive, 'before.txt', 'text');
    const [jobId = ''] = await jobIdsOf(archive);
    const platform = interruptedAt(step, () => update(archive, documentId, { name: 'after.txt' }));
    await runJob(platform, jobId);
    expect(await jobIdsOf(archive)).toEqual([]);
    expect(await everythingOf(archive, documentId)).toMatchObject({
      document: { name: 'after.txt', extractionState: 'done' },
      content: 'text',
    });
    expect(await countFound(archive, 'after')).toBe(1);
    expect(await countFound(archive, 'before')).toBe(0);
    expect(await countFound(archive, 'text')).toBe(1);
  });

  it.each([fileStep, savingStep])('can get another text by a user (step %i)', async (step) => {
    const archive = createArchive();
    const { tag } = await createRule(archive, {
      field: 'content',
      operator: 'contains',
      value: 'mine',
    });
    const documentId = await addDocument(archive, 'a.txt', 'of the file');
    const [jobId = ''] = await jobIdsOf(archive);
    const platform = interruptedAt(step, () => update(archive, documentId, { content: 'mine' }));
    await runJob(platform, jobId);
    expect(await jobIdsOf(archive)).toEqual([]);
    expect(await everythingOf(archive, documentId)).toMatchObject({
      document: { extractionState: 'done' },
      content: 'mine',
      tagIds: [tag.id],
    });
    expect(await countFound(archive, 'mine')).toBe(1);
    expect(await countFound(archive, 'file')).toBe(0);
  });

  it.each([
    [
      'its rule',
      (archive: Archive, ids: { ruleId: string }) => deleteTaggingRule(archive.scope, ids.ruleId),
    ],
    ['its tag', (archive: Archive, ids: { tagId: string }) => deleteTag(archive.scope, ids.tagId)],
  ])('can lose %s', async (_what, remove) => {
    const archive = createArchive();
    const { tag, rule } = await createRule(archive);
    const documentId = await addDocument(archive, 'a.txt', 'text');
    const [jobId = ''] = await jobIdsOf(archive);
    const platform = interruptedAt(savingStep, () =>
      remove(archive, { ruleId: rule.id, tagId: tag.id }),
    );
    await runJob(platform, jobId);
    expect(await everythingOf(archive, documentId)).toMatchObject({
      content: 'text',
      tagIds: [],
      events: ['created'],
    });
  });
});

describe('a rule that is switched off', () => {
  it('is applied to a document that it passes just before its text is saved', async () => {
    const archive = createArchive();
    const { tag, rule } = await createRule(archive, {
      field: 'content',
      operator: 'contains',
      value: 'harbour',
    });
    await setTaggingRuleEnabled(archive.scope, rule.id, false);
    const documentId = await addDocument(archive, 'a.txt', 'the harbour');
    const [jobId = ''] = await jobIdsOf(archive);
    const platform = interruptedAt(savingStep + 1, async () => {
      await startTaggingRun(archive.scope, rule.id);
      for (const id of await jobIdsOf(archive)) {
        if (id !== jobId) await runJob(archive.scope.platform, id);
      }
    });
    await runJob(platform, jobId);
    expect(await jobIdsOf(archive)).toEqual([]);
    expect(await everythingOf(archive, documentId)).toMatchObject({
      document: { extractionState: 'done' },
      tagIds: [tag.id],
    });
  });
});

describe('a document that was changed since it was read', () => {
  it.each<[DocumentUpdate, DocumentUpdate]>([
    [{ content: 'harbour' }, { name: 'after.txt' }],
    [{ name: 'after.txt' }, { content: 'harbour' }],
    [{ name: 'meanwhile.txt' }, { name: 'after.txt' }],
    [{ documentDate: '2020-01-01' }, { name: 'after.txt' }],
  ])('%j is found by all it has after %j', async (meanwhile, change) => {
    const archive = createArchive();
    const documentId = await addDocument(archive, 'before.txt', 'text');
    await finishJobsTwice(archive);
    const [found] = await selectDocument(archive.scope, documentId);
    await update(archive, documentId, meanwhile);
    const changed = await updateDocument(archive.scope, { found, update: change });
    expect(changed.document).toMatchObject({ ...meanwhile, ...change });
    const { content } = changed.document;
    for (const word of ['before', 'meanwhile', 'after', 'text', 'harbour']) {
      const isThere = word === 'after' || word === content;
      expect(await countFound(archive, word), word).toBe(isThere ? 1 : 0);
    }
  });
});

async function uploadInvoice() {
  const archive = createArchive();
  const documentId = await addDocument(archive, 'a.txt', invoice);
  const [jobId = ''] = await jobIdsOf(archive);
  return { archive, documentId, jobId };
}

describe('a document whose fields are being found', () => {
  it('keeps what a person sets meanwhile', async () => {
    const { archive, documentId, jobId } = await uploadInvoice();
    const platform = interruptedAt(findingStep, () =>
      update(archive, documentId, { documentDate: '2020-01-01', dueDate: null }),
    );
    await runJob(platform, jobId);
    expect(await jobIdsOf(archive)).toEqual([]);
    const { document, events } = await everythingOf(archive, documentId);
    expect(document).toMatchObject({
      extractionState: 'done',
      documentDate: '2020-01-01',
      dueDate: '2023-11-16',
      reference: '2023-118',
    });
    expect(events).toEqual(['created', 'updated', 'updated']);
  });

  it('keeps what a person has changed of what was found', async () => {
    const { archive, documentId, jobId } = await uploadInvoice();
    await createRule(archive, { field: 'name', operator: 'equal', value: 'another name' });
    const platform = interruptedAt(savingStepAfterFindings, () =>
      update(archive, documentId, { documentDate: '2020-01-01', dueDate: null }),
    );
    await runJob(platform, jobId);
    expect(await jobIdsOf(archive)).toEqual([]);
    const { document, events } = await everythingOf(archive, documentId);
    expect(document).toMatchObject({
      extractionState: 'done',
      documentDate: '2020-01-01',
      dueDate: null,
      reference: '2023-118',
    });
    expect(events).toEqual(['created', 'updated', 'updated']);
  });

  it('gets the correspondent of another one that is created meanwhile', async () => {
    const { archive, documentId, jobId } = await uploadInvoice();
    const input = { aliases: [], defaultTagIds: [], defaultDocumentType: null };
    const name = 'Malerbetrieb Kästner GmbH';
    let created = '';
    const platform = interruptedAt(findingStep, async () => {
      created = (await createCorrespondent(archive.scope, { name, ...input })).id;
    });
    await runJob(platform, jobId);
    expect(await jobIdsOf(archive)).toEqual([]);
    const { document, events } = await everythingOf(archive, documentId);
    expect(document).toMatchObject({ extractionState: 'done', correspondentId: created });
    expect(events).toEqual(['created', 'updated']);
    expect(await findCorrespondents(archive.scope)).toMatchObject([{ name, documentsCount: 1 }]);
  });

  it('does not get a correspondent that is deleted meanwhile', async () => {
    const { archive, documentId, jobId } = await uploadInvoice();
    const { id } = await createCorrespondent(archive.scope, {
      name: 'Malerbetrieb',
      aliases: [],
      defaultTagIds: [],
      defaultDocumentType: null,
    });
    const platform = interruptedAt(findingStep, () => deleteCorrespondent(archive.scope, id));
    await runJob(platform, jobId);
    expect(await jobIdsOf(archive)).toEqual([]);
    const { document } = await everythingOf(archive, documentId);
    const [correspondent, ...others] = await findCorrespondents(archive.scope);
    expect(others).toEqual([]);
    expect(correspondent?.id).not.toBe(id);
    expect(document?.correspondentId).toBe(correspondent?.id);
  });
});

describe('a rule that is being applied', () => {
  it.each(['change', 'delete'] as const)('ends its run on %s', async (action) => {
    const archive = createArchive();
    const { rule, input } = await createRule(archive);
    const documentId = await addDocument(archive, 'a.txt', 'text');
    await deleteTaggingRule(archive.scope, rule.id);
    await finishJobsTwice(archive);
    const { taggingRule: again } = await createTaggingRule(archive.scope, input);
    const run = await startTaggingRun(archive.scope, again.id);
    const [jobId = ''] = await jobIdsOf(archive);
    // Just before the batch that tags the page.
    const platform = interruptedAt(6, () =>
      action === 'change'
        ? updateTaggingRule(archive.scope, again.id, { ...input, name: 'Changed' })
        : deleteTaggingRule(archive.scope, again.id),
    );
    await runJob(platform, jobId);
    expect(await jobIdsOf(archive)).toEqual([]);
    expect(await everythingOf(archive, documentId)).toMatchObject({ tagIds: [] });
    if (action === 'delete') return;
    expect(await getTaggingRun(archive.scope, again.id, run.id)).toMatchObject({
      state: 'cancelled',
      taggedCount: 0,
    });
  });

  it('has the same run when it is started again, or a new one after a change', async () => {
    const archive = createArchive();
    await addDocument(archive, 'a.txt', 'text');
    const { rule, input } = await createRule(archive);
    await finishJobsTwice(archive);
    const [first, same] = [
      await startTaggingRun(archive.scope, rule.id),
      await startTaggingRun(archive.scope, rule.id),
    ];
    expect(same.id).toBe(first.id);
    expect((await jobIdsOf(archive)).length).toBe(1);
    await updateTaggingRule(archive.scope, rule.id, { ...input, name: 'Changed' });
    const second = await startTaggingRun(archive.scope, rule.id);
    expect(second.id).not.toBe(first.id);
    await finishJobsTwice(archive);
    expect(await getTaggingRun(archive.scope, rule.id, first.id)).toMatchObject({
      state: 'cancelled',
    });
    expect(await getTaggingRun(archive.scope, rule.id, second.id)).toMatchObject({ state: 'done' });
  });
});

describe('a restore', () => {
  it('wins against a purge that has selected the document already', async () => {
    const archive = createArchive();
    const documentId = await addDocument(archive, 'a.txt', 'text');
    await finishJobsTwice(archive);
    await trashDocuments(archive.scope, namedDocuments([documentId]));
    const inTwoMonths = { now: () => new Date(Date.now() + 60 * day) };
    // The first step finds the organization, the second one deletes.
    const platform = interruptedAt(2, () =>
      restoreDocuments(archive.scope, namedDocuments([documentId])),
    );
    await purgeExpiredTrash({ ...platform, clock: inTwoMonths });
    await finishJobsTwice(archive);
    expect(await everythingOf(archive, documentId)).toMatchObject({
      document: { deletedAt: null },
      content: 'text',
      events: ['created', 'deleted', 'restored'],
      hasFile: true,
    });
  });

  it('by uploading the same bytes creates a document if the purge was faster', async () => {
    const archive = createArchive();
    const documentId = await addDocument(archive, 'a.txt', 'same');
    await trashDocuments(archive.scope, namedDocuments([documentId]));
    // The steps are the file, the rejected batch and the duplicate, which is purged before it is restored.
    const platform = interruptedAt(4, () => purgeDocument(archive.scope, documentId));
    const createdId = await addDocument(
      { ...archive, scope: scopeOn(platform, archive) },
      'b.txt',
      'same',
    );
    expect(createdId).not.toBe(documentId);
    await finishJobsTwice(archive);
    expect(await everythingOf(archive, createdId)).toMatchObject({
      document: { name: 'b.txt', deletedAt: null },
      content: 'same',
      events: ['created'],
      hasFile: true,
    });
    expect(await fileKeysOf(archive)).toEqual([`${archive.organizationId}/${createdId}`]);
  });
});

describe('the same bytes five times at once', () => {
  it('become one document with one file', async () => {
    const archive = createArchive();
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5].map((number) =>
        createDocument(archive.scope, fileOf(`${number}.txt`, 'same bytes')),
      ),
    );
    const [documentId] = outcomes.flatMap((outcome) =>
      outcome.kind === 'created' ? [outcome.document.id] : [],
    );
    const duplicates = outcomes.filter(({ kind }) => kind !== 'created');
    expect(duplicates).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'duplicate', documentId })),
    );
    expect(await fileKeysOf(archive)).toEqual([`${archive.organizationId}/${documentId}`]);
  });
});
