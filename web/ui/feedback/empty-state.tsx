import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageTitle } from '../layout/page-title.tsx';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  isPage?: boolean;
  /** On a phone only as tall as its text and actions, so that what follows is in view. */
  isShortOnPhone?: boolean;
  children?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  const { icon, title, description, actions, isPage = false, isShortOnPhone, children } = props;
  return (
    <div
      className={clsx(
        'mx-auto flex w-full max-w-lg flex-col items-center gap-6 px-4 py-16 text-center',
        isShortOnPhone && 'max-sm:gap-4 max-sm:py-6',
      )}
    >
      {icon && (
        <div
          aria-hidden
          className={clsx(
            'relative flex h-20 w-28 items-center justify-center text-accent-text',
            isShortOnPhone && 'max-sm:hidden',
          )}
        >
          <span className="absolute h-15 w-11.5 origin-bottom -translate-x-2 -rotate-14 rounded-md border border-border-control bg-surface" />
          <span className="absolute h-15 w-11.5 origin-bottom translate-x-2 rotate-14 rounded-md border border-border-control bg-surface" />
          <span className="absolute h-17 w-13 rounded-md border border-border-strong bg-surface-raised" />
          <span className="relative">{icon}</span>
        </div>
      )}
      <div className="flex flex-col gap-1.5">
        {isPage ? (
          <PageTitle className="text-balance">{title}</PageTitle>
        ) : (
          <h2 className="font-serif text-xl font-medium text-balance">{title}</h2>
        )}
        {description && <p className="text-base text-pretty text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap justify-center gap-2">{actions}</div>}
      {children && <div className="w-full">{children}</div>}
    </div>
  );
}
