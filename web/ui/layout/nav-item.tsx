import type { ReactElement, ReactNode } from 'react';
import { useRender } from '../use-render.ts';

interface NavItemProps {
  /** The link; the router marks the current page with `aria-current="page"`. By default, a button is rendered. */
  render?: ReactElement;
  onClick?: () => void;
  icon?: ReactNode;
  trailing?: ReactNode;
  children: ReactNode;
}

export function NavItem({ render, onClick, icon, trailing, children }: NavItemProps) {
  return useRender('button', render, {
    ...(render ? {} : { type: 'button' }),
    onClick,
    className:
      'flex h-8 items-center gap-2.5 rounded-md px-2 text-base text-muted in-data-quiet:h-7 in-data-quiet:text-sm transition-colors duration-fast hover:bg-hover hover:text-ink aria-[current=page]:bg-pressed aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:h-10 [&_svg]:shrink-0 aria-[current=page]:[&_svg]:text-accent-text',
    children: (
      <>
        {icon}
        <span className="min-w-0 flex-1 truncate text-left">{children}</span>
        {trailing}
      </>
    ),
  });
}

export function NavGroup({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      {label && <p className="px-2 pb-1 text-xs font-medium text-faint">{label}</p>}
      {children}
    </div>
  );
}
