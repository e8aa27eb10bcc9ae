import type {
  PairKind,
  RelatedDocument,
  RelatedDocuments,
} from '../../../shared/archive/related/related.ts';

/** A decision about a document and another one; `isUndone` revokes it. */
export type PairChange = { other: RelatedDocument; kind: PairKind; isUndone?: boolean };

export function withPairChange(
  { linked, proposed }: RelatedDocuments,
  { other, kind, isUndone = false }: PairChange,
): RelatedDocuments {
  if (kind === 'different') return { linked, proposed };
  const others = linked.filter(({ id }) => id !== other.id);
  if (isUndone) return { linked: kind === 'linked' ? others : linked, proposed };
  return {
    linked: kind === 'linked' ? [other, ...others] : others,
    proposed: proposed.filter(({ id }) => id !== other.id),
  };
}
