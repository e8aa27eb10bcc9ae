import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { useUiLabels } from '../ui-labels.tsx';

export interface ConfirmOptions {
  title?: string;
  description?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  isDestructive?: boolean;
}

type Confirm = (options: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const labels = useUiLabels();
  const [isOpen, setIsOpen] = useState(false);
  const [question, setQuestion] = useState<
    ConfirmOptions & { resolve?: (isConfirmed: boolean) => void }
  >({});

  const confirm = useCallback<Confirm>(
    (options) =>
      new Promise((resolve) => {
        setQuestion({ ...options, resolve });
        setIsOpen(true);
      }),
    [],
  );

  // The text stays until the dialog has faded out.
  const close = (isConfirmed: boolean) => {
    question.resolve?.(isConfirmed);
    setIsOpen(false);
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      <AlertDialog
        open={isOpen}
        onClose={close}
        title={question.title ?? labels.confirmTitle}
        description={question.description}
        confirmLabel={question.confirmLabel ?? labels.confirm}
        cancelLabel={question.cancelLabel ?? labels.cancel}
        isDestructive={question.isDestructive}
      />
    </ConfirmContext>
  );
}

export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('ConfirmProvider is missing');
  return confirm;
}
