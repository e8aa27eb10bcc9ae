import { createContext, use, useMemo, useRef, useState, type ReactNode } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { useUiLabels } from '../../ui-labels.tsx';

export interface ConfirmOptions {
  title?: string;
  description?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** Enter confirms it, as it can be undone. */
  isUndoable?: boolean;
  /** Returns the element to focus after closing, instead of the one focused before. */
  finalFocus?: () => HTMLElement | null;
}

type Confirm = (options: ConfirmOptions) => Promise<boolean>;
type Close = (isConfirmed: boolean) => void;

const ConfirmContext = createContext<{
  confirm: Confirm;
  close: Close;
  withdraw: () => void;
} | null>(null);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const labels = useUiLabels();
  const [isOpen, setIsOpen] = useState(false);
  const [question, setQuestion] = useState<ConfirmOptions>({});
  const resolve = useRef<(isConfirmed: boolean) => void>(undefined);

  const value = useMemo(() => {
    // The text stays until the dialog has faded out.
    const close: Close = (isConfirmed) => {
      resolve.current?.(isConfirmed);
      setIsOpen(false);
    };
    const confirm: Confirm = (options) =>
      new Promise((resolved) => {
        resolve.current = resolved;
        setQuestion(options);
        setIsOpen(true);
      });
    const withdraw = () => {
      resolve.current = undefined;
      setIsOpen(false);
    };
    return { confirm, close, withdraw };
  }, []);

  return (
    <ConfirmContext value={value}>
      {children}
      <AlertDialog
        open={isOpen}
        onClose={value.close}
        title={question.title ?? labels.confirmTitle}
        description={question.description}
        confirmLabel={question.confirmLabel ?? labels.confirm}
        cancelLabel={question.cancelLabel ?? labels.cancel}
        isDestructive={question.isDestructive}
        isUndoable={question.isUndoable}
        finalFocus={question.finalFocus}
      />
    </ConfirmContext>
  );
}

export function useConfirm(): Confirm {
  return useConfirmation().confirm;
}

export function useCloseQuestion(): Close {
  return useConfirmation().close;
}

export function useWithdrawQuestion(): () => void {
  return useConfirmation().withdraw;
}

function useConfirmation() {
  const value = use(ConfirmContext);
  if (!value) throw new Error('ConfirmProvider is missing');
  return value;
}
