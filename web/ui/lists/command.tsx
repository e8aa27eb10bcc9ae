import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import {
  CommandGroup as CmdkGroup,
  CommandInput as CmdkInput,
  CommandItem as CmdkItem,
  CommandList as CmdkList,
  CommandRoot,
} from 'cmdk';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { backdropStyles } from '../overlays/popup-styles.ts';
import { Spinner } from '../feedback/spinner.tsx';

interface CommandDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the dialog has faded out and the focus has returned. */
  onClosed: () => void;
  label: string;
  children: ReactNode;
}

/** May open above another dialog, which stays open. */
export function CommandDialog(props: CommandDialogProps) {
  const { open, onOpenChange, onClosed, label, children } = props;
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed()}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropStyles} />
        <BaseDialog.Popup
          data-takes-keys
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
            // Otherwise a dialog below would close, too.
            event.stopPropagation();
            onOpenChange(false);
          }}
          onBlur={(event) => {
            if (open && isBehind(event.currentTarget, event.relatedTarget)) event.target.focus();
          }}
          className="fixed top-[max(1rem,16dvh)] left-1/2 z-dialog w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 overflow-hidden rounded-xl bg-surface-raised text-ink shadow-dialog outline-none transition-[opacity,scale] duration-fast ease-out data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
        >
          <BaseDialog.Title className="sr-only">{label}</BaseDialog.Title>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Returns whether a closed menu returns the focus to its button, which may happen after the field got it. */
function isBehind(popup: Element, next: Element | null) {
  if (!next || popup.contains(next)) return false;
  return !next.closest('[role=alertdialog], [data-base-ui-focus-guard]');
}

interface CommandProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

export function Command(props: CommandProps) {
  // Ctrl + K opens the dialog again even while it is closing.
  return <CommandRoot {...props} shouldFilter={false} vimBindings={false} loop />;
}

interface CommandInputProps {
  value: string;
  onValueChange: (value: string) => void;
  onFocus?: () => void;
  /** Replaces choosing the marked item. */
  onEnter?: () => void;
  placeholder: string;
  isLoading?: boolean;
}

export function CommandInput({ isLoading, onEnter, ...input }: CommandInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Takes the focus if the field replaces a focused one.
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  return (
    <div className="flex h-12 items-center gap-3 border-b border-border px-4 text-muted">
      {isLoading ? <Spinner /> : <Search size={16} aria-hidden className="shrink-0" />}
      <CmdkInput
        {...input}
        ref={field}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
          event.preventDefault();
          onEnter();
        }}
        className="h-full w-full min-w-0 bg-transparent text-lg text-ink outline-none placeholder:text-faint"
      />
    </div>
  );
}

export function CommandList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <CmdkList
      label={label}
      className="max-h-[300px] scroll-py-1.5 overflow-y-auto overscroll-contain p-1.5 has-data-pinned:scroll-pb-14"
    >
      {children}
    </CmdkList>
  );
}

interface CommandGroupProps {
  heading: string;
  /** The items belong to an earlier text: they are shown but cannot be chosen. */
  isStale?: boolean;
  children: ReactNode;
}

export function CommandGroup({ heading, isStale, children }: CommandGroupProps) {
  return (
    <CmdkGroup
      heading={heading}
      className={clsx(
        'transition-opacity duration-fast [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted',
        isStale && 'pointer-events-none opacity-60',
      )}
    >
      {children}
    </CmdkGroup>
  );
}

interface CommandItemProps {
  value: string;
  onSelect: () => void;
  icon?: ReactNode;
  description?: ReactNode;
  trailing?: ReactNode;
  children: ReactNode;
}

export function CommandItem(props: CommandItemProps) {
  const { value, onSelect, icon, description, trailing, children } = props;
  return (
    <CmdkItem
      value={value}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 text-base data-[selected=true]:bg-hover"
    >
      {icon && <span className="flex w-8 shrink-0 justify-center text-muted">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{children}</span>
        {description && <span className="block truncate text-sm text-muted">{description}</span>}
      </span>
      {trailing}
    </CmdkItem>
  );
}

/** Sticks to the bottom while the items above scroll; the marked item never scrolls behind it. */
export function CommandPinned({ children }: { children: ReactNode }) {
  return (
    <div data-pinned className="sticky -bottom-1.5 -mx-1.5 bg-surface-raised px-1.5 pb-1.5">
      {children}
    </div>
  );
}

export function CommandEmpty({ children }: { children: ReactNode }) {
  return <p className="px-4 pt-6.5 pb-8 text-center text-base text-muted">{children}</p>;
}
