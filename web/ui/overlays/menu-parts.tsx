import { Menu as BaseMenu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import { Check, ChevronRight } from 'lucide-react';
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { ignoreRepetition } from '../single-flight.ts';
import { listItemStyles, popupSurfaceStyles } from './popup-styles.ts';
import type { PopupChange } from './use-popup.ts';

const popupStyles = clsx(
  popupSurfaceStyles,
  'max-h-(--available-height) max-w-80 min-w-44 overflow-y-auto p-1',
);

interface ItemProps {
  icon?: ReactNode;
  trailing?: ReactNode;
  children: ReactNode;
}

export interface MenuPopupProps {
  id: string;
  open: boolean;
  onOpenChange: (isOpen: boolean, change: PopupChange) => void;
  anchor: RefObject<HTMLElement | null>;
  triggerId: string;
  /** Focuses the first item if the menu was opened by keyboard. */
  isByKeyboard: boolean;
  align: 'start' | 'center' | 'end';
  side: 'top' | 'bottom' | 'left' | 'right';
  children: ReactNode;
}

export function MenuPopup(props: MenuPopupProps) {
  const { id, open, onOpenChange, anchor, triggerId, isByKeyboard, align, side, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseMenu.Root open={open} onOpenChange={onOpenChange}>
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          anchor={anchor}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-popover outline-none"
        >
          <BaseMenu.Popup
            ref={popup}
            id={id}
            aria-labelledby={triggerId}
            className={popupStyles}
            onKeyDownCapture={keepFromChoosing}
          >
            {children}
            {isByKeyboard && <FirstItemFocus menu={popup} />}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

// The key that opened the menu may still be held.
function keepFromChoosing(event: KeyboardEvent) {
  const isChoosing = event.key === 'Enter' || event.key === ' ';
  if (isChoosing && ignoreRepetition(event)) event.stopPropagation();
}

// In the next frame, the menu has stored the previous focus but not moved it yet.
function FirstItemFocus({ menu }: { menu: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      menu.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [menu]);
  return null;
}

export interface MenuItemProps extends ItemProps {
  onClick: () => void;
  isDestructive?: boolean;
  disabled?: boolean;
}

export function MenuItem({ onClick, isDestructive, disabled, ...content }: MenuItemProps) {
  return (
    <BaseMenu.Item
      onClick={onClick}
      disabled={disabled}
      className={clsx(
        listItemStyles,
        isDestructive && 'text-danger data-highlighted:bg-danger-soft',
      )}
    >
      <ItemContent {...content} isDestructive={isDestructive} />
    </BaseMenu.Item>
  );
}

export interface MenuLinkItemProps extends ItemProps {
  render: ReactElement;
}

export function MenuLinkItem({ render, ...content }: MenuLinkItemProps) {
  return (
    <BaseMenu.LinkItem render={render} closeOnClick className={listItemStyles}>
      <ItemContent {...content} />
    </BaseMenu.LinkItem>
  );
}

export interface MenuCheckboxItemProps extends ItemProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export function MenuCheckboxItem({
  checked,
  onCheckedChange,
  trailing,
  ...content
}: MenuCheckboxItemProps) {
  return (
    <BaseMenu.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      closeOnClick
      className={listItemStyles}
    >
      <ItemContent
        {...content}
        trailing={
          <>
            {trailing}
            <BaseMenu.CheckboxItemIndicator className="ml-2 text-accent-text">
              <Check size={16} aria-hidden />
            </BaseMenu.CheckboxItemIndicator>
          </>
        }
      />
    </BaseMenu.CheckboxItem>
  );
}

export interface MenuRadioGroupProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  label: string;
  isLabelHidden?: boolean;
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode; disabled?: boolean }[];
}

export function MenuRadioGroup<Value extends string>({
  value,
  onValueChange,
  label,
  isLabelHidden,
  options,
}: MenuRadioGroupProps<Value>) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={onValueChange}>
      <MenuLabel isHidden={isLabelHidden}>{label}</MenuLabel>
      {options.map((option) => (
        <BaseMenu.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          closeOnClick
          className={listItemStyles}
        >
          <ItemContent
            icon={option.icon}
            trailing={
              <BaseMenu.RadioItemIndicator className="text-accent-text">
                <Check size={16} aria-hidden />
              </BaseMenu.RadioItemIndicator>
            }
          >
            {option.label}
          </ItemContent>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}

export function MenuSubmenu({
  label,
  icon,
  children,
}: {
  label: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <BaseMenu.SubmenuRoot>
      <BaseMenu.SubmenuTrigger className={listItemStyles}>
        <ItemContent icon={icon} trailing={<ChevronRight size={16} aria-hidden />}>
          {label}
        </ItemContent>
      </BaseMenu.SubmenuTrigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          sideOffset={4}
          alignOffset={-4}
          collisionPadding={8}
          className="z-popover outline-none"
        >
          <BaseMenu.Popup className={popupStyles}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.SubmenuRoot>
  );
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <BaseMenu.Group>
      <MenuLabel>{label}</MenuLabel>
      {children}
    </BaseMenu.Group>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="-mx-1 my-1 h-px bg-border" />;
}

function MenuLabel({ isHidden, children }: { isHidden?: boolean; children: ReactNode }) {
  return (
    <BaseMenu.GroupLabel
      className={
        isHidden
          ? 'sr-only'
          : 'px-2 pt-1.5 pb-1 text-xs font-medium text-pretty wrap-anywhere text-muted'
      }
    >
      {children}
    </BaseMenu.GroupLabel>
  );
}

function ItemContent({
  icon,
  trailing,
  isDestructive,
  children,
}: ItemProps & { isDestructive?: boolean }) {
  return (
    <>
      {icon && (
        <span
          className={clsx('flex w-4 justify-center', isDestructive ? 'text-danger' : 'text-muted')}
        >
          {icon}
        </span>
      )}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {trailing && <span className="flex items-center text-sm text-muted">{trailing}</span>}
    </>
  );
}
