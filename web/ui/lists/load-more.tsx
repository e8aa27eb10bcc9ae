import { Button } from '../button.tsx';
import { ListError } from './list-states.tsx';

interface LoadMoreProps {
  query: {
    data: unknown;
    error: unknown;
    isLoadingError: boolean;
    isFetchNextPageError: boolean;
    isFetchingNextPage: boolean;
    isPlaceholderData: boolean;
    hasNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  label: string;
  errorTitle: string;
}

export function LoadMore({ query, label, errorTitle }: LoadMoreProps) {
  if (query.isLoadingError || query.isFetchNextPageError) {
    return (
      <ListError
        title={errorTitle}
        error={query.error}
        onRetry={() => void (query.isLoadingError ? query.refetch() : query.fetchNextPage())}
      />
    );
  }
  if (!query.hasNextPage) return null;
  return (
    <Button
      className="self-start"
      isLoading={query.isFetchingNextPage}
      disabled={query.isPlaceholderData}
      onClick={() => void query.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
