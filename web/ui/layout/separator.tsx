import { clsx } from 'clsx';

export function Separator({ label, className }: { label?: string; className?: string }) {
  if (!label) return <hr className={clsx('border-border', className)} />;
  return (
    <div className={clsx('flex items-center gap-3 text-sm text-muted', className)}>
      <hr aria-hidden className="flex-1 border-border" />
      {label}
      <hr aria-hidden className="flex-1 border-border" />
    </div>
  );
}
