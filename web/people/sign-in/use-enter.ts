import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { refreshSession } from '../../api/session/session-api.ts';

/** After signing in or up: refetches the session and goes to where the visitor wanted to go. */
export function useEnter(returnTo: string | undefined) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    await refreshSession(queryClient);
    await router.navigate({ href: returnTo ?? '/', replace: true });
  };
}
