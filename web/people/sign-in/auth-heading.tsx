import type { ReactNode } from 'react';

export function AuthHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="mt-8 mb-6">
      <h1 className="font-serif text-2xl font-medium tracking-tight text-balance">{title}</h1>
      {children && <p className="mt-1.5 text-pretty text-muted">{children}</p>}
    </header>
  );
}
