import type { QueryKey } from '@tanstack/react-query';

/** `queryKey` is that of the failed query; a mutation has none. */
export type Failure = { error: unknown; queryKey?: QueryKey };

let listener: ((failure: Failure) => void) | undefined;

export function onFailure(handle: (failure: Failure) => void): () => void {
  listener = handle;
  return () => {
    if (listener === handle) listener = undefined;
  };
}

export function reportFailure(failure: Failure) {
  listener?.(failure);
}
