import { clsx } from 'clsx';
import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type CalloutTone = 'info' | 'warning' | 'danger' | 'success';

const tones: Record<CalloutTone, readonly [icon: LucideIcon, surface: string, color: string]> = {
  info: [Info, 'bg-info-soft', 'text-info'],
  warning: [TriangleAlert, 'bg-warning-soft', 'text-warning'],
  danger: [CircleX, 'bg-danger-soft', 'text-danger'],
  success: [CircleCheck, 'bg-success-soft', 'text-success'],
};

interface CalloutProps {
  tone?: CalloutTone;
  title?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function Callout({ tone = 'info', title, actions, className, children }: CalloutProps) {
  const [Icon, surface, color] = tones[tone];
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg px-4 py-3 text-base',
        surface,
        className,
      )}
    >
      <div className="flex min-w-0 items-start gap-3">
        <Icon size={16} aria-hidden className={clsx('mt-0.5 shrink-0', color)} />
        <div className="min-w-0">
          {title && <p className="font-medium">{title}</p>}
          {children && (
            <div className={clsx('text-pretty', title ? 'text-muted' : 'text-ink')}>{children}</div>
          )}
        </div>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
