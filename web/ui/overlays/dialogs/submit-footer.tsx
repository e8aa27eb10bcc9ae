import { useUiLabels } from '../../ui-labels.tsx';
import { Button, type ButtonProps } from '../../button.tsx';
import { DialogClose, DialogFooter } from './dialog.tsx';

interface SubmitFooterProps extends ButtonProps {
  error?: unknown;
}

export function SubmitFooter({ error, ...submit }: SubmitFooterProps) {
  const { cancel } = useUiLabels();
  return (
    <DialogFooter error={error}>
      <DialogClose render={<Button>{cancel}</Button>} />
      <Button type="submit" variant="primary" {...submit} />
    </DialogFooter>
  );
}
