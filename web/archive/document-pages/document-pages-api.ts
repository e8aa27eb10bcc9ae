import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { versionedDocumentResponseSchema } from '../../../shared/archive/documents/document-version.ts';
import {
  mergedDocumentResponseSchema,
  splitDocumentsResponseSchema,
} from '../../../shared/archive/documents/document-pages.ts';
import type { PageOperation } from '../../../shared/reading/pages/page-plan.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { hasCode } from '../../api/api-error.ts';
import { assertOk } from '../../api/assert-ok.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';

const documents = api.organizations[':organizationId'].documents;

type PagesChange = {
  document: DocumentSummary;
  operations: PageOperation[];
  confirmsSignature: boolean;
};

/**
 * Sends a change of a file's pages, based on the version of the document that was read. If only other data has changed
 * since, such as the extracted text, it is sent again for the current version.
 */
async function sendForFile(
  { version, fileVersion }: DocumentSummary,
  send: (options: { headers: Record<string, string> }) => Promise<Response>,
): Promise<Response> {
  const asOf = (read: number) => assertOk(send({ headers: { 'if-match': `"${read}"` } }));
  try {
    return await asOf(version);
  } catch (error) {
    if (!hasCode(error, 'request.conflict')) throw error;
    const { document: current } = (error.details ?? {}) as { document?: Partial<DocumentSummary> };
    if (current?.version === undefined || current.fileVersion !== fileVersion) throw error;
    return asOf(current.version);
  }
}

export function useChangePages(organizationId: string) {
  return useOrganizationMutation<PagesChange, DocumentSummary>(organizationId, {
    mutationFn: async ({ document, ...json }) => {
      const request = { param: { organizationId, documentId: document.id }, json };
      const response = sendForFile(document, (options) =>
        documents[':documentId'].pages.$post(request, options),
      );
      return (await fetchJson(response, versionedDocumentResponseSchema)).document;
    },
  });
}

type VersionAddress = { documentId: string; version: number };

export function useUndoPages(organizationId: string) {
  const { t } = useTranslation();
  const undo = useOrganizationMutation<VersionAddress, void>(organizationId, {
    mutationFn: ({ documentId, version }) =>
      fetchVoid(
        documents[':documentId'].versions[':number'].restore.$post({
          param: { organizationId, documentId, number: String(version) },
        }),
      ),
    onSuccess: () => toast.success(t('document-pages.undone')),
    onError: errorToast(),
  });
  return (address: VersionAddress) => undo.mutate(address);
}

type Split = PagesChange & { parts: number[][] };

export function useSplitDocument(organizationId: string) {
  return useOrganizationMutation<Split, DocumentSummary[]>(organizationId, {
    mutationFn: async ({ document, operations, parts, confirmsSignature }) => {
      const request = {
        param: { organizationId, documentId: document.id },
        json: { operations, parts: parts.map((pages) => ({ pages })), confirmsSignature },
      };
      const response = sendForFile(document, (options) =>
        documents[':documentId'].split.$post(request, options),
      );
      return (await fetchJson(response, splitDocumentsResponseSchema)).documents;
    },
  });
}

type Merge = { documentIds: string[]; name: string; confirmsSignature: boolean };

export function useMergeDocuments(organizationId: string) {
  return useOrganizationMutation<Merge, DocumentSummary>(organizationId, {
    mutationFn: async (json) => {
      const response = documents.merge.$post({ param: { organizationId }, json });
      return (await fetchJson(response, mergedDocumentResponseSchema)).document;
    },
  });
}

type MadeDocuments = { formerIds: string[]; madeIds: string[] };

/** Restores the source documents of a split or merge, and moves the created ones to the trash. */
export function useUndoMade(organizationId: string) {
  const { t } = useTranslation();
  const undo = useOrganizationMutation<MadeDocuments, void>(organizationId, {
    mutationFn: (json) =>
      fetchVoid(documents['undo-made'].$post({ param: { organizationId }, json })),
    onSuccess: () => toast.success(t('document-pages.undone')),
    onError: errorToast(),
  });
  return (made: MadeDocuments) => undo.mutate(made);
}
