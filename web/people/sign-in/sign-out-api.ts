import { useMutation } from '@tanstack/react-query';
import type { MutationCallbacks } from '../../api/queries/mutation-callbacks.ts';
import { postAuth } from './auth-client.ts';

export function useSignOut(callbacks: MutationCallbacks<Response>) {
  return useMutation({ ...callbacks, mutationFn: () => postAuth('sign-out', {}) });
}
