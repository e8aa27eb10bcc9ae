import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Above the title, such as a link back. */
  eyebrow?: ReactNode;
}

export function PageHeader({ title, description, actions, eyebrow }: PageHeaderProps) {
  return (
    <header className="mb-6 flex min-h-9 flex-wrap items-end justify-between gap-x-6 gap-y-3 pointer-coarse:min-h-10">
      <div className="min-w-0 max-w-full">
        {eyebrow && <div className="mb-1 text-sm text-muted">{eyebrow}</div>}
        <PageTitle className="wrap-anywhere">{title}</PageTitle>
        {description && (
          <p className="mt-1 max-w-prose text-base text-pretty text-muted">{description}</p>
        )}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}

export interface PageBodyProps {
  /** `narrow` for forms and text, `wide` for tables. */
  width?: 'narrow' | 'wide';
  className?: string;
  children: ReactNode;
}

export function PageBody({ width = 'wide', className, children }: PageBodyProps) {
  return (
    <div
      className={clsx(
        'mx-auto w-full min-w-0 px-4 pt-6 pb-16 sm:px-8 sm:pt-8',
        width === 'narrow' ? 'max-w-3xl' : 'max-w-6xl',
        className,
      )}
    >
      {children}
    </div>
  );
}
