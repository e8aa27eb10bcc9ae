import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { configQuery } from '../../api/session/config-api.ts';
import type { UnavailableProps } from './server-unreachable.tsx';

const ServerUnreachable = lazy(() => import('./server-unreachable.tsx'));

interface StartUpProps {
  pending: ReactNode;
  Unavailable: ComponentType<UnavailableProps> | undefined;
  children: ReactNode;
}

export function StartUp({ pending, Unavailable = ServerUnreachable, children }: StartUpProps) {
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
