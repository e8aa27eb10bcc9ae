import { Hono } from 'hono';
import {
  paperlessTagInputSchema,
  paperlessTagSchema,
} from '../../../../shared/integrations/paperless/labels.ts';
import { defaultTagColor, tagInputSchema, type Tag } from '../../../../shared/archive/tags/tag.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { inTurn } from '../../../access/turns/in-turn.ts';
import { createTag } from '../../../archive/tags/create-tag.ts';
import { deleteTag } from '../../../archive/tags/delete-tag.ts';
import { findTags, selectSearchKeys } from '../../../archive/tags/tag-store.ts';
import { updateTag } from '../../../archive/tags/update-tag.ts';
import { selectSearchesWith } from '../../../archive/views/searches/view-search-store.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { respond } from '../../../http/respond.ts';
import { invalidField } from '../http/paperless-errors.ts';
import { bodyOf, parsedInput } from '../http/request-body.ts';
import { numberItems } from '../numbers/number-store.ts';
import { accessFor } from './label-access.ts';
import { listLabels } from './label-list.ts';
import { placesOf, presentTags } from './present-labels.ts';

const path = '/paperless/:organizationId/api/tags/';

async function readTags(scope: OrganizationScope) {
  const tags = await inTurn(scope, () => findTags(scope));
  const numbers = await numberItems(
    scope,
    tags.map(({ id }) => id),
  );
  return { numbers, places: placesOf(tags) };
}

type Tags = Awaited<ReturnType<typeof readTags>>;

function placeAt({ places, numbers }: Tags, number: string | number | undefined) {
  return places.find(({ tag }) => String(numbers.get(tag.id)) === String(number));
}

function presentAll(request: Request, scope: OrganizationScope, { places, numbers }: Tags) {
  const access = accessFor(request, { scope, change: 'tags:update' });
  return presentTags(places, { numbers, access });
}

async function presentTag(request: Request, scope: OrganizationScope, tagId: string) {
  const tags = await readTags(scope);
  const tag = presentAll(request, scope, tags).find(({ id }) => id === tags.numbers.get(tagId));
  if (!tag) throw new AppError('tag.not_found');
  return tag;
}

function wholeName(
  tags: Tags,
  { name, parent, current }: { name?: string; parent?: number | null; current?: Tag },
): string | undefined {
  const place = current && tags.places.find(({ tag }) => tag.id === current.id);
  const own = name ?? place?.ownName;
  if (own === undefined) return undefined;
  const above = parent === undefined ? place?.parent : placeAt(tags, parent ?? undefined)?.tag;
  if (typeof parent === 'number' && (!above || above.id === current?.id)) {
    throw invalidField('parent', `Invalid pk "${parent}" - object does not exist.`);
  }
  return above && !own.startsWith(`${above.name}/`) ? `${above.name}/${own}` : own;
}

export const paperlessTagRoutes = new Hono<AppEnv>()
  .get(path, organizationAccess({ permission: 'tags:read' }), async (c) => {
    const tags = await readTags(c.var.scope);
    const wholeNames = new Map(tags.places.map(({ tag }) => [tags.numbers.get(tag.id), tag.name]));
    const list = presentAll(c.req.raw, c.var.scope, tags);
    return c.json(
      listLabels(c.req.raw, list, ({ id, name }) => [name, wholeNames.get(id) ?? name]),
    );
  })
  .post(path, organizationAccess({ permission: 'tags:create' }), async (c) => {
    const { scope } = c.var;
    const { name, color, parent } = await bodyOf(c.req.raw, paperlessTagInputSchema);
    const tags = await readTags(scope);
    const input = parsedInput(tagInputSchema, {
      name: wholeName(tags, { ...(name !== undefined && { name }), parent: parent ?? null }),
      color: color || defaultTagColor,
    });
    const tag = await createTag(scope, input);
    return respond(c, paperlessTagSchema, await presentTag(c.req.raw, scope, tag.id), 201);
  })
  .get(`${path}:number/`, organizationAccess({ permission: 'tags:read' }), async (c) => {
    const tags = await readTags(c.var.scope);
    const list = presentAll(c.req.raw, c.var.scope, tags);
    const tag = list.find(({ id }) => String(id) === c.req.param('number'));
    if (!tag) throw new AppError('tag.not_found');
    return respond(c, paperlessTagSchema, tag);
  })
  .on(
    ['PATCH', 'PUT'],
    `${path}:number/`,
    organizationAccess({
      permission: 'tags:update',
      prefetch: (scope) => ({ views: selectSearchesWith(scope, 'tag') }),
    }),
    async (c) => {
      const { scope } = c.var;
      const tags = await readTags(scope);
      const current = placeAt(tags, c.req.param('number'))?.tag;
      if (!current) throw new AppError('tag.not_found');
      const { name, color, parent } = await bodyOf(c.req.raw, paperlessTagInputSchema);
      const input = parsedInput(tagInputSchema, {
        name: wholeName(tags, {
          current,
          ...(name !== undefined && { name }),
          ...(parent !== undefined && { parent }),
        }),
        color: color || current.color,
        description: current.description,
      });
      const searchKeys = await selectSearchKeys(scope, current.id);
      const found = { searchKeys, views: c.var.prefetched.views };
      await updateTag(scope, { ...input, tagId: current.id, found });
      return respond(c, paperlessTagSchema, await presentTag(c.req.raw, scope, current.id));
    },
  )
  .delete(`${path}:number/`, organizationAccess({ permission: 'tags:delete' }), async (c) => {
    const tag = placeAt(await readTags(c.var.scope), c.req.param('number'))?.tag;
    if (!tag) throw new AppError('tag.not_found');
    await deleteTag(c.var.scope, tag.id);
    return c.body(null, 204);
  });
