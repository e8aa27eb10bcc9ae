import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { configQuery } from '../../api/config-api.ts';

const Unavailable = import.meta.env.VITE_IS_DEMO_MODE
  ? lazy(() => import('../../demo/page/demo-unavailable.tsx'))
  : lazy(() => import('./server-unreachable.tsx'));

/** Nothing is offered before the configuration is there. */
export function StartUp({ pending, children }: { pending: ReactNode; children: ReactNode }) {
  const { isPending, isSuccess, error, refetch } = useQuery(configQuery);
  if (isSuccess) return children;
  if (isPending) return pending;
  const retry = async () => (await refetch()).isSuccess;
  return (
    <Suspense fallback={pending}>
      <Unavailable error={error} onRetry={retry} />
    </Suspense>
  );
}
