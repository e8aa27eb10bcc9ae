import { queryOptions } from '@tanstack/react-query';
import { numberedDocumentResponseSchema } from '../../../shared/integrations/paperless/documents.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';

export function documentNumberQuery(param: { organizationId: string; number: string }) {
  return queryOptions({
    queryKey: featureKey(param.organizationId, 'documents', 'number', param.number),
    queryFn: async ({ signal }) => {
      const { numbers } = api.organizations[':organizationId'].documents;
      const response = numbers[':number'].$get({ param }, { init: { signal } });
      return (await fetchJson(response, numberedDocumentResponseSchema)).documentId;
    },
  });
}
