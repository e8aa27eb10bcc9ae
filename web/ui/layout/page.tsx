import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

interface PageHeaderProps {
  title: ReactNode;
  note?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  eyebrow?: ReactNode;
}

/**
 * The actions are on the line of the title; if they do not fit, they are below it, and on a phone below the
 * description.
 */
export function PageHeader({ title, note, description, actions, eyebrow }: PageHeaderProps) {
  return (
    <header className="@container mb-6">
      {eyebrow && <div className="mb-1 text-sm text-muted">{eyebrow}</div>}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="flex min-h-9 min-w-0 flex-1 basis-32 flex-wrap content-center items-baseline gap-x-3 pointer-coarse:min-h-10 @md:basis-72">
          <PageTitle className="wrap-anywhere">{title}</PageTitle>
          {note && <div className="text-sm text-muted tabular-nums">{note}</div>}
        </div>
        {description && (
          <div className="basis-full text-base text-muted @md:order-last">
            <p className="max-w-prose text-pretty">{description}</p>
          </div>
        )}
        {actions && <div className="flex flex-wrap items-center gap-2 max-@md:pt-2">{actions}</div>}
      </div>
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
        'w-full min-w-0 px-4 pt-6 pb-[max(4rem,var(--room-below,0px)+1rem)] sm:px-8 sm:pt-8',
        widthStyles[width],
        className,
      )}
    >
      {children}
    </div>
  );
}
