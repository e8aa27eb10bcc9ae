import type { ReactNode } from 'react';

export function StatList({ children }: { children: ReactNode }) {
  return <dl className="flex flex-wrap gap-x-10 gap-y-4">{children}</dl>;
}

export function Stat({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-0.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-serif text-2xl font-medium tabular-nums">{children}</dd>
    </div>
  );
}
