import type { UseMutationOptions } from '@tanstack/react-query';

export type MutationCallbacks<Output = void, Input = void> = Pick<
  UseMutationOptions<Output, Error, Input>,
  'onSuccess' | 'onError'
>;
