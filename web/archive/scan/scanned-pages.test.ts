import { describe, expect, it } from 'vitest';
import { changesOf, reducePages, wholePhoto, type ScannedPage } from './scanned-pages.ts';

function pageOf(id: string): ScannedPage {
  return { id, photo: new Blob([id]), corners: wholePhoto, rotation: 0, page: null };
}

const pages = ['a', 'b', 'c'].map(pageOf);

function idsOf({ changed, goneIds }: ReturnType<typeof changesOf>) {
  return { changed: changed.map(({ id }) => id), gone: goneIds };
}

describe('pages of a scan', () => {
  it('come before those that were taken while they were restored', () => {
    const restored = reducePages([pageOf('new')], { type: 'restored', pages });
    expect(restored.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'new']);
  });

  it('are stored when they are new', () => {
    expect(idsOf(changesOf([], pages))).toEqual({ changed: ['a', 'b', 'c'], gone: [] });
    expect(idsOf(changesOf(pages, pages))).toEqual({ changed: [], gone: [] });
  });

  it('are not stored again once they are straightened, but when they are turned or moved', () => {
    const [first = pageOf('a')] = pages;
    const page = new Blob();
    const straight = reducePages(pages, { type: 'straightened', id: 'a', of: first, page });
    expect(idsOf(changesOf(pages, straight)).changed).toEqual([]);
    const changes = { rotation: 90 } as const;
    const turned = reducePages(pages, { type: 'changed', id: 'b', changes });
    expect(idsOf(changesOf(pages, turned)).changed).toEqual(['b']);
    const moved = reducePages(pages, { type: 'moved', id: 'a', by: 1 });
    expect(idsOf(changesOf(pages, moved)).changed).toEqual(['b', 'a']);
  });

  it('are removed, and those after them get their places', () => {
    const fewer = reducePages(pages, { type: 'deleted', id: 'b' });
    expect(idsOf(changesOf(pages, fewer))).toEqual({ changed: ['c'], gone: ['b'] });
  });
});
