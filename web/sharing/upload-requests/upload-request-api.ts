import { queryOptions } from '@tanstack/react-query';
import { requestFilesResponseSchema } from '../../../shared/sharing/upload-requests/request-file.ts';
import {
  createdUploadRequestResponseSchema,
  uploadRequestResponseSchema,
  uploadRequestsResponseSchema,
  type UploadRequest,
  type UploadRequestInput,
  type UploadRequestUpdate,
} from '../../../shared/sharing/upload-requests/upload-request.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';

const uploadRequests = api.organizations[':organizationId']['upload-requests'];
const uploadRequest = uploadRequests[':uploadRequestId'];

const paramOf = ({ organizationId, id }: Pick<UploadRequest, 'organizationId' | 'id'>) => ({
  organizationId,
  uploadRequestId: id,
});

export function uploadRequestsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'upload-requests'),
    queryFn: async ({ signal }) => {
      const response = uploadRequests.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(response, uploadRequestsResponseSchema)).uploadRequests;
    },
  });
}

export function requestFilesQuery(request: UploadRequest) {
  return queryOptions({
    queryKey: featureKey(request.organizationId, 'upload-requests', request.id, 'files'),
    queryFn: async ({ signal }) => {
      const response = uploadRequest.files.$get({ param: paramOf(request) }, { init: { signal } });
      return (await fetchJson(response, requestFilesResponseSchema)).files;
    },
  });
}

export function useCreateUploadRequest(organizationId: string) {
  return useOrganizationMutation(organizationId, {
    mutationFn: async (input: UploadRequestInput) => {
      const json = { ...input, expiresAt: input.expiresAt?.toISOString() };
      const response = uploadRequests.$post({ param: { organizationId }, json });
      return fetchJson(response, createdUploadRequestResponseSchema);
    },
  });
}

export function useUpdateUploadRequest(request: UploadRequest) {
  return useOrganizationMutation(request.organizationId, {
    mutationFn: async (change: UploadRequestUpdate) => {
      const json = { ...change, expiresAt: change.expiresAt?.toISOString() };
      const response = uploadRequest.$patch({ param: paramOf(request), json });
      return (await fetchJson(response, uploadRequestResponseSchema)).uploadRequest;
    },
  });
}

export function useDeleteUploadRequest(request: UploadRequest) {
  return useOrganizationMutation<void, void>(request.organizationId, {
    mutationFn: () => fetchVoid(uploadRequest.$delete({ param: paramOf(request) })),
    onError: errorToast('upload-requests.delete.failed'),
  });
}

export function useAcceptFiles(request: UploadRequest) {
  return useOrganizationMutation(request.organizationId, {
    mutationFn: (json: { fileIds: string[] } | { isAlways: true }) =>
      fetchVoid(uploadRequest.files.accept.$post({ param: paramOf(request), json })),
    onError: errorToast('upload-requests.accept.failed'),
  });
}

export function useRejectFiles(request: UploadRequest) {
  return useOrganizationMutation(request.organizationId, {
    mutationFn: (fileIds: string[]) =>
      fetchVoid(uploadRequest.files.reject.$post({ param: paramOf(request), json: { fileIds } })),
    onError: errorToast('upload-requests.reject.failed'),
  });
}

export function useMarkFilesSeen(request: UploadRequest) {
  return useOrganizationMutation(request.organizationId, {
    mutationFn: (fileIds: string[]) =>
      fetchVoid(uploadRequest.files.seen.$post({ param: paramOf(request), json: { fileIds } })),
  });
}
