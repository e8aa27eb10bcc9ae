import { queryOptions } from '@tanstack/react-query';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import {
  documentVersionsResponseSchema,
  versionedDocumentResponseSchema,
  versionTextResponseSchema,
} from '../../../shared/archive/documents/document-version.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { transport, type UploadOptions } from '../../api/transport/transport.ts';
import type { DocumentAddress } from '../documents/document-address.ts';

const { versions } = api.organizations[':organizationId'].documents[':documentId'];

export function versionsQuery(address: DocumentAddress) {
  return queryOptions({
    queryKey: featureKey(address.organizationId, 'versions', address.documentId),
    queryFn: async ({ signal }) => {
      const response = versions.$get({ param: address }, { init: { signal } });
      return (await fetchJson(response, documentVersionsResponseSchema)).versions;
    },
  });
}

/** Reads the text of a version, with form feeds between pages; null if none is known. */
export function versionTextQuery({ organizationId, documentId }: DocumentAddress, number: number) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'versions', documentId, number, 'text'),
    queryFn: async ({ signal }) => {
      const param = { organizationId, documentId, number: String(number) };
      const response = versions[':number'].text.$get({ param }, { init: { signal } });
      return (await fetchJson(response, versionTextResponseSchema)).text;
    },
  });
}

type Replacement = UploadOptions & { file: File };

export function useReplaceFile({ organizationId, documentId }: DocumentAddress) {
  return useOrganizationMutation<Replacement, DocumentSummary>(organizationId, {
    mutationFn: async ({ file, ...options }) => {
      const path = versions.$path({ param: { organizationId, documentId } });
      const form = new FormData();
      form.set('file', file);
      const response = transport.upload(path, form, options);
      return (await fetchJson(response, versionedDocumentResponseSchema)).document;
    },
  });
}

export function useRestoreVersion({ organizationId, documentId }: DocumentAddress) {
  return useOrganizationMutation<number, DocumentSummary>(organizationId, {
    mutationFn: async (number) => {
      const param = { organizationId, documentId, number: String(number) };
      const response = versions[':number'].restore.$post({ param });
      return (await fetchJson(response, versionedDocumentResponseSchema)).document;
    },
  });
}
