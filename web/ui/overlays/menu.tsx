import type { ReactElement, ReactNode } from 'react';
import { defer, partOf } from './deferred.ts';
import type * as Parts from './menu-parts.tsx';
import { usePopup } from './use-popup.ts';

const menu = defer<typeof Parts>(() => import('./menu-parts.tsx'));

interface MenuProps {
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  children: ReactNode;
}

export function Menu({ trigger, align = 'start', side = 'bottom', children }: MenuProps) {
  const {
    trigger: triggerElement,
    parts,
    popup,
    ...opening
  } = usePopup({ kind: 'menu', parts: menu, trigger });
  return (
    <>
      {triggerElement}
      {parts && (
        <parts.MenuPopup {...popup} {...opening} align={align} side={side}>
          {children}
        </parts.MenuPopup>
      )}
    </>
  );
}

export const MenuItem = partOf(menu, 'MenuItem');
export const MenuLinkItem = partOf(menu, 'MenuLinkItem');
export const MenuCheckboxItem = partOf(menu, 'MenuCheckboxItem');
export const MenuRadioGroup = partOf(menu, 'MenuRadioGroup');
export const MenuSubmenu = partOf(menu, 'MenuSubmenu');
export const MenuGroup = partOf(menu, 'MenuGroup');
export const MenuSeparator = partOf(menu, 'MenuSeparator');
