import { clsx } from 'clsx';
import { createContext, use, useEffect, useRef, type ReactNode } from 'react';

const productName = 'Sheaf';

const TitleScopeContext = createContext('');

export function TitleScope({ name, children }: { name: string; children: ReactNode }) {
  return <TitleScopeContext value={name}>{children}</TitleScopeContext>;
}

export function PageTitle({ className, children }: { className?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const scope = use(TitleScopeContext);

  useEffect(() => {
    const title = heading.current?.textContent;
    if (title) document.title = [title, scope, productName].filter(Boolean).join(' · ');
  });

  return (
    <h1 ref={heading} className={clsx('font-serif text-2xl font-medium tracking-tight', className)}>
      {children}
    </h1>
  );
}
