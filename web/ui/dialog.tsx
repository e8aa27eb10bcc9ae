import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { cva, cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { useUiLabels } from './ui-labels.tsx';

export interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens the dialog; leave it out when `open` is controlled from elsewhere. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

export const backdropStyles =
  'fixed inset-0 z-dialog bg-overlay transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0';

export const popupStyles = cva(
  [
    'fixed left-1/2 z-dialog flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 flex-col overflow-hidden rounded-xl',
    'top-1/2 -translate-y-1/2 bg-surface-raised text-ink shadow-dialog outline-none',
    'transition-[opacity,scale] duration-base ease-out data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
  ],
  {
    variants: { size: { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-2xl' } },
    defaultVariants: { size: 'md' },
  },
);

/** Children are usually a form: put its fields into `DialogBody` and its buttons into `DialogFooter`. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  size,
  children,
}: DialogProps) {
  const labels = useUiLabels();
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropStyles} />
        <BaseDialog.Popup className={popupStyles({ size })}>
          <header className="flex flex-col gap-1 px-6 pt-5 pr-14">
            <BaseDialog.Title className="text-lg font-semibold text-balance">
              {title}
            </BaseDialog.Title>
            {description && (
              <BaseDialog.Description className="text-base text-muted">
                {description}
              </BaseDialog.Description>
            )}
          </header>
          {children}
          <BaseDialog.Close
            render={
              <IconButton size="sm" aria-label={labels.close} className="absolute! top-4 right-4">
                <X size={16} aria-hidden />
              </IconButton>
            }
          />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

export function DialogBody({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx('flex min-h-0 flex-col gap-4 overflow-y-auto px-6 py-4', className)}>
      {children}
    </div>
  );
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return <footer className="flex flex-wrap justify-end gap-2 px-6 pt-2 pb-5">{children}</footer>;
}

/** Makes any button close the dialog it is in: `<DialogClose render={<Button>…</Button>} />`. */
export function DialogClose({ render }: { render: ReactElement }) {
  return <BaseDialog.Close render={render} />;
}
