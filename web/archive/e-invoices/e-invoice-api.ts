import { queryOptions } from '@tanstack/react-query';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { eInvoiceResponseSchema } from '../../../shared/archive/e-invoices/stored/e-invoice-state.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';

const eInvoice = api.organizations[':organizationId'].documents[':documentId']['e-invoice'];

export function eInvoiceQuery({
  organizationId,
  id: documentId,
  version,
}: Pick<DocumentDetail, 'organizationId' | 'id' | 'version'>) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'documents', 'e-invoice', documentId, version),
    queryFn: ({ signal }) =>
      fetchJson(
        eInvoice.$get({ param: { organizationId, documentId } }, { init: { signal } }),
        eInvoiceResponseSchema,
      ),
  });
}
