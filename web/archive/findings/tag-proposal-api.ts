import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { AnyFinding } from '../../../shared/archive/findings/stored/document-finding.ts';
import type { TagProposal } from '../../../shared/archive/tag-proposals/tag-proposal.ts';
import type { DocumentTag } from '../../../shared/archive/tags/tag.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { documentKeys } from '../documents/document-cache.ts';

const document = api.organizations[':organizationId'].documents[':documentId'];

/** A proposed tag in the form of a finding, without a place in the text. */
export type TagFinding = Omit<Extract<AnyFinding, { field: 'name' }>, 'field' | 'value'> & {
  field: 'tag';
  value: DocumentTag;
};

export type AnyProposal = AnyFinding | TagFinding;

function tagProposalsQuery(address: DocumentAddress) {
  return queryOptions({
    queryKey: [...documentKeys.detail(address), 'tag-proposals'],
    queryFn: async ({ signal }) => {
      const response = document['tag-proposals'].$get({ param: address }, { init: { signal } });
      return (await fetchJson(response, 'tagProposals')).proposals;
    },
  });
}

/**
 * Returns the proposed tags of a document that is in the Inbox or has no tags; other documents have the tags that a
 * user chose.
 */
export function useTagProposals(shown: DocumentDetail): TagFinding[] {
  const { organizationId, id: documentId, extractionState, isInInbox, tags } = shown;
  const { data = [] } = useQuery({
    ...tagProposalsQuery({ organizationId, documentId }),
    enabled: extractionState !== 'pending' && (isInInbox || tags.length === 0),
  });
  return data
    .filter(({ tag }) => tags.every(({ id }) => id !== tag.id))
    .map(({ tag: value, confidence }) => ({
      field: 'tag',
      value,
      source: 'text',
      state: 'proposed',
      confidence,
      page: null,
      start: null,
      end: null,
    }));
}

/** Removes an accepted or dismissed tag from the proposals until they are refetched. */
export function forgetTagProposal(
  queryClient: QueryClient,
  address: DocumentAddress,
  tagId: string,
) {
  queryClient.setQueryData<TagProposal[]>(tagProposalsQuery(address).queryKey, (proposals) =>
    proposals?.filter(({ tag }) => tag.id !== tagId),
  );
}
