import { describe, expect, it } from 'vitest';
import { listStateOf } from '../list/document-list-search.ts';
import { neighboursOf, pagesAround } from './document-neighbours.ts';

const page = (...ids: string[]) => ({ documents: ids.map((id) => ({ id })), documentsCount: 45 });
const state = listStateOf({ pageIndex: 1, pageSize: 15 });

describe('the neighbours of a document in its list', () => {
  it('are the documents beside it', () => {
    expect(neighboursOf('b', 1, { page: page('a', 'b', 'c') })).toEqual({
      previous: { documentId: 'a', pageIndex: 1 },
      next: { documentId: 'c', pageIndex: 1 },
    });
  });

  it('are on the pages before and after at the edges', () => {
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

  it('are none before the first and after the last document of all', () => {
    const only = { documents: [{ id: 'a' }], documentsCount: 1 };
    expect(pagesAround('a', listStateOf({}), only)).toEqual({});
    expect(neighboursOf('a', 0, { page: only })).toEqual({});
  });

  it('are none for a document that is not in the list any more', () => {
    expect(pagesAround('z', state, page('a'))).toEqual({});
    expect(neighboursOf('z', 1, { page: page('a') })).toEqual({});
  });
});
