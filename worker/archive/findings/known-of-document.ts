import type { KnownToFind } from '../../../shared/reading/find-fields/found-fields.ts';
import {
  findDomains,
  registrableDomain,
} from '../../../shared/reading/find-fields/parties/find-domains.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batchTogether, type BatchResults } from '../../database/database.ts';
import { selectOwnParty, toOwnParty } from '../../people/organizations/organization-names-store.ts';
import { selectGiven } from '../documents/rows/given-field-store.ts';
import { selectKnownCorrespondents, toKnownCorrespondents } from './known-correspondent-store.ts';

const knownLimits = {
  /** Names of correspondents that a text is searched for. */
  names: 10_000,
  /** So few are compared with a name without asking the database. */
  comparedNames: 500,
  /** Names of members, who are not correspondents. */
  members: 200,
};

/** What is known of a document and its organization before its text is searched. */
export type KnownOfDocument = {
  correspondents: KnownToFind['correspondents'];
  /** Those are all that there are, and few. */
  areAllKnown: boolean;
  organization: KnownToFind['organization'];
  /** Whether the organization may have another correspondent. */
  hasRoom: boolean;
  /** The fields that came with the upload. */
  givenFields: readonly string[];
};

/** For `toKnownOfDocument`: of the content, and of the identity database. */
export function selectKnownOfDocument(scope: OrganizationScope, documentId: string) {
  return {
    content: {
      ...selectKnownCorrespondents(scope, knownLimits.names),
      given: selectGiven(scope, documentId),
    },
    identity: selectOwnParty(scope, knownLimits.members),
  };
}

type Selected = ReturnType<typeof selectKnownOfDocument>;

export function toKnownOfDocument(
  content: BatchResults<Selected['content']>,
  identity: BatchResults<Selected['identity']>,
): KnownOfDocument {
  const own = toOwnParty(identity);
  return {
    ...toKnownCorrespondents(content),
    areAllKnown: content.names.length <= knownLimits.comparedNames,
    organization: { ...own, domains: own.addresses.flatMap(ownDomainOf) },
    givenFields: content.given[0]?.givenFields ?? [],
  };
}

export async function findKnownOfDocument(
  scope: OrganizationScope,
  documentId: string,
): Promise<KnownOfDocument> {
  const { content, identity } = selectKnownOfDocument(scope, documentId);
  return toKnownOfDocument(
    ...(await batchTogether(
      { database: scope.database, statements: content },
      { database: scope.platform.identityDatabase, statements: identity },
    )),
  );
}

/** None of a provider where anybody may have an address. */
function ownDomainOf(address: string): string[] {
  return findDomains(address).map(({ domain }) => registrableDomain(domain));
}
