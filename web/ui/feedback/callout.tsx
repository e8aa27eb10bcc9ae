import { clsx } from 'clsx';
import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type CalloutTone = 'info' | 'warning' | 'danger' | 'success';

const icons: Record<CalloutTone, LucideIcon> = {
  info: Info,
  warning: TriangleAlert,
  danger: CircleX,
  success: CircleCheck,
};

const toneStyles: Record<CalloutTone, string> = {
  info: 'bg-info-soft [&>svg]:text-info',
  warning: 'bg-warning-soft [&>svg]:text-warning',
  danger: 'bg-danger-soft [&>svg]:text-danger',
  success: 'bg-success-soft [&>svg]:text-success',
};

export interface CalloutProps {
  tone?: CalloutTone;
  title?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function Callout({ tone = 'info', title, actions, className, children }: CalloutProps) {
  const Icon = icons[tone];
  return (
    <div
      className={clsx(
        'flex items-start gap-3 rounded-lg px-4 py-3 text-base',
        toneStyles[tone],
        className,
      )}
    >
      <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          {title && <p className="font-medium">{title}</p>}
          {children && (
            <div className={clsx('text-pretty', title ? 'text-muted' : 'text-ink')}>{children}</div>
          )}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </div>
  );
}
