import type { UseMutationOptions } from '@tanstack/react-query';

/** A screen's own reaction to a mutation, beside what the mutation does to the cache. */
export type MutationCallbacks<Output = void, Input = void> = Pick<
  UseMutationOptions<Output, Error, Input>,
  'onSuccess' | 'onError'
>;
