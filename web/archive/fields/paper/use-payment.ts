import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { api, fetchJson } from '../../../api/api-client.ts';
import { useOrganizationMutation } from '../../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import { patchCachedDocument } from '../../documents/document-cache.ts';

type Payable = Pick<DocumentSummary, 'id' | 'name' | 'isPaid'>;
type Payment = { document: Payable; isPaid: boolean; isUndo?: boolean; onError?: () => void };

const one = api.organizations[':organizationId'].documents[':documentId'];

/**
 * Marks documents as paid or unpaid. The change is shown at once, rolled back if the request fails, and can be undone
 * in the toast.
 */
export function usePayment(organizationId: string) {
  const queryClient = useQueryClient();
  const show = ({ id: documentId }: Payable, isPaid: boolean) =>
    patchCachedDocument(queryClient, { organizationId, documentId }, (cached) => ({
      ...cached,
      isPaid,
    }));
  const pay = useOrganizationMutation<Payment, unknown>(organizationId, {
    mutationKey: ['payment', organizationId],
    // Requests run one after another, so that the last value sent is the last one written.
    scope: { id: `payment ${organizationId}` },
    mutationFn: ({ document: { id: documentId }, isPaid }) =>
      fetchJson(
        one.$patch({ param: { organizationId, documentId }, json: { isPaid } }),
        'updatedDocument',
      ),
    onMutate: ({ document, isPaid }) => show(document, isPaid),
    onSuccess: (_changed, payment) => announce(payment),
    onError: (error, { document, isPaid, onError }) => {
      show(document, !isPaid);
      onError?.();
      errorToast()(error);
    },
  });
  const announce = ({ document, isPaid, isUndo }: Payment) =>
    toast.success(i18next.t(isPaid ? 'documents.paid.marked' : 'documents.paid.unmarked'), {
      description: document.name,
      ...(!isUndo && {
        action: {
          label: i18next.t('documents.undo'),
          onClick: () => pay.mutate({ document, isPaid: !isPaid, isUndo: true }),
        },
      }),
    });
  return {
    toggle: (document: Payable, { onError }: { onError?: () => void } = {}) =>
      pay.mutate({ document, isPaid: !document.isPaid, ...(onError && { onError }) }),
  };
}
