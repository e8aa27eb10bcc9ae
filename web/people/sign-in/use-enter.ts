import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { refreshSession } from '../../api/session/session-api.ts';

export function useEnter(returnTo: string | undefined) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    await refreshSession(queryClient);
    await router.navigate({ href: returnTo ?? '/', replace: true });
  };
}
