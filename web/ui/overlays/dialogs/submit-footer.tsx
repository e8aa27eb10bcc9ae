import { useUiLabels } from '../../ui-labels.tsx';
import { Button, type ButtonProps } from '../../button.tsx';
import { DialogClose, DialogFooter } from './dialog.tsx';

interface SubmitFooterProps extends ButtonProps {
  error?: unknown;
}

/** The footer of a dialog that is a form: "Cancel", and the button that submits it, which has the other properties. */
export function SubmitFooter({ error, ...submit }: SubmitFooterProps) {
  const { cancel } = useUiLabels();
  return (
    <DialogFooter error={error}>
      <DialogClose render={<Button>{cancel}</Button>} />
      <Button type="submit" variant="primary" {...submit} />
    </DialogFooter>
  );
}
