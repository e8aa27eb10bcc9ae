import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  /** Beside the title, such as a count. */
  note?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Above the title, such as a link back. */
  eyebrow?: ReactNode;
}

export function PageHeader({ title, note, description, actions, eyebrow }: PageHeaderProps) {
  return (
    <header className="mb-6 flex min-h-9 flex-wrap items-end justify-between gap-x-6 gap-y-3 pointer-coarse:min-h-10">
      <div className="min-w-0 max-w-full">
        {eyebrow && <div className="mb-1 text-sm text-muted">{eyebrow}</div>}
        <div className="flex flex-wrap items-baseline gap-x-3">
          <PageTitle className="wrap-anywhere">{title}</PageTitle>
          {note && <div className="text-sm text-muted tabular-nums">{note}</div>}
        </div>
        {description && (
          <p className="mt-1 max-w-prose text-base text-pretty text-muted">{description}</p>
        )}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}

const widthStyles = { narrow: 'max-w-3xl', wide: 'max-w-6xl', full: 'max-w-400' };

export interface PageBodyProps {
  /** `narrow` for forms and text, `wide` for tables, `full` for long names beside other columns. */
  width?: keyof typeof widthStyles;
  className?: string;
  children: ReactNode;
}

export function PageBody({ width = 'wide', className, children }: PageBodyProps) {
  return (
    <div
      className={clsx(
        'w-full min-w-0 px-4 pt-6 pb-16 sm:px-8 sm:pt-8',
        widthStyles[width],
        className,
      )}
    >
      {children}
    </div>
  );
}
