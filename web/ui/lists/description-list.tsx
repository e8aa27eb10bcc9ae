import type { ReactNode, Ref } from 'react';

export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-border">{children}</dl>;
}

interface DescriptionRowProps {
  ref?: Ref<HTMLDivElement>;
  label: ReactNode;
  children: ReactNode;
}

export function DescriptionRow({ ref, label, children }: DescriptionRowProps) {
  return (
    <div ref={ref} className="flex flex-col gap-x-4 py-2.5 sm:flex-row">
      <dt className="w-40 shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
    </div>
  );
}
