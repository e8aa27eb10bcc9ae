import { defaultCorners } from '../../../shared/archive/scan/find-corners.ts';
import type { Quadrilateral } from '../../../shared/reading/picture/quadrilateral.ts';
import type { Rotation } from './scan-messages.ts';

/** `corners` are fractions of the photo's size; `page` is the straightened page as a JPEG file, once it exists. */
export type ScannedPage = {
  id: string;
  photo: Blob;
  corners: Quadrilateral;
  rotation: Rotation;
  page: Blob | null;
};

export type PagesAction =
  | { type: 'added'; page: ScannedPage }
  | { type: 'restored'; pages: readonly ScannedPage[] }
  | { type: 'changed'; id: string; changes: Partial<Pick<ScannedPage, 'corners' | 'rotation'>> }
  | { type: 'straightened'; id: string; of: ScannedPage; page: Blob }
  | { type: 'moved'; id: string; by: -1 | 1 }
  | { type: 'deleted'; id: string };

export const wholePhoto = defaultCorners({ width: 1, height: 1 });

export function reducePages(
  pages: readonly ScannedPage[],
  action: PagesAction,
): readonly ScannedPage[] {
  switch (action.type) {
    case 'added':
      return [...pages, action.page];
    case 'restored':
      return [...action.pages, ...pages];
    case 'changed':
      return pages.map((page) =>
        page.id === action.id ? { ...page, ...action.changes, page: null } : page,
      );
    case 'straightened':
      // A page that has changed meanwhile is straightened again.
      return pages.map((page) => (page === action.of ? { ...page, page: action.page } : page));
    case 'moved':
      return moved(pages, action.id, action.by);
    case 'deleted':
      return pages.filter(({ id }) => id !== action.id);
  }
}

/**
 * Returns the difference between the stored pages `before` and `pages`; straightened pages are not stored, as they can
 * be made again.
 */
export function changesOf(before: readonly ScannedPage[], pages: readonly ScannedPage[]) {
  const isSame = (page: ScannedPage, position: number) => {
    const other = before[position];
    return (
      other?.id === page.id && other.corners === page.corners && other.rotation === page.rotation
    );
  };
  const ids = new Set(pages.map(({ id }) => id));
  return {
    changed: pages.filter((page, position) => !isSame(page, position)),
    goneIds: before.map(({ id }) => id).filter((id) => !ids.has(id)),
  };
}

function moved(pages: readonly ScannedPage[], id: string, by: -1 | 1): readonly ScannedPage[] {
  const from = pages.findIndex((page) => page.id === id);
  const to = from + by;
  const [page, other] = [pages[from], pages[to]];
  if (!page || !other) return pages;
  return pages.with(from, other).with(to, page);
}

export function turnedFurther(rotation: Rotation): Rotation {
  return ((rotation + 90) % 360) as Rotation;
}
