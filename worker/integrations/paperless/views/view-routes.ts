import { Hono } from 'hono';
import { documentTypesOf } from '../../../../shared/archive/document-types/document-type.ts';
import {
  savedViewInputSchema,
  savedViewSchema,
  type SavedView,
  type SavedViewInput,
} from '../../../../shared/integrations/paperless/saved-views.ts';
import {
  viewInputSchema,
  viewUpdateSchema,
  type View,
} from '../../../../shared/archive/views/view.ts';
import { utcDay } from '../../../../shared/time/utc-day.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { joinStatements } from '../../../database/database.ts';
import {
  selectCustomFields,
  type CustomFieldRow,
} from '../../../archive/custom-fields/custom-field-store.ts';
import { namedTypes } from '../../../archive/custom-fields/search/parse-search.ts';
import {
  presentTypes,
  selectTypes,
  type TypeRow,
} from '../../../archive/document-types/rows/document-type-store.ts';
import { createView } from '../../../archive/views/create-view.ts';
import { deleteView } from '../../../archive/views/delete-view.ts';
import { updateView } from '../../../archive/views/update-view.ts';
import { findViews } from '../../../archive/views/view-store.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { respond } from '../../../http/respond.ts';
import { sortFieldOf, sortNameOf } from '../documents/sort-fields.ts';
import { pageOf, pageOfAll } from '../http/pages.ts';
import { versionOf } from '../http/paperless-requests.ts';
import { bodyOf, parsedInput } from '../http/request-body.ts';
import { accessFor } from '../labels/label-access.ts';
import { prefetchItem } from '../numbers/named-item.ts';
import { numberItems } from '../numbers/number-store.ts';
import { readItems } from '../numbers/read-items.ts';
import { readNames } from '../uploads/upload-names-store.ts';
import { areSameRules, itemsInRules, searchOfRules } from './filter-rules.ts';
import { readNamedLabels } from './named-labels-store.ts';
import { namedInSearches, rulesOfView } from './rules-of-view.ts';

const path = '/paperless/:organizationId/api/saved_views/';

async function readRules(scope: OrganizationScope, views: readonly View[], rows: TypeRow[]) {
  const { types, ...keys } = namedInSearches(views.map(({ search }) => search));
  const labels = await readNamedLabels(scope, keys);
  const known = documentTypesOf(presentTypes(rows)).map(({ key }) => key);
  const numbers = await numberItems(scope, [
    ...views.flatMap(({ id, filters, sort }) => [
      id,
      ...filters.tags,
      ...(sort?.field.startsWith('fld_') ? [sort.field] : []),
    ]),
    ...labels.tags.values(),
    ...labels.correspondents.values(),
    ...types.filter((type) => known.includes(type)),
  ]);
  const numberOf = (id: string) => numbers.get(id);
  const rulesFor = ({ search, filters }: View) =>
    rulesOfView(
      search,
      filters.tags.flatMap((tagId) => numberOf(tagId) ?? []),
      { numberOf, labels },
    );
  return { numbers, rulesFor };
}

async function presentViews(
  request: Request,
  { scope, views, types }: { scope: OrganizationScope; views: readonly View[]; types: TypeRow[] },
): Promise<SavedView[]> {
  const { numbers, rulesFor } = await readRules(scope, views, types);
  const isFormer = versionOf(request) < 10;
  const access = accessFor(request, { scope, change: 'tags:update' });
  return views.map((view) => ({
    id: numbers.get(view.id) ?? 0,
    name: view.name,
    sort_field: sortNameOf(view.sort?.field ?? 'createdAt', numbers) ?? 'added',
    sort_reverse: (view.sort?.order ?? 'desc') === 'desc',
    filter_rules: rulesFor(view),
    page_size: null,
    display_mode: null,
    display_fields: null,
    ...(isFormer && { show_on_dashboard: false, show_in_sidebar: true }),
    ...access,
  }));
}

async function ownViewOf(
  scope: OrganizationScope,
  input: SavedViewInput,
  { fields, types }: { fields: readonly CustomFieldRow[]; types: readonly TypeRow[] },
) {
  const {
    name,
    sort_field: sortName,
    sort_reverse: isReversed = false,
    filter_rules: rules,
  } = input;
  const [, fieldNumber] = /^custom_field_(\d+)$/.exec(sortName ?? '') ?? [];
  const items = await readItems(scope, [
    ...itemsInRules(rules ?? []),
    ...(fieldNumber === undefined ? [] : [{ kind: 'field' as const, number: Number(fieldNumber) }]),
  ]);
  const field = sortFieldOf(sortName ?? '', (number) => items.idOf('field', number));
  const named = itemsInRules(rules ?? []);
  const idsOf = (kind: 'tag' | 'correspondent') =>
    named.flatMap((item) => (item.kind === kind ? (items.idOf(kind, item.number) ?? []) : []));
  const names = await readNames(scope, {
    tags: idsOf('tag'),
    correspondents: idsOf('correspondent'),
  });
  const found =
    rules &&
    searchOfRules(rules, {
      idOf: items.idOf,
      nameOf: (id) => names.get(id),
      today: utcDay(scope.platform.clock.now()),
      fields,
      types: namedTypes(types),
    });
  return {
    ...(name !== undefined && { name }),
    ...(found && { search: found.search, filters: { tags: found.tags } }),
    ...(field && { sort: { field, order: isReversed ? 'desc' : 'asc' } }),
    ...(sortName === null && { sort: null }),
  };
}

async function presentOne(
  request: Request,
  { view, ...known }: { scope: OrganizationScope; view: View; types: TypeRow[] },
) {
  const [presented] = await presentViews(request, { ...known, views: [view] });
  if (!presented) throw new AppError('view.not_found');
  return presented;
}

async function viewOf(scope: OrganizationScope, item: { itemId: string } | undefined) {
  const views = item ? await findViews(scope) : [];
  return views.find(({ id }) => id === item?.itemId);
}

export const paperlessViewRoutes = new Hono<AppEnv>()
  .get(
    path,
    organizationAccess({
      permission: 'tags:read',
      prefetch: (scope) => ({ types: selectTypes(scope) }),
    }),
    async (c) => {
      const { scope, prefetched } = c.var;
      const views = await findViews(scope);
      const presented = await presentViews(c.req.raw, { scope, views, ...prefetched });
      const list = presented.map((view) => savedViewSchema.encode(view));
      return c.json(pageOfAll(c.req.raw, pageOf(c.req.raw), list));
    },
  )
  .post(
    path,
    organizationAccess({
      permission: 'tags:create',
      prefetch: (scope) => ({ fields: selectCustomFields(scope), types: selectTypes(scope) }),
    }),
    async (c) => {
      const { scope, actor, prefetched } = c.var;
      const sent = await bodyOf(c.req.raw, savedViewInputSchema);
      const input = await ownViewOf(scope, sent, prefetched);
      const view = await createView(scope, parsedInput(viewInputSchema, input), actor);
      const { types } = prefetched;
      const created = await presentOne(c.req.raw, { scope, view, types });
      return respond(c, savedViewSchema, created, 201);
    },
  )
  .get(
    `${path}:number/`,
    organizationAccess({
      permission: 'tags:read',
      prefetch: (scope, request) =>
        joinStatements(prefetchItem('view')(scope, request), { types: selectTypes(scope) }),
    }),
    async (c) => {
      const { scope, prefetched } = c.var;
      const { items, types } = prefetched;
      const view = await viewOf(scope, items[0]);
      if (!view) throw new AppError('view.not_found');
      return respond(c, savedViewSchema, await presentOne(c.req.raw, { scope, view, types }));
    },
  )
  .on(
    ['PATCH', 'PUT'],
    `${path}:number/`,
    organizationAccess({
      permission: 'tags:update',
      prefetch: (scope, request) =>
        joinStatements(prefetchItem('view')(scope, request), {
          fields: selectCustomFields(scope),
          types: selectTypes(scope),
        }),
    }),
    async (c) => {
      const { scope, actor, prefetched } = c.var;
      const { types } = prefetched;
      const found = await viewOf(scope, prefetched.items[0]);
      if (!found) throw new AppError('view.not_found');
      const { filter_rules: rules, ...sent } = await bodyOf(c.req.raw, savedViewInputSchema);
      const { rulesFor } = await readRules(scope, [found], types);
      const isKept = !rules || areSameRules(rules, rulesFor(found));
      const input = await ownViewOf(
        scope,
        isKept ? sent : { ...sent, filter_rules: rules },
        prefetched,
      );
      const view =
        Object.keys(input).length === 0
          ? found
          : await updateView(scope, parsedInput(viewUpdateSchema, input), { found, actor });
      return respond(c, savedViewSchema, await presentOne(c.req.raw, { scope, view, types }));
    },
  )
  .delete(
    `${path}:number/`,
    organizationAccess({ permission: 'tags:delete', prefetch: prefetchItem('view') }),
    async (c) => {
      const { scope, actor, prefetched } = c.var;
      const found = await viewOf(scope, prefetched.items[0]);
      await deleteView(scope, { found, actor });
      return c.body(null, 204);
    },
  );
