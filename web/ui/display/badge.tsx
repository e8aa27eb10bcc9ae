import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const toneStyles = {
  neutral: 'bg-pressed text-muted',
  accent: 'bg-accent-soft text-accent-text',
  danger: 'bg-danger-soft text-danger',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  info: 'bg-info-soft text-info',
};

interface BadgeProps {
  tone?: keyof typeof toneStyles;
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-5 max-w-full items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap tabular-nums',
        toneStyles[tone],
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
