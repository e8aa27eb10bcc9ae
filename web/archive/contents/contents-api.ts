import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  documentContentsResponseSchema,
  type ContainedFile,
} from '../../../shared/archive/contents/document-contents.ts';
import { ApiError } from '../../api/api-error.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { apiUrl } from '../../api/transport/api-url.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';

const { contents } = api.organizations[':organizationId'].documents[':documentId'];

/** URL of a file in a message; the browser shows the file if its type is safe. */
export function containedFileHref(address: DocumentAddress, index: number): string {
  const param = { ...address, index: String(index) };
  return `${apiUrl(contents[':index'].file.$path({ param, query: {} }))}?inline`;
}

/**
 * A message never changes and takes long to open, so that its key is outside of those of the organization, which are
 * refetched.
 */
export function contentsQuery(param: DocumentAddress) {
  return queryOptions({
    queryKey: ['document-contents', param],
    queryFn: async ({ signal }) => {
      const response = contents.$get({ param }, { init: { signal } });
      return (await fetchJson(response, documentContentsResponseSchema)).contents;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useAddContainedFile(address: DocumentAddress) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<ContainedFile, string>(address.organizationId, {
    mutationFn: async ({ index }) => {
      const response = contents[':index'].$post({ param: { ...address, index: String(index) } });
      try {
        return (await fetchJson(response, 'uploadedDocument')).document.id;
      } catch (error) {
        const existing = existingDocumentOf(error);
        if (existing === undefined) throw error;
        return existing;
      }
    },
    onSuccess: (documentId, { index }) => {
      queryClient.setQueryData(contentsQuery(address).queryKey, (files) =>
        files?.map((file) => (file.index === index ? { ...file, documentId } : file)),
      );
    },
    onError: errorToast(),
  });
}

function existingDocumentOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'document.already_exists') return undefined;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('documentId' in details))
    return undefined;
  return typeof details.documentId === 'string' ? details.documentId : undefined;
}
