import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function AuthHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="mt-8 mb-6">
      <PageTitle className="text-balance">{title}</PageTitle>
      {children && <p className="mt-1.5 text-pretty text-muted">{children}</p>}
    </header>
  );
}
