import { describe, expect, it } from 'vitest';
import { listStateOf } from '../document-list-search.ts';
import { neighboursOf, pagesAround, withLeft } from './document-neighbours.ts';

const page = (...ids: string[]) => ({ documents: ids.map((id) => ({ id })), documentsCount: 45 });
const state = listStateOf({ pageIndex: 1, pageSize: 15 });

describe('the neighbours of a document in its list', () => {
  it('are the previous and the next document', () => {
    expect(neighboursOf('b', 1, { page: page('a', 'b', 'c') })).toEqual({
      previous: { documentId: 'a', pageIndex: 1 },
      next: { documentId: 'c', pageIndex: 1 },
    });
  });

  it('are on the adjacent pages at the edges of a page', () => {
    expect(pagesAround('a', state, page('a', 'b'))).toEqual({ before: 0 });
    expect(pagesAround('b', state, page('a', 'b'))).toEqual({ after: 2 });
    expect(neighboursOf('a', 1, { page: page('a', 'b'), before: page('x', 'y') }).previous).toEqual(
      { documentId: 'y', pageIndex: 0 },
    );
    expect(neighboursOf('b', 1, { page: page('a', 'b'), after: page('x', 'y') }).next).toEqual({
      documentId: 'x',
      pageIndex: 2,
    });
  });

  it('do not exist before the first and after the last document', () => {
    const only = { documents: [{ id: 'a' }], documentsCount: 1 };
    expect(pagesAround('a', listStateOf({}), only)).toEqual({});
    expect(neighboursOf('a', 0, { page: only })).toEqual({});
  });

  it('stay those of a document that has left the list since', () => {
    const seen = ['a', 'b', 'c'];
    const left = (...ids: string[]) =>
      neighboursOf('b', 1, { page: withLeft('b', page(...ids), seen) });
    expect(left('a', 'c', 'd').previous?.documentId).toBe('a');
    expect(left('a', 'c', 'd').next?.documentId).toBe('c');
    expect(left('new', 'a', 'd').next?.documentId).toBe('d');
    expect(left('c', 'd')).toEqual({
      previous: undefined,
      next: { documentId: 'c', pageIndex: 1 },
    });
    const first = withLeft('b', page('z', 'd', 'e'), ['b', 'd', 'e']);
    expect(neighboursOf('b', 1, { page: first }).next?.documentId).toBe('d');
    // The first document of the next page has moved up to this page.
    const last = withLeft('c', page('a', 'b', 'x'), seen);
    expect(neighboursOf('c', 1, { page: last }).next?.documentId).toBe('x');
    expect(pagesAround('c', state, withLeft('c', page('a', 'b'), seen))).toEqual({ after: 2 });
  });

  it('do not exist for a document that was never in the list', () => {
    expect(withLeft('z', page('a'), ['a'])).toEqual(page('a'));
    expect(pagesAround('z', state, page('a'))).toEqual({});
    expect(neighboursOf('z', 1, { page: page('a') })).toEqual({});
  });
});
