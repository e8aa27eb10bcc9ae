import { useRender } from '@base-ui/react/use-render';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

export interface BackLinkProps {
  /** The link element, without children. */
  render: ReactElement;
  children: ReactNode;
}

/** Leads to the parent page; for the `eyebrow` of a page header. */
export function BackLink({ render, children }: BackLinkProps) {
  return useRender({
    render,
    props: {
      className: 'inline-flex items-center gap-1.5 rounded-sm hover:text-ink',
      children: (
        <>
          <ArrowLeft size={14} aria-hidden />
          {children}
        </>
      ),
    },
  });
}
