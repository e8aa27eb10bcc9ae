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
import type { ReactNode } from 'react';
import { backdropStyles } from '../overlays/popup-styles.ts';
import { Spinner } from '../feedback/spinner.tsx';

interface CommandDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For screen readers. */
  label: string;
  /** False when the server searches. */
  shouldFilter?: boolean;
  children: ReactNode;
}

/** Also above another dialog, which stays as it is. */
export function CommandDialog({
  open,
  onOpenChange,
  label,
  shouldFilter = true,
  children,
}: CommandDialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropStyles} />
        <BaseDialog.Popup
          data-takes-keys
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
            // A dialog below would close, too.
            event.stopPropagation();
            onOpenChange(false);
          }}
          className="fixed top-[max(1rem,16dvh)] left-1/2 z-dialog w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 overflow-hidden rounded-xl bg-surface-raised text-ink shadow-dialog outline-none transition-[opacity,scale] duration-fast ease-out data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
        >
          <BaseDialog.Title className="sr-only">{label}</BaseDialog.Title>
          <CommandRoot label={label} shouldFilter={shouldFilter} loop>
            {children}
          </CommandRoot>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

interface CommandInputProps {
  value: string;
  onValueChange: (value: string) => void;
  onFocus?: () => void;
  /** Instead of choosing the marked item. */
  onEnter?: () => void;
  placeholder: string;
  isLoading?: boolean;
}

export function CommandInput({ isLoading, onEnter, ...input }: CommandInputProps) {
  return (
    <div className="flex h-12 items-center gap-3 border-b border-border px-4 text-muted">
      {isLoading ? <Spinner /> : <Search size={16} aria-hidden className="shrink-0" />}
      <CmdkInput
        {...input}
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

interface CommandListProps {
  label: string;
  /** The items are of an earlier text: shown, but not to be chosen. */
  isStale?: boolean;
  children: ReactNode;
}

export function CommandList({ label, isStale, children }: CommandListProps) {
  return (
    <CmdkList
      label={label}
      className={clsx(
        'max-h-[300px] scroll-py-1.5 has-data-pinned:scroll-pb-14 overflow-y-auto overscroll-contain p-1.5 transition-opacity duration-fast',
        isStale && 'pointer-events-none opacity-60',
      )}
    >
      {children}
    </CmdkList>
  );
}

export function CommandGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <CmdkGroup
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted"
    >
      {children}
    </CmdkGroup>
  );
}

interface CommandItemProps {
  /** Unique in the list; a local filter matches it and the `keywords`. */
  value: string;
  onSelect: () => void;
  icon?: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}

export function CommandItem({ value, onSelect, icon, description, children }: CommandItemProps) {
  return (
    <CmdkItem
      value={value}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 text-base data-[selected=true]:bg-hover"
    >
      {icon && <span className="flex shrink-0 text-muted">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{children}</span>
        {description && <span className="block truncate text-sm text-muted">{description}</span>}
      </span>
    </CmdkItem>
  );
}

/** Sticks to the bottom while the items above it scroll, of which the marked one is never behind it. */
export function CommandPinned({ children }: { children: ReactNode }) {
  return (
    <div data-pinned className="sticky -bottom-1.5 -mx-1.5 bg-surface-raised px-1.5 pb-1.5">
      {children}
    </div>
  );
}

/** Below a list without items, which contains nothing else. */
export function CommandEmpty({ children }: { children: ReactNode }) {
  return <p className="px-4 pt-6.5 pb-8 text-center text-base text-muted">{children}</p>;
}
