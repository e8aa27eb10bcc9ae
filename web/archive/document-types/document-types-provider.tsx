import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { documentStatisticsQuery } from '../documents/document-api.ts';
import { documentTypesQuery } from './document-type-api.ts';
import { DocumentTypesContext, noTypes } from './use-type-names.ts';

/** Loads the document types if the organization has any besides the built-in ones. */
export function DocumentTypesProvider(props: { organizationId: string; children: ReactNode }) {
  const { organizationId, children } = props;
  const { data: statistics } = useQuery(documentStatisticsQuery(organizationId));
  const hasTypes = statistics?.organizationStats.hasTypes === true;
  const { data: types } = useQuery({ ...documentTypesQuery(organizationId), enabled: hasTypes });
  return (
    <DocumentTypesContext value={hasTypes ? (types ?? noTypes) : noTypes}>
      {children}
    </DocumentTypesContext>
  );
}
