export type SimilarDocument = { similarity: number; tagIds: readonly string[] };

type ProposedTag = { tagId: string; confidence: number };

const mostProposals = 3;
const leastSimilarity = 0.25;
/** Less similar documents, relative to the most similar one, are ignored. */
const leastPart = 0.5;
/** A single document may have a tag by chance. */
const leastDocuments = 2;
/** Tags with a smaller share of the similar documents are wrong too often. */
const leastShare = 0.6;

/** Returns the tags that most of the similar documents have, weighted by similarity, without `exceptTagIds`. */
export function proposeTags(
  documents: readonly SimilarDocument[],
  exceptTagIds: readonly string[],
): ProposedTag[] {
  const highest = Math.max(leastSimilarity, ...documents.map(({ similarity }) => similarity));
  const similar = documents.filter(
    ({ similarity }) => similarity >= leastSimilarity && similarity >= highest * leastPart,
  );
  const total = sumOf(similar);
  const tagIds = new Set(similar.flatMap((document) => document.tagIds));
  return [...tagIds.difference(new Set(exceptTagIds))]
    .map((tagId) => {
      const tagged = similar.filter((document) => document.tagIds.includes(tagId));
      return { tagId, count: tagged.length, share: sumOf(tagged) / total };
    })
    .filter(({ count, share }) => count >= leastDocuments && share >= leastShare)
    .toSorted((one, other) => other.share - one.share || compare(one.tagId, other.tagId))
    .slice(0, mostProposals)
    .map(({ tagId, share }) => ({ tagId, confidence: Math.min(99, Math.round(share * 100)) }));
}

function sumOf(documents: readonly SimilarDocument[]): number {
  return documents.reduce((sum, { similarity }) => sum + similarity, 0);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}
