import { correspondentInputSchema } from '../../../shared/archive/correspondents/correspondent.ts';
import { day } from '../../../shared/time/durations.ts';
import {
  createOrganizationScope,
  type OrganizationScope,
} from '../../../worker/access/organization-scope.ts';
import { createUserScope } from '../../../worker/access/user-scope.ts';
import { createApiKey } from '../../../worker/people/api-keys/create-api-key.ts';
import { createCustomField } from '../../../worker/archive/custom-fields/definitions/create-custom-field.ts';
import { selectCustomFields } from '../../../worker/archive/custom-fields/custom-field-store.ts';
import { setCustomFieldValue } from '../../../worker/archive/custom-fields/values/set-custom-field-value.ts';
import { namedDocuments } from '../../../worker/archive/documents/selection/document-selection-store.ts';
import { moveDocuments } from '../../../worker/archive/inbox/move-documents.ts';
import { createCorrespondent } from '../../../worker/archive/correspondents/create-correspondent.ts';
import { createDocument } from '../../../worker/archive/uploads/create-document.ts';
import {
  selectDocument,
  toDocumentDetail,
} from '../../../worker/archive/documents/document-store.ts';
import { updateDocument } from '../../../worker/archive/documents/update-document.ts';
import { createOrganization } from '../../../worker/people/organizations/create-organization.ts';
import { createNote } from '../../../worker/archive/notes/create-note.ts';
import { createTaggingRule } from '../../../worker/archive/tagging-rules/create-tagging-rule.ts';
import { createTag } from '../../../worker/archive/tags/create-tag.ts';
import { changeDocumentTags } from '../../../worker/archive/tags/change-document-tags.ts';
import { trashDocuments } from '../../../worker/archive/trash/trash-documents.ts';
import { createView } from '../../../worker/archive/views/create-view.ts';
import { createWebhook } from '../../../worker/integrations/webhooks/create-webhook.ts';
import { updateOrganization } from '../../../worker/people/organizations/update-organization.ts';
import type { Platform } from '../../../worker/platform/platform.ts';
import { demoCredentials, demoUser, insertDemoUser } from '../demo-sessions.ts';
import {
  apiKey,
  customFields,
  documentLanguages,
  documents,
  organizationName,
  rules,
  tags,
  views,
  webhook,
} from './seed-content.ts';

const urls = import.meta.glob<string>('./files/*', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const foundedDaysAgo = 220;
/** Documents of the last days are in the Inbox. */
const inboxDays = 5;
const access = {
  actor: { kind: 'user', userId: demoUser.id, userName: demoUser.name },
  credentials: demoCredentials,
  permission: null,
} as const;

export async function seed(platform: Platform): Promise<void> {
  const downloads = new Map(documents.map(({ file }) => [file, download(file)]));
  const founding = ago(platform, foundedDaysAgo);
  await insertDemoUser(platform.identityDatabase, founding.clock.now());
  const organization = await createOrganization(createUserScope(founding, access), {
    name: organizationName,
  });
  const scopeAt = (daysAgo: number) => ownerScope(ago(platform, daysAgo), organization.id);
  await updateOrganization(scopeAt(foundedDaysAgo), { documentLanguages });

  for (const field of customFields) {
    const scope = scopeAt(foundedDaysAgo);
    const input = { ...field, options: [...field.options] };
    await createCustomField(scope, input, await selectCustomFields(scope));
  }
  const tagIds = new Map<string, string>();
  for (const tag of tags) {
    tagIds.set(tag.name, (await createTag(scopeAt(foundedDaysAgo), tag)).id);
  }
  const idsOf = (names: readonly string[]) => names.flatMap((name) => tagIds.get(name) ?? []);
  for (const { tags, fieldActions = [], ...rule } of rules) {
    await createTaggingRule(scopeAt(foundedDaysAgo), {
      ...rule,
      isEnabled: true,
      match: 'all',
      fieldActions,
      tagIds: idsOf(tags),
    });
  }
  for (const seeded of documents) {
    const { file, name, addedDaysAgo, tags = [], trashedDaysAgo, note } = seeded;
    const body = (await downloads.get(file))?.stream() ?? new ReadableStream();
    const outcome = await createDocument(scopeAt(addedDaysAgo), { name, type: '', body });
    if (outcome.kind !== 'created') throw new Error(`${file} was not added: ${outcome.kind}`);
    const selection = namedDocuments([outcome.document.id]);
    if (tags.length > 0) {
      const change = { addTagIds: idsOf(tags), removeTagIds: [] };
      await changeDocumentTags(scopeAt(addedDaysAgo - 0.01), selection, change);
    }
    await setFields(scopeAt(addedDaysAgo - 0.02), outcome.document.id, seeded);
    await setCustomFields(scopeAt(addedDaysAgo - 0.03), outcome.document.id, seeded.custom);
    if (note) {
      const [row] = await selectDocument(scopeAt(0), outcome.document.id);
      const found = row && toDocumentDetail(row);
      await createNote(scopeAt(note.daysAgo), { text: note.text }, { found, author: access.actor });
    }
    if (addedDaysAgo > inboxDays) {
      await moveDocuments(scopeAt(addedDaysAgo - 0.04), selection, { intoInbox: false });
    }
    if (trashedDaysAgo !== undefined) await trashDocuments(scopeAt(trashedDaysAgo), selection);
  }
  for (const view of views) await createView(scopeAt(60), view, access.actor);
  await createWebhook(scopeAt(90), webhook);
  await createApiKey(createUserScope(ago(platform, 60), access), apiKey);
}

async function setFields(
  scope: OrganizationScope,
  documentId: string,
  { correspondent, fields }: (typeof documents)[number],
): Promise<void> {
  const input = correspondentInputSchema.safeParse({ name: correspondent });
  const correspondentId = input.data && (await createCorrespondent(scope, input.data)).id;
  const update = { ...fields, ...(correspondentId && { correspondentId }) };
  if (Object.keys(update).length === 0) return;
  const [found] = await selectDocument(scope, documentId);
  await updateDocument(scope, { found, update });
}

async function setCustomFields(
  scope: OrganizationScope,
  documentId: string,
  values: (typeof documents)[number]['custom'] = {},
): Promise<void> {
  const fields = Object.keys(values).length === 0 ? [] : await selectCustomFields(scope);
  for (const [name, text] of Object.entries(values)) {
    const field = fields.find((each) => each.name === name);
    const value = field?.options.find((option) => option.name === text)?.id ?? text;
    const [found] = await selectDocument(scope, documentId);
    await setCustomFieldValue(scope, { found, field, value, ifMatch: undefined });
  }
}

async function download(file: string): Promise<Blob> {
  const response = await fetch(urls[`./files/${file}`] ?? '');
  if (!response.ok) throw new Error(`${file} could not be loaded`);
  return response.blob();
}

function ago(platform: Platform, days: number): Platform {
  return { ...platform, clock: { now: () => new Date(Date.now() - days * day) } };
}

function ownerScope(platform: Platform, organizationId: string): OrganizationScope {
  const owner = { ...access, role: 'owner', requiredRole: 'owner' } as const;
  return createOrganizationScope(platform, organizationId, owner);
}
