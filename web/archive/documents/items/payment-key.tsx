import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { isPayable } from '../../fields/paper/paper-fields.ts';
import { usePayment } from '../../fields/paper/use-payment.ts';

interface PaymentKeyProps {
  organizationId: string;
  focusedDocument: () => DocumentSummary | undefined;
}

export function PaymentKey({ organizationId, focusedDocument }: PaymentKeyProps) {
  const { toggle } = usePayment(organizationId);
  useShortcut({
    keys: 'm',
    label: 'shortcuts.toggle-paid',
    run: () => {
      const document = focusedDocument();
      if (document && isPayable(document)) toggle(document);
    },
  });
  return null;
}
