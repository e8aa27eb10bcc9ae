import type { QueryKey } from '@tanstack/react-query';

/** `queryKey`: of the query that failed; a mutation has none. */
export type Failure = { error: unknown; queryKey?: QueryKey };

let listener: ((failure: Failure) => void) | undefined;

/** Sets the reaction to failed queries and mutations, beside what their screens show. */
export function onFailure(handle: (failure: Failure) => void) {
  listener = handle;
}

export function reportFailure(failure: Failure) {
  listener?.(failure);
}
