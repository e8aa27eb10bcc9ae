import { ApiError } from '../../api/api-error.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { deselect } from '../documents/selection/selection-store.ts';

/** The documents that a bulk action was refused for: meanwhile they were moved to the trash, or deleted for good. */
export function missingIdsOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError) || !error.code.startsWith('document.')) return [];
  const { documentIds = [] } = (error.details ?? {}) as { documentIds?: readonly string[] };
  return documentIds;
}

/** A handler of such an error: another press of the button reaches the other documents. */
export function deselectMissing(organizationId: string) {
  return (error: unknown) => deselect(organizationId, missingIdsOf(error));
}

/** The same, and shows the error as a toast. */
export function bulkErrorToast(organizationId: string) {
  return (error: unknown) => {
    deselect(organizationId, missingIdsOf(error));
    errorToast()(error);
  };
}
