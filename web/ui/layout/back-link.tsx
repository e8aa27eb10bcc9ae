import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useRender } from '../use-render.ts';

interface BackLinkProps {
  render: ReactElement;
  children: ReactNode;
}

export function BackLink({ render, children }: BackLinkProps) {
  return useRender('a', render, {
    className: 'inline-flex items-center gap-1.5 rounded-sm hover:text-ink',
    children: (
      <>
        <ArrowLeft size={14} aria-hidden />
        {children}
      </>
    ),
  });
}
