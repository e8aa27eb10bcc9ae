import { AppError } from '../../../http/app-error.ts';
import { baseUrlOf, routedPath } from './paperless-path.ts';
import { versionOf } from './paperless-requests.ts';

const defaultPageSize = 25;
const maxPageSize = 100_000;

export type Page = { number: number; size: number };

/** Returns the page of a request. An invalid size is ignored, an invalid page is not found. */
export function pageOf(request: Request, otherwise = defaultPageSize): Page {
  const { searchParams } = new URL(request.url);
  const size = wholeNumber(searchParams.get('page_size'));
  const page = searchParams.get('page');
  const number = page === null ? 1 : wholeNumber(page);
  if (number === undefined || number === 0) throw invalidPage();
  return {
    number,
    size: Math.min(size === undefined || size === 0 ? otherwise : size, maxPageSize),
  };
}

/** Clients that send no page expect every label, because they translate ids to names with the list. */
export function labelsPageOf(request: Request): Page {
  const { searchParams } = new URL(request.url);
  return pageOf(request, searchParams.has('page') ? defaultPageSize : maxPageSize);
}

export function wholeNumber(text: string | null | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function invalidPage(): AppError {
  return new AppError('request.not_found', { message: 'Invalid page.' });
}

type Listed<Item> = { count: number; results: Item[]; hasMore?: boolean; all?: number[] };

export function envelope<Item>(
  request: Request,
  page: Page,
  { count, results, hasMore = page.number * page.size < count, all }: Listed<Item>,
) {
  if (page.number > 1 && results.length === 0) throw invalidPage();
  return {
    count,
    next: hasMore ? pageUrl(request, page.number + 1) : null,
    previous: page.number > 1 ? pageUrl(request, page.number - 1) : null,
    ...(versionOf(request) < 10 && { all: all ?? [] }),
    results,
  };
}

export function pageOfAll<Item extends { id: number }>(
  request: Request,
  page: Page,
  items: Item[],
) {
  const start = (page.number - 1) * page.size;
  return envelope(request, page, {
    count: items.length,
    results: items.slice(start, start + page.size),
    all: items.map(({ id }) => id),
  });
}

function pageUrl(request: Request, number: number): string {
  const { searchParams } = new URL(request.url);
  const path = routedPath(request).replace(/^\/paperless\/[^/]+\//, '');
  searchParams.set('page', String(number));
  return `${baseUrlOf(request)}${path}?${searchParams}`;
}
