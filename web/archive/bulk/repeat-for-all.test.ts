import { expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { repeatForAll } from './repeat-for-all.ts';

const lost = new TypeError('Failed to fetch');
const gone = new ApiError({ code: 'correspondent.not_found', status: 404, message: '' });
const inputOf = (id: string) => ({ filter: { documentIds: [id] } });

function requestsOf(responses: ({ hasMore: boolean; cursor?: string } | Error)[]) {
  const sent: unknown[] = [];
  const request = async (input: object) => {
    sent.push(input);
    const response = responses[sent.length - 1];
    if (!response || response instanceof Error) throw response ?? lost;
    return response;
  };
  return { sent, request };
}

it('continues each input until it has no more documents', async () => {
  const { sent, request } = requestsOf([
    { hasMore: true, cursor: 'a' },
    { hasMore: true, cursor: 'b' },
    { hasMore: false },
    { hasMore: false },
  ]);
  expect(await repeatForAll([inputOf('one'), inputOf('two')], request)).toEqual({});
  expect(sent).toEqual([
    inputOf('one'),
    { ...inputOf('one'), cursor: 'a' },
    { ...inputOf('one'), cursor: 'b' },
    inputOf('two'),
  ]);
});

it('throws what fails before anything is done', async () => {
  const { request } = requestsOf([lost]);
  await expect(repeatForAll([inputOf('one')], request)).rejects.toBe(lost);
});

it('returns what fails after something was done, so that it can be undone', async () => {
  const later = requestsOf([{ hasMore: false }, lost]);
  expect(await repeatForAll(['one', 'two', 'three'].map(inputOf), later.request)).toEqual({
    error: lost,
  });
  expect(later.sent).toHaveLength(2);
  const sameFilter = requestsOf([{ hasMore: true, cursor: 'a' }, lost]);
  expect(await repeatForAll([inputOf('one')], sameFilter.request)).toEqual({ error: lost });
});

it('goes on after an input that names what does not exist any more', async () => {
  const inputs = ['one', 'two', 'three'].map(inputOf);
  const { sent, request } = requestsOf([gone, { hasMore: false }, { hasMore: false }]);
  expect(await repeatForAll(inputs, request)).toEqual({ error: gone });
  expect(sent).toEqual(inputs);
  const none = requestsOf([gone, gone, gone]);
  await expect(repeatForAll(inputs, none.request)).rejects.toBe(gone);
});

it('leaves the documents of such an input out of those after it', async () => {
  const inputs = [['one', 'two'], ['three'], ['one'], ['two', 'three']].map((documentIds) => ({
    filter: { documentIds },
  }));
  const { sent, request } = requestsOf([gone, { hasMore: false }, { hasMore: false }]);
  expect(await repeatForAll(inputs, request)).toEqual({ error: gone });
  expect(sent).toEqual([inputs[0], inputs[1], inputOf('three')]);
});
