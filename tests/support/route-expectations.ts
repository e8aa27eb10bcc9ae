import type { Permission } from '../../shared/permissions.ts';
import type { Role } from '../../shared/roles.ts';
import {
  addCorrespondent,
  addCustomField,
  addDocumentType,
  addDelivery,
  addDocument,
  addDocumentWithThumbnail,
  addFinding,
  addIntakeEmail,
  addInvitation,
  addMembership,
  addMessage,
  addNote,
  addReminder,
  addRequestFile,
  addPages,
  addQuarantinedMessage,
  addRule,
  addShareLink,
  addTag,
  addTrashedDocument,
  addUploadRequest,
  addView,
  addWebhook,
  attachTag,
  ownMembership,
  startRun,
  webhookInput,
  type Target,
} from './route-targets.ts';
import { formWith } from './client.ts';
import { paperlessClient } from './paperless.ts';

/** The request of an admitted caller: ids for the path, and everything else that makes it valid. */
export type ValidRequest = {
  ids?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** An expected outcome other than the documented success, as `status code`, with the reason. */
export type Exception = { outcome: string; reason: string };

type Prepare = (target: Target) => Promise<ValidRequest>;

export type OrganizationExpectation = {
  role: Role;
  permission: Permission | null;
  furtherPermission?: Permission | readonly Permission[];
  prepare?: Prepare;
  exception?: Exception;
};

export type UserExpectation = {
  permission: Permission | 'any' | null;
  prepare?: Prepare;
  successStatus?: number;
  /** The outcome for a session if only keys succeed. */
  sessionException?: Exception;
};

const viewer = (permission: Permission | null, prepare?: Prepare) =>
  ({ role: 'viewer', permission, ...(prepare && { prepare }) }) as const;
const member = (permission: Permission, prepare?: Prepare) =>
  ({ role: 'member', permission, ...(prepare && { prepare }) }) as const;
const admin = (prepare?: Prepare) =>
  ({ role: 'admin', permission: null, ...(prepare && { prepare }) }) as const;
const signedIn = (prepare?: Prepare): UserExpectation => ({
  permission: null,
  ...(prepare && { prepare }),
});

const sending =
  (body: unknown): Prepare =>
  async () => ({ body });
const to =
  (name: string, add: (target: Target) => Promise<string>, body?: unknown): Prepare =>
  async (target) => ({ ids: { [name]: await add(target) }, body });
const toDocument = to('documentId', addDocument);
const toMessage: Prepare = async (target) => ({
  ids: { documentId: await addMessage(target), index: '0' },
});
const toPair: Prepare = async (target) => ({
  ids: {
    documentId: await addDocument(target),
    relatedId: await addMessage(target),
  },
  query: '?kind=linked',
  body: { kind: 'linked' },
});
const toTrashed = to('documentId', addTrashedDocument);
const toFirstVersion: Prepare = async (target) => ({
  ids: { documentId: await addDocument(target), number: '1' },
});
const toTwoDocuments = async (target: Target) => ({
  ids: { documentId: await addDocument(target), otherId: await addMessage(target) },
});
const toRule = to('taggingRuleId', addRule);
const toWebhook = to('webhookId', addWebhook);
const selecting =
  (add: (target: Target) => Promise<string>): Prepare =>
  async (target) => ({ body: { filter: { documentIds: [await add(target)] } } });

const toWaiting: Prepare = async (target) => {
  const { uploadRequestId, requestFileId } = await addRequestFile(target);
  return { ids: { uploadRequestId }, body: { fileIds: [requestFileId] } };
};

const tagInput = { name: 'Renamed', color: '#d8ff75' };
const apiKeyInput = { name: 'Key', permissions: ['tags:read'], allOrganizations: true };
const ruleInput = (tagId: string) => ({ name: 'Rule', conditions: [], tagIds: [tagId] });

const organization = '/api/organizations/:organizationId';
const documents = `${organization}/documents`;
const rules = `${organization}/tagging-rules`;
const correspondents = `${organization}/correspondents`;
const views = `${organization}/views`;
const reminders = `${organization}/reminders`;
const fields = `${organization}/fields`;
const documentTypes = `${organization}/document-types`;
const webhooks = `${organization}/webhooks`;
const intakeEmails = `${organization}/intake-emails`;
const uploadRequests = `${organization}/upload-requests`;
const shareLinks = `${organization}/share-links`;
const members = `${organization}/members`;

/**
 * Every route of an organization with its admitted callers, independent of the route's own declaration, and a valid
 * request to it.
 */
export const organizationExpectations: Record<string, OrganizationExpectation> = {
  [`GET ${organization}`]: viewer('organizations:read'),
  [`PUT ${organization}`]: {
    role: 'admin',
    permission: 'organizations:update',
    prepare: sending({ name: 'Renamed' }),
  },
  [`PATCH ${organization}`]: {
    role: 'owner',
    permission: 'organizations:update',
    prepare: sending({ isSharingEnabled: false }),
  },
  [`GET ${organization}/archive-settings`]: viewer('organizations:read'),
  [`PATCH ${organization}/archive-settings`]: {
    role: 'admin',
    permission: 'organizations:update',
    prepare: sending({ isInboxEnabled: false }),
  },
  [`DELETE ${organization}`]: { role: 'owner', permission: 'organizations:delete' },
  [`GET ${organization}/version`]: viewer('documents:read'),
  [`GET ${organization}/customer-portal`]: {
    ...admin(),
    exception: {
      outcome: '404 request.not_found',
      reason: 'Subscriptions are switched off in this suite; stripe.test.ts opens the portal',
    },
  },

  [`GET ${organization}/calendar-feed`]: viewer(null),
  [`POST ${organization}/calendar-feed`]: viewer(null),
  [`DELETE ${organization}/calendar-feed`]: viewer(null),

  [`GET ${members}`]: viewer(null),
  [`GET ${members}/me`]: viewer(null),
  [`PATCH ${members}/me/preferences`]: viewer(null, sending({ columns: ['tags'] })),
  [`PATCH ${members}/:memberId`]: admin(
    to('memberId', (target) => addMembership(target, 'member'), { role: 'admin' }),
  ),
  // Viewers and members can remove only themselves, and the owner cannot leave.
  [`DELETE ${members}/:memberId`]: viewer(
    null,
    to('memberId', (target) =>
      target.role === 'owner' ? addMembership(target, 'member') : ownMembership(target),
    ),
  ),
  [`POST ${members}/:memberId/transfer-ownership`]: {
    role: 'owner',
    permission: null,
    prepare: to('memberId', (target) => addMembership(target, 'admin')),
  },
  [`GET ${members}/invitations`]: admin(),
  [`POST ${members}/invitations`]: admin(sending({ email: 'new@example.com', role: 'member' })),

  [`GET ${webhooks}`]: admin(),
  [`POST ${webhooks}`]: admin(async () => ({ body: webhookInput() })),
  [`GET ${webhooks}/:webhookId`]: admin(toWebhook),
  [`PUT ${webhooks}/:webhookId`]: admin(async (target) => ({
    ids: { webhookId: await addWebhook(target) },
    body: webhookInput(),
  })),
  [`DELETE ${webhooks}/:webhookId`]: admin(toWebhook),
  [`POST ${webhooks}/:webhookId/test`]: admin(toWebhook),
  [`GET ${webhooks}/:webhookId/deliveries`]: admin(toWebhook),
  [`POST ${webhooks}/:webhookId/deliveries/:deliveryId/resend`]: admin(async (target) => {
    const webhookId = await addWebhook(target);
    return { ids: { webhookId, deliveryId: await addDelivery(target, webhookId) } };
  }),

  [`GET ${intakeEmails}`]: viewer(null),
  [`POST ${intakeEmails}`]: admin(),
  [`GET ${intakeEmails}/messages`]: viewer(null),
  [`POST ${intakeEmails}/messages/:messageId/accept`]: admin(
    to('messageId', addQuarantinedMessage, {}),
  ),
  [`PUT ${intakeEmails}/:intakeEmailId`]: admin(
    to('intakeEmailId', addIntakeEmail, { isEnabled: false, allowedOrigins: [] }),
  ),
  [`DELETE ${intakeEmails}/:intakeEmailId`]: admin(to('intakeEmailId', addIntakeEmail)),

  [`GET ${uploadRequests}`]: member('documents:create'),
  [`POST ${uploadRequests}`]: member('documents:create', sending({ title: 'Papers' })),
  [`PATCH ${uploadRequests}/:uploadRequestId`]: member(
    'documents:create',
    to('uploadRequestId', addUploadRequest, { isEnabled: false }),
  ),
  [`DELETE ${uploadRequests}/:uploadRequestId`]: member(
    'documents:create',
    to('uploadRequestId', addUploadRequest),
  ),
  [`GET ${uploadRequests}/:uploadRequestId/files`]: member(
    'documents:create',
    to('uploadRequestId', addUploadRequest),
  ),
  [`POST ${uploadRequests}/:uploadRequestId/files/accept`]: member('documents:create', toWaiting),
  [`POST ${uploadRequests}/:uploadRequestId/files/reject`]: member('documents:create', toWaiting),
  [`POST ${uploadRequests}/:uploadRequestId/files/seen`]: member('documents:create', toWaiting),

  // The link lets its creator read the document. Members change only their own links.
  [`GET ${shareLinks}`]: { role: 'member', permission: 'documents:read' },
  [`GET ${shareLinks}/documents`]: viewer('documents:read'),
  [`POST ${shareLinks}`]: {
    ...member('documents:update', async (target) => ({
      body: { name: 'For the bank', documentIds: [await addDocument(target)] },
    })),
    furtherPermission: 'documents:read',
  },
  [`PATCH ${shareLinks}/:shareLinkId`]: {
    ...member('documents:update', to('shareLinkId', addShareLink, { name: 'Renamed' })),
    furtherPermission: 'documents:read',
  },
  [`GET ${shareLinks}/:shareLinkId/events`]: {
    role: 'member',
    permission: 'documents:read',
    prepare: to('shareLinkId', addShareLink),
  },
  [`DELETE ${shareLinks}/:shareLinkId`]: member(
    'documents:update',
    to('shareLinkId', addShareLink),
  ),

  [`GET ${organization}/export`]: viewer('documents:read'),
  [`GET ${organization}/export/archive`]: viewer('documents:read', async (target) => {
    await addDocument(target);
    return { query: '?from=2020-01-01T00:00:00Z&until=2100-01-01T00:00:00Z' };
  }),

  [`GET ${documents}`]: viewer('documents:read'),
  [`POST ${documents}`]: member('documents:create', async () => ({
    body: formWith({ name: 'note.txt', content: 'A note' }),
  })),
  [`GET ${documents}/csv`]: viewer('documents:read'),
  [`GET ${documents}/statistics`]: viewer('documents:read'),
  [`GET ${documents}/spending`]: viewer('documents:read'),
  [`GET ${documents}/to-do`]: viewer('documents:read'),
  [`POST ${documents}/known-files`]: viewer(
    'documents:read',
    sending({ sha256: ['0'.repeat(64)] }),
  ),
  [`GET ${documents}/search`]: viewer('documents:read', async () => ({
    query: '?searchQuery=note',
  })),
  [`POST ${documents}/search-index/rebuild`]: admin(),
  [`GET ${documents}/:documentId`]: viewer('documents:read', toDocument),
  [`PATCH ${documents}/:documentId`]: member(
    'documents:update',
    to('documentId', addDocument, { name: 'renamed.txt' }),
  ),
  [`DELETE ${documents}/:documentId`]: member('documents:delete', toDocument),
  [`POST ${documents}/:documentId/extract`]: member('documents:update', toDocument),
  [`GET ${documents}/:documentId/file`]: viewer('documents:read', toDocument),
  [`GET ${documents}/:documentId/versions`]: viewer('documents:read', toDocument),
  [`POST ${documents}/:documentId/versions`]: member('documents:update', async (target) => ({
    ids: { documentId: await addDocument(target) },
    body: formWith({ name: 'corrected.txt', content: 'A corrected note' }),
  })),
  [`GET ${documents}/:documentId/versions/:number/text`]: viewer('documents:read', toFirstVersion),
  [`POST ${documents}/:documentId/versions/:number/restore`]: member(
    'documents:update',
    toFirstVersion,
  ),
  [`POST ${documents}/:documentId/versions/from/:otherId`]: {
    ...member('documents:update', toTwoDocuments),
    furtherPermission: ['documents:delete'],
  },
  [`DELETE ${documents}/:documentId/versions/from/:otherId`]: {
    ...member('documents:update', async (target) => {
      const { ids } = await toTwoDocuments(target);
      const { org } = target.owner;
      await target.owner.post(`${org}/documents/${ids.documentId}/versions/from/${ids.otherId}`);
      return { ids };
    }),
    furtherPermission: ['documents:delete'],
  },
  [`GET ${documents}/numbers/:number`]: viewer('documents:read', (target) =>
    toNumber('documents', addDocument)(target),
  ),
  [`GET ${documents}/:documentId/thumbnail`]: viewer(
    'documents:read',
    to('documentId', addDocumentWithThumbnail),
  ),
  [`GET ${documents}/:documentId/e-invoice`]: {
    ...viewer('documents:read', toDocument),
    exception: { outcome: '404 document.e_invoice_not_found', reason: 'A note is no invoice.' },
  },
  [`GET ${documents}/:documentId/pages/:page/words`]: {
    ...viewer('documents:read', async (target) => ({
      ids: { documentId: await addDocument(target), page: '1' },
    })),
    exception: { outcome: '404 document.words_not_found', reason: 'A note has no pages.' },
  },
  [`GET ${documents}/:documentId/contents`]: viewer('documents:read', toDocument),
  [`GET ${documents}/:documentId/contents/:index/file`]: viewer('documents:read', toMessage),
  [`POST ${documents}/:documentId/contents/:index`]: {
    ...member('documents:create', toMessage),
    furtherPermission: 'documents:read',
  },
  [`POST ${documents}/:documentId/pages`]: member(
    'documents:update',
    to('documentId', addPages, {
      operations: [{ type: 'rotate', pages: [1], degrees: 90 }],
    }),
  ),
  [`POST ${documents}/:documentId/split`]: {
    ...member('documents:update', async (target) => ({
      ids: { documentId: await addPages(target) },
      body: { parts: [{ pages: [1] }, { pages: [2] }] },
    })),
    furtherPermission: ['documents:create', 'documents:delete'],
  },
  [`POST ${documents}/merge`]: {
    ...member('documents:update', async (target) => ({
      body: { documentIds: [await addPages(target), await addPages(target)], name: 'Both' },
    })),
    furtherPermission: ['documents:create', 'documents:delete'],
  },
  [`POST ${documents}/undo-made`]: {
    ...member('documents:update', async (target) => ({
      body: { formerIds: [await addPages(target)], madeIds: [await addPages(target)] },
    })),
    furtherPermission: ['documents:delete'],
  },
  [`GET ${documents}/:documentId/activity`]: viewer('documents:read', toDocument),
  [`GET ${documents}/:documentId/notes`]: viewer('documents:read', toDocument),
  [`POST ${documents}/:documentId/notes`]: member(
    'documents:update',
    to('documentId', addDocument, { text: 'A note' }),
  ),
  [`PATCH ${documents}/:documentId/notes/:noteId`]: member('documents:update', async (target) => ({
    ids: await addNote(target),
    body: { text: 'Another text' },
  })),
  [`DELETE ${documents}/:documentId/notes/:noteId`]: member('documents:update', async (target) => ({
    ids: await addNote(target),
  })),
  [`PATCH ${documents}/:documentId/findings/:field`]: member(
    'documents:update',
    async (target) => ({
      ids: { documentId: await addFinding(target), field: 'reference' },
      body: { state: 'set' },
    }),
  ),
  [`GET ${documents}/:documentId/tag-proposals`]: viewer('documents:read', toDocument),
  [`PATCH ${documents}/:documentId/tag-proposals/:tagId`]: member(
    'documents:update',
    async (target) => ({
      ids: { documentId: await addDocument(target), tagId: await addTag(target) },
      body: { state: 'set' },
    }),
  ),
  [`GET ${documents}/:documentId/near-duplicates`]: viewer('documents:read', toDocument),
  [`GET ${documents}/:documentId/related`]: viewer('documents:read', toDocument),
  [`PUT ${documents}/:documentId/related/:relatedId`]: member('documents:update', toPair),
  [`DELETE ${documents}/:documentId/related/:relatedId`]: member('documents:update', toPair),
  [`POST ${documents}/:documentId/restore`]: member('documents:update', toTrashed),
  [`POST ${documents}/:documentId/tags`]: member('documents:update', async (target) => ({
    ids: { documentId: await addDocument(target) },
    body: { tagId: await addTag(target) },
  })),
  [`DELETE ${documents}/:documentId/tags/:tagId`]: member('documents:update', async (target) => {
    const ids = { documentId: await addDocument(target), tagId: await addTag(target) };
    await attachTag(target, ids);
    return { ids };
  }),

  [`GET ${documents}/deleted`]: viewer('documents:read'),
  [`DELETE ${documents}/trash`]: member('documents:delete'),
  [`POST ${documents}/trash/restore`]: member('documents:update'),
  [`DELETE ${documents}/trash/:documentId`]: member('documents:delete', toTrashed),
  [`POST ${documents}/batch/trash`]: member('documents:delete', selecting(addDocument)),
  [`POST ${documents}/batch/restore`]: member('documents:update', selecting(addTrashedDocument)),
  [`POST ${documents}/batch/extract`]: member('documents:update', selecting(addDocument)),
  [`GET ${documents}/understanding-run`]: viewer('documents:read'),
  [`POST ${documents}/understanding-run`]: member('documents:update'),
  [`POST ${documents}/understanding-run/stop`]: member('documents:update'),
  [`POST ${documents}/batch/inbox`]: member('documents:update', async (target) => ({
    body: { filter: { documentIds: [await addDocument(target)] }, isInInbox: false },
  })),
  [`POST ${documents}/batch/tags`]: member('documents:update', async (target) => ({
    body: {
      filter: { documentIds: [await addDocument(target)] },
      addTagIds: [await addTag(target)],
    },
  })),
  [`POST ${documents}/batch/fields`]: member('documents:update', async (target) => ({
    body: {
      filter: { documentIds: [await addDocument(target)] },
      values: { dueDate: '2026-03-31' },
    },
  })),
  [`POST ${documents}/batch/purge`]: member('documents:delete', selecting(addTrashedDocument)),
  [`POST ${documents}/batch/count`]: viewer('documents:read', sending({ queries: [{}] })),
  [`POST ${documents}/batch/sum`]: viewer('documents:read', selecting(addDocument)),
  [`POST ${documents}/batch/download`]: viewer('documents:read', selecting(addDocument)),
  [`POST ${documents}/batch/csv`]: viewer('documents:read', selecting(addDocument)),

  [`GET ${organization}/tags`]: viewer('tags:read'),
  [`POST ${organization}/tags`]: member('tags:create', sending(tagInput)),
  [`PUT ${organization}/tags/:tagId`]: member('tags:update', to('tagId', addTag, tagInput)),
  [`DELETE ${organization}/tags/:tagId`]: member('tags:delete', to('tagId', addTag)),

  [`GET ${fields}`]: viewer('tags:read'),
  [`POST ${fields}`]: member('tags:create', sending({ name: 'Project', type: 'text' })),
  [`PATCH ${fields}/:fieldId`]: member(
    'tags:update',
    to('fieldId', addCustomField, { name: 'Renamed' }),
  ),
  [`DELETE ${fields}/:fieldId`]: member('tags:delete', to('fieldId', addCustomField)),
  [`PUT ${documents}/:documentId/fields/:fieldId`]: member('documents:update', async (target) => ({
    ids: { documentId: await addDocument(target), fieldId: await addCustomField(target) },
    body: { value: 'Alpha' },
  })),

  [`GET ${documentTypes}`]: viewer('tags:read'),
  [`POST ${documentTypes}`]: member('tags:create', sending({ name: 'School report' })),
  [`PATCH ${documentTypes}/:key`]: member(
    'tags:update',
    to('key', addDocumentType, { name: 'Renamed' }),
  ),
  [`DELETE ${documentTypes}/:key`]: member('tags:delete', to('key', addDocumentType)),

  [`GET ${correspondents}`]: viewer('tags:read'),
  [`POST ${correspondents}`]: member('tags:create', sending({ name: 'Works' })),
  [`PATCH ${correspondents}/:correspondentId`]: member(
    'tags:update',
    to('correspondentId', addCorrespondent, { name: 'Renamed' }),
  ),
  [`DELETE ${correspondents}/:correspondentId`]: member(
    'tags:delete',
    to('correspondentId', addCorrespondent),
  ),
  [`POST ${correspondents}/:correspondentId/merge`]: member('tags:update', async (target) => ({
    ids: { correspondentId: await addCorrespondent(target) },
    body: { intoCorrespondentId: await addCorrespondent(target) },
  })),

  [`GET ${reminders}`]: viewer('documents:read'),
  [`POST ${reminders}`]: member('documents:update', async (target) => ({
    body: { documentId: await addDocument(target), date: '2026-03-31' },
  })),
  [`PATCH ${reminders}/:reminderId`]: member(
    'documents:update',
    to('reminderId', addReminder, { isDone: true }),
  ),
  [`DELETE ${reminders}/:reminderId`]: member('documents:update', to('reminderId', addReminder)),

  [`GET ${views}`]: viewer('tags:read'),
  [`POST ${views}`]: member('tags:create', sending({ name: 'Invoices' })),
  [`PATCH ${views}/:viewId`]: member('tags:update', to('viewId', addView, { name: 'Renamed' })),
  [`DELETE ${views}/:viewId`]: member('tags:delete', to('viewId', addView)),

  [`GET ${rules}`]: viewer('tags:read'),
  [`POST ${rules}`]: member('tags:create', async (target) => ({
    body: ruleInput(await addTag(target)),
  })),
  // The preview reveals what documents contain.
  [`POST ${rules}/preview`]: viewer('documents:read', sending({ conditions: [] })),
  [`GET ${rules}/:taggingRuleId`]: viewer('tags:read', toRule),
  [`PUT ${rules}/:taggingRuleId`]: member('tags:update', async (target) => ({
    ids: { taggingRuleId: await addRule(target) },
    body: ruleInput(await addTag(target)),
  })),
  [`PATCH ${rules}/:taggingRuleId`]: member('tags:update', async (target) => ({
    ids: { taggingRuleId: await addRule(target) },
    body: { isEnabled: false },
  })),
  [`DELETE ${rules}/:taggingRuleId`]: member('tags:delete', toRule),
  [`POST ${rules}/:taggingRuleId/apply`]: member('tags:update', toRule),
  [`GET ${rules}/:taggingRuleId/runs/:runId`]: viewer('tags:read', async (target) => {
    const taggingRuleId = await addRule(target);
    return { ids: { taggingRuleId, runId: await startRun(target, taggingRuleId) } };
  }),
};

export const userExpectations: Record<string, UserExpectation> = {
  'GET /api/users/me': signedIn(),
  'PUT /api/users/me': signedIn(sending({ name: 'Grace Hopper' })),
  'GET /api/users/me/reminder-mail': signedIn(),
  'PUT /api/users/me/reminder-mail': signedIn(
    sending({ isEnabled: true, hour: 8, timeZone: 'Europe/Berlin' }),
  ),
  'GET /api/api-keys': signedIn(),
  'POST /api/api-keys': signedIn(sending(apiKeyInput)),
  'GET /api/api-keys/current': {
    permission: 'any',
    sessionException: { outcome: '404 api_key.not_found', reason: 'A session is no API key' },
  },
  'DELETE /api/api-keys/:apiKeyId': signedIn(
    to('apiKeyId', async ({ owner }) => {
      const { apiKey } = await owner.post<{ apiKey: { id: string } }>('/api/api-keys', apiKeyInput);
      return apiKey.id;
    }),
  ),
  'GET /api/organizations': { permission: 'organizations:read' },
  'POST /api/organizations': {
    permission: 'organizations:create',
    prepare: sending({ name: 'One more' }),
  },
  'GET /api/invitations': signedIn(),
  'GET /api/invitations/count': signedIn(),
  'POST /api/invitations/:invitationId/accept': signedIn(
    to('invitationId', (target) => addInvitation(target, 'received')),
  ),
  'POST /api/invitations/:invitationId/reject': signedIn(
    to('invitationId', (target) => addInvitation(target, 'received')),
  ),
  'POST /api/invitations/:invitationId/resend': signedIn(
    to('invitationId', (target) => addInvitation(target, 'cancelled')),
  ),
  'POST /api/invitations/:invitationId/cancel': signedIn(
    to('invitationId', (target) => addInvitation(target, 'sent')),
  ),
  'POST /api/mcp': {
    permission: 'any',
    successStatus: 200,
    sessionException: { outcome: '401 auth.unauthenticated', reason: 'MCP clients use API keys' },
    prepare: async () => ({
      headers: { accept: 'application/json, text/event-stream' },
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    }),
  },
};

const paperless = '/paperless/:organizationId/api';
const server = viewer('documents:read');

/** Adds something and returns its number in the Paperless-ngx API: that of the only or the first one of its kind. */
const toNumber =
  (list: string, add: (target: Target) => Promise<unknown>, body?: unknown): Prepare =>
  async (target) => {
    await add(target);
    const client = await paperlessClient(target.owner);
    const { results } = await client.list<{ id: number }>(`${list}/`);
    return { ids: { number: String(results[0]?.id) }, body };
  };

/** Returns the number of a custom document type, which is listed among the built-in ones. */
const toOwnType: Prepare = async ({ owner }) => {
  const client = await paperlessClient(owner);
  const options = { body: { name: 'School report' }, status: 201 };
  const type = await client.call<{ id: number }>('POST', 'document_types/', options);
  return { ids: { number: String(type.id) } };
};

const toDocuments =
  (body: object): Prepare =>
  async (target) => {
    const { ids } = await toNumber('documents', addDocument)(target);
    return { body: { documents: [Number(ids?.['number'])], ...body } };
  };

const toNoView: Prepare = async () => ({ ids: { number: '999' }, body: { name: 'Renamed' } });

/** Expects PUT and PATCH with the same body. */
const changing = (path: string, prepare: Prepare) => ({
  [`PATCH ${path}`]: member('tags:update', prepare),
  [`PUT ${path}`]: member('tags:update', prepare),
});

/** Every route of the Paperless-ngx API that requires a key; other credentials are rejected. */
export const paperlessExpectations: Record<string, OrganizationExpectation> = {
  [`GET ${paperless}/schema/`]: server,
  [`GET ${paperless}/ui_settings/`]: server,
  [`POST ${paperless}/ui_settings/`]: viewer('documents:read', sending({ settings: {} })),
  [`GET ${paperless}/users/`]: server,
  [`GET ${paperless}/users/:number/`]: viewer('documents:read', async () => ({
    ids: { number: '1' },
  })),
  [`GET ${paperless}/profile/`]: server,
  [`GET ${paperless}/config/`]: server,
  [`GET ${paperless}/remote_version/`]: server,
  [`GET ${paperless}/statistics/`]: server,
  [`GET ${paperless}/status/`]: server,
  ...Object.fromEntries(
    [
      'groups',
      'storage_paths',
      'mail_accounts',
      'mail_rules',
      'workflows',
      'workflow_triggers',
      'workflow_actions',
    ].map((name) => [`GET ${paperless}/${name}/`, server]),
  ),

  [`GET ${paperless}/tags/`]: viewer('tags:read'),
  [`POST ${paperless}/tags/`]: member('tags:create', sending({ name: 'Tax' })),
  [`GET ${paperless}/tags/:number/`]: viewer('tags:read', toNumber('tags', addTag)),
  ...changing(`${paperless}/tags/:number/`, toNumber('tags', addTag, { name: 'Renamed' })),
  [`DELETE ${paperless}/tags/:number/`]: member('tags:delete', toNumber('tags', addTag)),
  [`GET ${paperless}/correspondents/`]: viewer('tags:read'),
  [`POST ${paperless}/correspondents/`]: member('tags:create', sending({ name: 'Works' })),
  [`GET ${paperless}/correspondents/:number/`]: viewer(
    'tags:read',
    toNumber('correspondents', addCorrespondent),
  ),
  ...changing(
    `${paperless}/correspondents/:number/`,
    toNumber('correspondents', addCorrespondent, { name: 'Renamed' }),
  ),
  [`DELETE ${paperless}/correspondents/:number/`]: member(
    'tags:delete',
    toNumber('correspondents', addCorrespondent),
  ),
  [`GET ${paperless}/document_types/`]: viewer('tags:read'),
  [`POST ${paperless}/document_types/`]: member('tags:create', sending({ name: 'School report' })),
  [`GET ${paperless}/document_types/:number/`]: viewer(
    'tags:read',
    toNumber('document_types', () => Promise.resolve('')),
  ),
  ...changing(
    `${paperless}/document_types/:number/`,
    toNumber('document_types', () => Promise.resolve(''), { name: 'Renamed' }),
  ),
  [`DELETE ${paperless}/document_types/:number/`]: member('tags:delete', toOwnType),
  [`GET ${paperless}/custom_fields/`]: viewer('tags:read'),
  [`GET ${paperless}/custom_fields/:number/`]: viewer(
    'tags:read',
    toNumber('custom_fields', addCustomField),
  ),
  [`POST ${paperless}/custom_fields/`]: member(
    'tags:create',
    sending({ name: 'Project', data_type: 'longtext' }),
  ),
  ...changing(
    `${paperless}/custom_fields/:number/`,
    toNumber('custom_fields', addCustomField, { name: 'Renamed' }),
  ),
  [`DELETE ${paperless}/custom_fields/:number/`]: member(
    'tags:delete',
    toNumber('custom_fields', addCustomField),
  ),

  [`GET ${paperless}/saved_views/`]: viewer('tags:read'),
  [`POST ${paperless}/saved_views/`]: member('tags:create', sending({ name: 'Invoices' })),
  ...Object.fromEntries(
    (['GET', 'PATCH', 'PUT', 'DELETE'] as const).map((method) => {
      const permissions = {
        GET: 'read',
        PATCH: 'update',
        PUT: 'update',
        DELETE: 'delete',
      } as const;
      const permission = `tags:${permissions[method]}` as const;
      const exception = { outcome: '404', reason: 'paperless-fields.test.ts changes its own.' };
      const expectation =
        method === 'GET'
          ? viewer(permission, async () => ({ ids: { number: '999' } }))
          : member(permission, toNoView);
      return [`${method} ${paperless}/saved_views/:number/`, { ...expectation, exception }];
    }),
  ),

  [`GET ${paperless}/documents/`]: server,
  [`GET ${paperless}/documents/next_asn/`]: server,
  ...Object.fromEntries(
    ['', 'download/', 'preview/', 'thumb/', 'metadata/', 'suggestions/', 'history/', 'notes/'].map(
      (part) => [
        `GET ${paperless}/documents/:number/${part}`,
        viewer('documents:read', toNumber('documents', addDocument)),
      ],
    ),
  ),
  [`POST ${paperless}/documents/:number/notes/`]: member(
    'documents:update',
    toNumber('documents', addDocument, { note: 'A note' }),
  ),
  [`DELETE ${paperless}/documents/:number/notes/`]: member('documents:update', async (target) => {
    const { documentId } = await addNote(target);
    const client = await paperlessClient(target.owner);
    const { results } = await client.list<{ id: number; notes: { id: number }[] }>('documents/');
    const [document] = results;
    if (!document) throw new Error(`No number of ${documentId}`);
    return { ids: { number: String(document.id) }, query: `?id=${document.notes[0]?.id}` };
  }),
  ...Object.fromEntries(
    ['PATCH', 'PUT'].map((method) => [
      `${method} ${paperless}/documents/:number/`,
      member('documents:update', toNumber('documents', addDocument, { title: 'Renamed' })),
    ]),
  ),
  [`DELETE ${paperless}/documents/:number/`]: member(
    'documents:delete',
    toNumber('documents', addDocument),
  ),
  [`POST ${paperless}/documents/post_document/`]: member('documents:create', async () => {
    const body = new FormData();
    body.set('document', new File(['A note'], 'note.txt'));
    return { body };
  }),
  [`GET ${paperless}/tasks/`]: server,
  [`GET ${paperless}/tasks/:number/`]: {
    ...viewer('documents:read', async () => ({ ids: { number: '1' } })),
    exception: { outcome: '404', reason: 'Only who has sent a file sees its task.' },
  },
  [`POST ${paperless}/tasks/acknowledge/`]: viewer('documents:read', sending({ tasks: [] })),
  [`POST ${paperless}/acknowledge_tasks/`]: viewer('documents:read', sending({ tasks: [] })),
  [`POST ${paperless}/documents/bulk_edit/`]: member(
    'documents:update',
    toDocuments({ method: 'set_permissions' }),
  ),
  [`POST ${paperless}/documents/delete/`]: member('documents:delete', toDocuments({})),
  [`POST ${paperless}/documents/reprocess/`]: member('documents:update', toDocuments({})),
  [`POST ${paperless}/bulk_edit_objects/`]: member(
    'tags:delete',
    sending({ objects: [], object_type: 'tags', operation: 'delete' }),
  ),
  [`GET ${paperless}/trash/`]: server,
  [`POST ${paperless}/trash/`]: member('documents:update', sending({ action: 'restore' })),
  [`GET ${paperless}/share_links/`]: { role: 'member', permission: 'documents:read' },
  [`POST ${paperless}/share_links/`]: {
    ...member('documents:update', async (target) => {
      const { ids } = await toNumber('documents', addDocument)(target);
      return { body: { document: Number(ids?.['number']) } };
    }),
    furtherPermission: 'documents:read',
  },
  [`DELETE ${paperless}/share_links/:number/`]: {
    ...member('documents:update', toNoView),
    exception: { outcome: '404', reason: 'paperless-share-links.test.ts deletes its own.' },
  },
  [`GET ${paperless}/documents/:number/share_links/`]: {
    role: 'member',
    permission: 'documents:read',
    prepare: toNumber('documents', addDocument),
  },
  [`GET ${paperless}/search/`]: server,
  [`GET ${paperless}/search/autocomplete/`]: server,
};
