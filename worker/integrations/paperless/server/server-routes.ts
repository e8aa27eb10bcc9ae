import { Hono } from 'hono';
import { documentTypes } from '../../../../shared/reading/fields/document-types.ts';
import {
  paperlessStatisticsSchema,
  paperlessUserSchema,
  uiSettingsSchema,
} from '../../../../shared/integrations/paperless/server.ts';
import { organizationAccess, publicAccess } from '../../../access/access.ts';
import { getDocumentStatistics } from '../../../archive/documents/get-document-statistics.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { respond } from '../../../http/respond.ts';
import { pageOf, pageOfAll } from '../http/pages.ts';
import { baseUrlOf } from '../http/paperless-path.ts';
import { emulatedRelease, newestVersion } from '../http/paperless-requests.ts';
import { countLabels } from './count-labels-store.ts';
import { presentStatus } from './present-status.ts';
import { presentUser } from './present-user.ts';

const api = '/paperless/:organizationId/api';
const reads = organizationAccess({ permission: 'documents:read' });
const access = () => organizationAccess({ permission: 'documents:read' });

const emptyLists = [
  'groups',
  'storage_paths',
  'mail_accounts',
  'mail_rules',
  'workflows',
  'workflow_triggers',
  'workflow_actions',
];

const listed = [
  'documents',
  'tags',
  'correspondents',
  'document_types',
  'custom_fields',
  'users',
  'statistics',
  'status',
  ...emptyLists,
];

export const serverRoutes = new Hono<AppEnv>()
  // Clients use this to test the address before they have a key, and to test the key afterwards.
  .get(`${api}/`, publicAccess(), async (c) => {
    const respondWithList = async () => {
      const base = `${baseUrlOf(c.req.raw)}api/`;
      return c.json(Object.fromEntries(listed.map((name) => [name, `${base}${name}/`])));
    };
    if (c.req.header('authorization') === undefined) return respondWithList();
    await reads(c as never, () => Promise.resolve());
    return respondWithList();
  })
  .get(`${api}/schema/`, access(), (c) =>
    c.json({
      openapi: '3.0.3',
      info: { title: 'Paperless-ngx REST API', version: String(newestVersion) },
      paths: Object.fromEntries(listed.map((name) => [`/api/${name}/`, {}])),
    }),
  )
  .get(`${api}/ui_settings/`, access(), async (c) => {
    const user = await presentUser(c.var.scope, c.var.actor);
    return respond(c, uiSettingsSchema, {
      user,
      settings: {
        app_title: 'Sheaf',
        app_logo: null,
        version: emulatedRelease,
        trash_delay: 30,
        auditlog_enabled: true,
        email_enabled: false,
        update_checking: { backend_setting: 'default' },
      },
      permissions: user.user_permissions,
    });
  })
  .post(`${api}/ui_settings/`, access(), (c) => c.json({ success: true }))
  .get(`${api}/users/`, access(), async (c) => {
    const user = await presentUser(c.var.scope, c.var.actor);
    return c.json(pageOfAll(c.req.raw, pageOf(c.req.raw), [paperlessUserSchema.encode(user)]));
  })
  .get(`${api}/users/:number/`, access(), async (c) => {
    const user = await presentUser(c.var.scope, c.var.actor);
    if (c.req.param('number') !== String(user.id)) throw new AppError('request.not_found');
    return respond(c, paperlessUserSchema, user);
  })
  .get(`${api}/profile/`, access(), (c) =>
    c.json({
      email: '',
      first_name: c.var.actor.userName,
      last_name: '',
      has_usable_password: true,
      is_mfa_enabled: false,
      social_accounts: [],
    }),
  )
  .get(`${api}/config/`, access(), (c) => c.json([{ id: 1, barcode_asn_prefix: null }]))
  .get(`${api}/remote_version/`, access(), (c) =>
    c.json({ version: `v${emulatedRelease}`, update_available: false }),
  )
  .get(`${api}/statistics/`, access(), async (c) => {
    const { scope } = c.var;
    const [counts, labels] = await Promise.all([getDocumentStatistics(scope), countLabels(scope)]);
    return respond(c, paperlessStatisticsSchema, {
      documents_total: counts.documentsCount,
      documents_inbox: counts.inboxCount,
      inbox_tag: null,
      inbox_tags: null,
      document_file_type_counts: [],
      character_count: counts.textsSize,
      tag_count: labels.tags,
      correspondent_count: labels.correspondents,
      document_type_count: documentTypes.length + labels.ownTypes,
      storage_path_count: 0,
      current_asn: (counts.nextArchiveNumber ?? 1) - 1,
    });
  })
  .get(`${api}/status/`, access(), async (c) => {
    const { filesSize, textsSize } = await getDocumentStatistics(c.var.scope);
    const { clock, maxStorageBytes } = c.var.scope.platform;
    return c.json(
      presentStatus({ used: filesSize + textsSize, maxStorageBytes, now: clock.now() }),
    );
  })
  .on(
    'GET',
    emptyLists.map((name) => `${api}/${name}/`),
    access(),
    (c) => c.json(pageOfAll(c.req.raw, pageOf(c.req.raw), [])),
  );
