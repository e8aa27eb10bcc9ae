import { clsx } from 'clsx';
import { createContext, use, useId, type ReactNode } from 'react';

interface CardProps {
  id?: string;
  /** `danger` marks actions that cannot be undone. */
  tone?: 'neutral' | 'danger';
  className?: string;
  children: ReactNode;
}

export function Card({ id, tone = 'neutral', className, children }: CardProps) {
  return (
    <section
      id={id}
      className={clsx(
        'min-w-0 scroll-mt-18 rounded-lg border bg-surface',
        tone === 'danger' ? 'border-danger/45' : 'border-border',
        className,
      )}
    >
      {children}
    </section>
  );
}

const GroupContext = createContext(false);

export function CardGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <GroupContext value={true}>{children}</GroupContext>
    </section>
  );
}

interface CardHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}

export function CardHeader({ title, description, actions }: CardHeaderProps) {
  const Heading = use(GroupContext) ? 'h3' : 'h2';
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4">
      <div className="min-w-0 flex-1 basis-56">
        <Heading className="text-base font-semibold wrap-anywhere">{title}</Heading>
        {description && <p className="mt-0.5 text-sm text-pretty text-muted">{description}</p>}
      </div>
      {actions && <div className="flex items-center gap-2">{actions}</div>}
    </header>
  );
}

export function CardBody({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('px-5 py-4', className)}>{children}</div>;
}

export function CardFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-border px-5 py-3">
      {children}
    </footer>
  );
}
