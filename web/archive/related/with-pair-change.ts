import type {
  PairKind,
  RelatedDocument,
  RelatedDocuments,
} from '../../../shared/archive/related/related.ts';

/** What is decided about a document and another one; or with `isUndone`, what is not any more. */
export type PairChange = { other: RelatedDocument; kind: PairKind; isUndone?: boolean };

/** What belongs to a document after a change. Whether one is proposed again is known once it is read again. */
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
