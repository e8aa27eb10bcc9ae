import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Callout } from '../feedback/callout.tsx';
import { SkeletonRows } from '../feedback/skeleton.tsx';
import { useUiLabels } from '../ui-labels.tsx';

export interface ListQueryProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  loadingLabel: string;
  loadingRows?: number;
  errorTitle: string;
  empty?: ReactNode;
  /** Returns whether the data is empty; by default, whether the array is. */
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/**
 * A list, or its loading, error or empty state. Loaded data stays unchanged when refetching fails: the next refetch is
 * soon, and an error message above the list would move it.
 */
export function ListQuery<Data>(props: ListQueryProps<Data>) {
  const {
    query,
    loadingLabel,
    loadingRows,
    errorTitle,
    empty,
    isEmpty = hasNoEntry,
    children,
  } = props;
  const { data } = query;
  if (query.isPending) return <ListLoading label={loadingLabel} rows={loadingRows} />;
  if (data === undefined) {
    return (
      <ListError
        title={errorTitle}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return isEmpty(data) ? empty : children(data);
}

function hasNoEntry(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}

export function ListLoading({ label, rows }: { label: string; rows?: number }) {
  return (
    <output aria-busy aria-label={label} className="block">
      <SkeletonRows rows={rows} />
    </output>
  );
}

interface ListErrorProps {
  title: string;
  error: unknown;
  isRetrying?: boolean;
  onRetry: () => void;
}

export function ListError({ title, error, isRetrying, onRetry }: ListErrorProps) {
  const { retry, errorMessage } = useUiLabels();
  return (
    <div role="alert">
      <Callout
        tone="danger"
        title={title}
        actions={
          <Button
            size="sm"
            icon={<RotateCw size={16} aria-hidden />}
            isLoading={isRetrying}
            onClick={onRetry}
          >
            {retry}
          </Button>
        }
      >
        {errorMessage(error)}
      </Callout>
    </div>
  );
}
