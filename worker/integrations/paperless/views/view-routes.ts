import { Hono } from 'hono';
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
import {
  selectCustomFields,
  type CustomFieldRow,
} from '../../../archive/custom-fields/custom-field-store.ts';
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
import { areSameRules, itemsInRules, rulesOfView, searchOfRules } from './filter-rules.ts';

const path = '/paperless/:organizationId/api/saved_views/';

function rulesShown(
  { search, filters }: Pick<View, 'search' | 'filters'>,
  numbers: ReadonlyMap<string, number>,
) {
  return rulesOfView(
    search,
    filters.tags.flatMap((tagId) => numbers.get(tagId) ?? []),
  );
}

async function presentViews(
  request: Request,
  scope: OrganizationScope,
  views: readonly View[],
): Promise<SavedView[]> {
  const numbers = await numberItems(
    scope,
    views.flatMap(({ id, filters, sort }) => [
      id,
      ...filters.tags,
      ...(sort?.field.startsWith('fld_') ? [sort.field] : []),
    ]),
  );
  const isFormer = versionOf(request) < 10;
  const access = accessFor(request, { scope, change: 'tags:update' });
  return views.map(({ id, name, search, filters, sort }) => ({
    id: numbers.get(id) ?? 0,
    name,
    sort_field: sortNameOf(sort?.field ?? 'createdAt', numbers) ?? 'added',
    sort_reverse: (sort?.order ?? 'desc') === 'desc',
    filter_rules: rulesShown({ search, filters }, numbers),
    page_size: null,
    display_mode: null,
    display_fields: null,
    ...(isFormer && { show_on_dashboard: false, show_in_sidebar: true }),
    ...access,
  }));
}

/** The parts of a view that a client sends, as Sheaf has them. */
async function ownViewOf(
  scope: OrganizationScope,
  input: SavedViewInput,
  fields: readonly CustomFieldRow[],
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
      fieldKeys: fields.map(({ key }) => key),
    });
  return {
    ...(name !== undefined && { name }),
    ...(found && { search: found.search, filters: { tags: found.tags } }),
    ...(field && { sort: { field, order: isReversed ? 'desc' : 'asc' } }),
    ...(sortName === null && { sort: null }),
  };
}

async function presentOne(request: Request, scope: OrganizationScope, view: View) {
  const [presented] = await presentViews(request, scope, [view]);
  if (!presented) throw new AppError('view.not_found');
  return presented;
}

async function viewOf(scope: OrganizationScope, item: { itemId: string } | undefined) {
  const views = item ? await findViews(scope) : [];
  return views.find(({ id }) => id === item?.itemId);
}

export const paperlessViewRoutes = new Hono<AppEnv>()
  .get(path, organizationAccess({ permission: 'tags:read' }), async (c) => {
    const views = await presentViews(c.req.raw, c.var.scope, await findViews(c.var.scope));
    const list = views.map((view) => savedViewSchema.encode(view));
    return c.json(pageOfAll(c.req.raw, pageOf(c.req.raw), list));
  })
  .post(
    path,
    organizationAccess({
      permission: 'tags:create',
      prefetch: (scope) => ({ fields: selectCustomFields(scope) }),
    }),
    async (c) => {
      const { scope, actor, prefetched } = c.var;
      const sent = await bodyOf(c.req.raw, savedViewInputSchema);
      const input = await ownViewOf(scope, sent, prefetched.fields);
      const view = await createView(scope, parsedInput(viewInputSchema, input), actor);
      return respond(c, savedViewSchema, await presentOne(c.req.raw, scope, view), 201);
    },
  )
  .get(
    `${path}:number/`,
    organizationAccess({ permission: 'tags:read', prefetch: prefetchItem('view') }),
    async (c) => {
      const view = await viewOf(c.var.scope, c.var.prefetched.items[0]);
      if (!view) throw new AppError('view.not_found');
      return respond(c, savedViewSchema, await presentOne(c.req.raw, c.var.scope, view));
    },
  )
  .on(
    ['PATCH', 'PUT'],
    `${path}:number/`,
    organizationAccess({
      permission: 'tags:update',
      prefetch: (scope, request) => ({
        ...prefetchItem('view')(scope, request),
        fields: selectCustomFields(scope),
      }),
    }),
    async (c) => {
      const { scope, actor, prefetched } = c.var;
      const found = await viewOf(scope, prefetched.items[0]);
      if (!found) throw new AppError('view.not_found');
      const { filter_rules: rules, ...sent } = await bodyOf(c.req.raw, savedViewInputSchema);
      const numbers = await numberItems(scope, found.filters.tags);
      const isKept = !rules || areSameRules(rules, rulesShown(found, numbers));
      const input = await ownViewOf(
        scope,
        isKept ? sent : { ...sent, filter_rules: rules },
        prefetched.fields,
      );
      const view =
        Object.keys(input).length === 0
          ? found
          : await updateView(scope, parsedInput(viewUpdateSchema, input), { found, actor });
      return respond(c, savedViewSchema, await presentOne(c.req.raw, scope, view));
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
