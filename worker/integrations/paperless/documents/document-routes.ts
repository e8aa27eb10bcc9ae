import { Hono, type HonoRequest } from 'hono';
import { paperlessDocumentSchema } from '../../../../shared/integrations/paperless/documents.ts';
import type { Snippet } from '../../../../shared/archive/search/search.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { ReadScope } from '../../../access/organization-scope.ts';
import { joinStatements } from '../../../database/database.ts';
import {
  selectCustomFields,
  toCustomField,
} from '../../../archive/custom-fields/custom-field-store.ts';
import { selectTypes } from '../../../archive/document-types/rows/document-type-store.ts';
import { namedTypes } from '../../../archive/custom-fields/search/parse-search.ts';
import { always, never } from '../../../database/expressions.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { respond } from '../../../http/respond.ts';
import { invalidField } from '../http/paperless-errors.ts';
import { envelope, pageOf } from '../http/pages.ts';
import { newestVersion, versionOf } from '../http/paperless-requests.ts';
import { labelFilters, namesTypes, selectLabels } from '../labels/label-filters.ts';
import { prefetchItem } from '../numbers/named-item.ts';
import { selectItems } from '../numbers/number-store.ts';
import { selectTagsNamed } from './document-ids-store.ts';
import { documentQueryOf, itemsNamedIn, withTag } from './document-query.ts';
import type { Texts } from './document-parts-store.ts';
import { listDocumentNumbers, listDocuments, listFoundNumbers } from './list-documents.ts';
import { mayNameType } from './query-syntax.ts';
import { presentDocument } from './present-document.ts';
import { presentDocuments } from './present-documents.ts';

const path = '/paperless/:organizationId/api/documents/';

/** Maximum number of documents on a page, and of ids alone. */
const mostDocuments = 500;
const mostIds = 25_000;

const paramsOf = (request: HonoRequest | Request) => new URL(request.url).searchParams;

function prefetchQuery(scope: ReadScope, request: HonoRequest) {
  const params = paramsOf(request);
  return joinStatements(
    {
      items: selectItems(scope, itemsNamedIn(params)),
      fields: selectCustomFields(scope),
      types: selectTypes(
        scope,
        namesTypes(params) || mayNameType(params.get('query') ?? '') ? always : never,
      ),
    },
    selectLabels(scope, params),
    { named: selectTagsNamed(scope, params.get('tags__name__iexact') ?? '') },
  );
}

export const paperlessDocumentRoutes = new Hono<AppEnv>()
  .get(
    path,
    organizationAccess({ permission: 'documents:read', prefetch: prefetchQuery }),
    async (c) => {
      const { scope, prefetched } = c.var;
      const { fields, types, items, named, tags, correspondents } = prefetched;
      const request = c.req.raw;
      const params = paramsOf(request);
      assertOneSearch(params, versionOf(request));
      const query = documentQueryOf(params, {
        items,
        fields: fields.map(toCustomField),
        types: namedTypes(types),
        now: scope.platform.clock.now(),
      });
      query.filters.push(...labelFilters(params, { tags, correspondents, types }));
      if (params.get('tags__name__iexact')) {
        const [tag, ...others] = named;
        if (!tag) return c.json(envelope(request, pageOf(request), { count: 0, results: [] }));
        if (others.length === 0) query.tags.push(tag.id);
        else query.filters.push(withTag(named.map(({ id }) => id)));
      }
      const wanted = params.get('fields')?.split(',').filter(Boolean);
      const asked = pageOf(request);
      const isNewest = versionOf(request) === newestVersion;
      // Clients read the ids of the whole list from its first page.
      const allNumbers = (onPage: number[], isWhole: boolean) =>
        asked.number > 1 || isWhole || isNewest
          ? onPage
          : listFoundNumbers(scope, query, { fields, types, most: mostIds });
      const isPlain =
        query.searchQuery === '' &&
        query.filters.length + query.tags.length === 0 &&
        query.documentIds === undefined &&
        query.similarTo === undefined;
      if (isPlain && wanted?.length === 1 && wanted[0] === 'id') {
        const page = { ...asked, size: Math.min(asked.size, mostIds) };
        const { numbers, count } = await listDocumentNumbers(scope, query, { page, fields });
        const results = numbers.map((id) => ({ id }));
        const all = await allNumbers(numbers, count <= page.size);
        return c.json(envelope(request, page, { count, results, all }));
      }
      const page = { ...asked, size: Math.min(asked.size, mostDocuments) };
      const { documents, correctedQuery, ...listed } = await listDocuments(scope, query, {
        page,
        fields,
        types,
      });
      const texts = textsFor(params, wanted);
      const presented = await presentDocuments(scope, request, { documents, fields, texts });
      const isSearch = query.searchQuery !== '';
      const results = presented.map((document, index) => {
        const found = documents[index];
        const hit =
          isSearch && found && 'snippet' in found
            ? searchHit(found, (page.number - 1) * page.size + index)
            : undefined;
        return projected(paperlessDocumentSchema.encode({ ...document, ...hit }), wanted);
      });
      const numbers = presented.map(({ id }) => id);
      const all = await allNumbers(numbers, !listed.hasMore);
      return c.json({
        ...(isSearch && { corrected_query: correctedQuery ?? null }),
        ...envelope(request, page, { ...listed, results, all }),
      });
    },
  )
  .get(
    `${path}:number/`,
    organizationAccess({
      permission: 'documents:read',
      prefetch: (scope, request) =>
        joinStatements(prefetchItem('document')(scope, request), {
          fields: selectCustomFields(scope),
        }),
    }),
    async (c) => {
      const { items, fields } = c.var.prefetched;
      const documentId = items[0]?.itemId;
      const document = await presentDocument(c.var.scope, c.req.raw, { documentId, fields });
      return respond(c, paperlessDocumentSchema, document);
    },
  );

/** Throws for two searches at once, because their results could not be ranked together. */
function assertOneSearch(params: URLSearchParams, version: number): void {
  const exclusive = ['query', 'more_like_id', ...(version < 10 ? [] : ['text', 'title_search'])];
  const sent = exclusive.filter((name) => params.get(name));
  if (sent.length > 1) throw invalidField(sent[1] ?? '', 'Specify only one search parameter.');
}

function textsFor(params: URLSearchParams, wanted: string[] | undefined): Texts {
  if (wanted && wanted.length > 0 && !wanted.includes('content')) return 'none';
  return params.get('truncate_content')?.toLowerCase() === 'true' ? 'cut' : 'whole';
}

function projected<Value extends object>(value: Value, names: string[] | undefined) {
  if (!names || names.length === 0) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}

type Hit = { snippet: Snippet; snippetSource: 'content' | 'note' };

function searchHit({ snippet, snippetSource }: Hit, rank: number) {
  const marked = snippet
    .map(({ text, isMatch }) => {
      const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      return isMatch ? `<span class="match">${safe}</span>` : safe;
    })
    .join('');
  const isNote = snippetSource === 'note';
  return {
    __search_hit__: {
      score: 1 / (rank + 1),
      highlights: isNote ? '' : marked,
      note_highlights: isNote ? marked : '',
      rank,
    },
  };
}
