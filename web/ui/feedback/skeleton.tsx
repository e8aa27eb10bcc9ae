import { clsx } from 'clsx';

/** A grey placeholder, sized by `className`. The loading list around it has `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-shimmer rounded-md bg-shimmer', className)} />;
}

const lineWidths = ['w-full', 'w-11/12', 'w-3/4', 'w-5/6', 'w-2/3'] as const;

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={clsx('h-3.5', lineWidths[index % lineWidths.length])} />
      ))}
    </div>
  );
}

/** A placeholder for a table; it has few rows, so that the page does not jump up when the list is short. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return (
    <div
      aria-hidden
      className="divide-y divide-border overflow-hidden rounded-lg border border-border bg-surface"
    >
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-12 items-center gap-3 px-4">
          <Skeleton className="size-8 shrink-0" />
          <Skeleton className={clsx('h-3.5 max-w-64', lineWidths[index % lineWidths.length])} />
          <Skeleton className="ml-auto h-3.5 w-20 shrink-0" />
        </div>
      ))}
    </div>
  );
}
