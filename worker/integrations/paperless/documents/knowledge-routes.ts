import { Hono } from 'hono';
import type { z } from 'zod';
import {
  paperlessDocumentSchema,
  paperlessHistorySchema,
  paperlessSuggestionsSchema,
} from '../../../../shared/integrations/paperless/documents.ts';
import type { Activity } from '../../../../shared/archive/activity/activity.ts';
import { limits } from '../../../../shared/limits.ts';
import { foldForSearch } from '../../../../shared/text/fold-for-search.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { listActivity, selectActivityPage } from '../../../archive/activity/list-activity.ts';
import { selectCustomFields } from '../../../archive/custom-fields/custom-field-store.ts';
import { namedTypes } from '../../../archive/custom-fields/search/parse-search.ts';
import { selectTypes } from '../../../archive/document-types/rows/document-type-store.ts';
import { getDocument } from '../../../archive/documents/get-document.ts';
import {
  numberAfter,
  selectHighestNumber,
} from '../../../archive/documents/rows/archive-number-store.ts';
import { searchDocuments } from '../../../archive/search/search-documents.ts';
import { listTagProposals } from '../../../archive/tag-proposals/list-tag-proposals.ts';
import { selectSubject } from '../../../archive/tag-proposals/tag-proposal-store.ts';
import { batch } from '../../../database/database.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { respond } from '../../../http/respond.ts';
import { translateQuery } from './query-syntax.ts';
import { utcDay } from '../../../../shared/time/utc-day.ts';
import { wholeNumber } from '../http/pages.ts';
import { prefetchItem } from '../numbers/named-item.ts';
import { numberItems } from '../numbers/number-store.ts';
import { findWords } from './document-ids-store.ts';
import { presentDocuments } from './present-documents.ts';

const api = '/paperless/:organizationId/api';
const document = `${api}/documents/:number`;
const documentAccess = () =>
  organizationAccess({ permission: 'documents:read', prefetch: prefetchItem('document') });
const readAccess = () => organizationAccess({ permission: 'documents:read' });

const mostActivities = 100;
const mostWords = 100;
const mostFound = 25;

function documentIdOf([item]: { itemId: string }[]): string {
  if (!item) throw new AppError('document.not_found');
  return item.itemId;
}

/**
 * Suggests the proposals found in the text of a document, and tags of similar documents, as far as
 * they exist already.
 */
async function suggestionsFor(
  scope: OrganizationScope,
  documentId: string,
): Promise<z.output<typeof paperlessSuggestionsSchema>> {
  const { findings, isDeleted } = await getDocument(scope, documentId);
  if (isDeleted) throw new AppError('document.not_found');
  const [subject] = await selectSubject(scope, documentId);
  const proposals = await listTagProposals(scope, subject);
  const open = findings.filter(({ state }) => state === 'proposed');
  const correspondents = open.flatMap((found) =>
    found.field === 'correspondent' ? (found.value.id ?? []) : [],
  );
  const types = open.flatMap((found) => (found.field === 'documentType' ? found.value : []));
  const dates = open.flatMap((found) => (found.field === 'documentDate' ? found.value : []));
  const tags = proposals.map(({ tag }) => tag.id);
  const numbers = await numberItems(scope, [...correspondents, ...types, ...tags]);
  const numbersOf = (ids: string[]) => ids.flatMap((id) => numbers.get(id) ?? []);
  return {
    correspondents: numbersOf(correspondents),
    tags: numbersOf(tags),
    document_types: numbersOf(types),
    storage_paths: [],
    dates,
  };
}

const actions: Partial<Record<Activity['event'], 'create' | 'update' | 'delete'>> = {
  created: 'create',
  updated: 'update',
  tagged: 'update',
  untagged: 'update',
  deleted: 'delete',
  restored: 'update',
};

function presentActivity({ event, createdAt, user, eventData, tag }: Activity, index: number) {
  const action = actions[event];
  if (!action) return [];
  const changed = (eventData.changes ?? []).map(({ field, from, to }): [string, unknown[]] => [
    field,
    [from ?? null, to ?? null],
  ]);
  const entry = {
    id: index + 1,
    timestamp: createdAt.toISOString(),
    action,
    changes: {
      ...Object.fromEntries(changed),
      ...(tag && {
        tags: { operation: event === 'tagged' ? 'add' : 'remove', objects: [tag.name] },
      }),
    },
    actor: user && { id: 0, username: user.name, userId: user.id },
  };
  return [entry];
}

export const paperlessKnowledgeRoutes = new Hono<AppEnv>()
  .get(`${api}/documents/next_asn/`, readAccess(), async (c) =>
    c.json(numberAfter(await selectHighestNumber(c.var.scope)) ?? 1),
  )
  .get(`${document}/suggestions/`, documentAccess(), async (c) => {
    const documentId = documentIdOf(c.var.prefetched.items);
    const suggestions = await suggestionsFor(c.var.scope, documentId);
    return respond(c, paperlessSuggestionsSchema, suggestions);
  })
  .get(`${document}/history/`, documentAccess(), async (c) => {
    const { scope } = c.var;
    const documentId = documentIdOf(c.var.prefetched.items);
    const page = { pageIndex: 0, pageSize: mostActivities };
    const found = await batch(scope.database, selectActivityPage(scope, documentId, page));
    const activities = (await listActivity(scope, found)).flatMap(presentActivity);
    const numbers = await numberItems(
      scope,
      activities.flatMap(({ actor }) => actor?.userId ?? []),
    );
    const history = activities.map(({ actor, ...activity }) => ({
      ...activity,
      actor: actor && { id: numbers.get(actor.userId) ?? 0, username: actor.username },
    }));
    return respond(c, paperlessHistorySchema, history);
  })
  .get(`${api}/search/autocomplete/`, readAccess(), async (c) => {
    const beginning = foldForSearch(c.req.query('term')?.trim() ?? '');
    const limit = Math.min(wholeNumber(c.req.query('limit')) ?? 10, mostWords);
    if (beginning === '' || limit === 0) return c.json([]);
    return c.json(await findWords(c.var.scope, { beginning, limit }));
  })
  .get(
    `${api}/search/`,
    organizationAccess({
      permission: 'documents:read',
      prefetch: (scope) => ({ fields: selectCustomFields(scope), types: selectTypes(scope) }),
    }),
    async (c) => {
      const { scope, prefetched } = c.var;
      const { fields, types } = prefetched;
      const searchQuery = translateQuery(
        (c.req.query('query') ?? '').slice(0, limits.searchQuery.max),
        {
          today: utcDay(scope.platform.clock.now()),
          fieldKeys: fields.map(({ key }) => key),
          types: namedTypes(types),
        },
      );
      const page = { pageIndex: 0, pageSize: mostFound };
      const found = await searchDocuments(
        scope,
        { searchQuery, ...page },
        { searched: fields, types, sorted: [] },
      );
      const { documents } = found;
      const presented = await presentDocuments(scope, c.req.raw, {
        documents,
        fields,
        texts: 'cut',
      });
      const empty = ['saved_views', 'tags', 'correspondents', 'document_types', 'storage_paths'];
      const others = [
        'users',
        'groups',
        'mail_accounts',
        'mail_rules',
        'custom_fields',
        'workflows',
      ];
      return c.json({
        total: found.documentsCount,
        documents: presented.map((each) => paperlessDocumentSchema.encode(each)),
        ...Object.fromEntries([...empty, ...others].map((name) => [name, []])),
      });
    },
  );
