import type { KnownToFind } from '../../../shared/reading/find-fields/found-fields.ts';
import {
  findDomains,
  registrableDomain,
} from '../../../shared/reading/find-fields/parties/find-domains.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batchTogether, type BatchResults, joinStatements } from '../../database/database.ts';
import { selectOwnParty, toOwnParty } from '../../people/organizations/organization-names-store.ts';
import { selectGiven } from '../documents/rows/given-field-store.ts';
import { selectKnownCorrespondents, toKnownCorrespondents } from './known-correspondent-store.ts';

const knownLimits = {
  names: 10_000,
  comparedNames: 500,
  members: 200,
};

export type KnownOfDocument = {
  correspondents: KnownToFind['correspondents'];
  areAllKnown: boolean;
  organization: KnownToFind['organization'];
  hasRoom: boolean;
  hasDefaultTags: boolean;
  givenFields: readonly string[];
};

export function selectKnownOfDocuments(scope: OrganizationScope, documentIds: readonly string[]) {
  return {
    content: joinStatements(selectKnownCorrespondents(scope, knownLimits.names), {
      given: selectGiven(scope, documentIds),
    }),
    identity: selectOwnParty(scope, knownLimits.members),
  };
}

type Selected = ReturnType<typeof selectKnownOfDocuments>;

export function toKnownOfDocument(
  content: BatchResults<Selected['content']>,
  identity: BatchResults<Selected['identity']>,
  documentId: string,
): KnownOfDocument {
  const own = toOwnParty(identity);
  return {
    ...toKnownCorrespondents(content),
    areAllKnown: content.names.length <= knownLimits.comparedNames,
    organization: { ...own, domains: own.addresses.flatMap(ownDomainOf) },
    givenFields: content.given.find(({ id }) => id === documentId)?.givenFields ?? [],
  };
}

export async function findKnownOfDocument(
  scope: OrganizationScope,
  documentId: string,
): Promise<KnownOfDocument> {
  const { content, identity } = selectKnownOfDocuments(scope, [documentId]);
  const results = await batchTogether(
    { database: scope.database, statements: content },
    { database: scope.platform.identityDatabase, statements: identity },
  );
  return toKnownOfDocument(...results, documentId);
}

/** Returns no domain for an address of a public email provider. */
function ownDomainOf(address: string): string[] {
  return findDomains(address).map(({ domain }) => registrableDomain(domain));
}
