import { ApiError } from '../../api/api-error.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { deselect } from '../documents/selection/selection-store.ts';

/**
 * Returns the ids of the documents that a bulk action was refused for, because they are in the trash or deleted by now.
 */
export function missingIdsOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError) || !error.code.startsWith('document.')) return [];
  const { documentIds = [] } = (error.details ?? {}) as { documentIds?: readonly string[] };
  return documentIds;
}

/** Returns an error handler that deselects missing documents, so that a second attempt succeeds for the others. */
export function deselectMissing(organizationId: string) {
  return (error: unknown) => deselect(organizationId, missingIdsOf(error));
}

export function bulkErrorToast(organizationId: string) {
  return (error: unknown) => {
    deselect(organizationId, missingIdsOf(error));
    errorToast()(error);
  };
}
