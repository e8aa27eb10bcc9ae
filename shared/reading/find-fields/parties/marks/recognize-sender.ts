import type { MarkState, SenderMark } from './sender-mark.ts';

export type MarkOwner = Pick<SenderMark, 'kind' | 'mark'> & {
  id: string;
  name: string;
  state: MarkState;
};

/** Confidence of a sender by the kind of mark, measured on confirmed senders. */
const confidences: Record<SenderMark['kind'], number> = {
  iban: 97,
  'vat-id': 97,
  domain: 95,
  address: 95,
  name: 94,
};
/** Confidence if marks belong to different correspondents. */
const doubtfulConfidence = 60;

type RecognizedSender = { id: string; name: string; confidence: number; mark: SenderMark };

/**
 * Returns the correspondent whose marks are in a text, with the most certain mark. A mark of several correspondents is ignored; marks of
 * different ones lower the confidence. Lost marks count if there are no others, for example after the correspondent they were lost to was
 * deleted.
 */
export function recognizeSender(
  marks: readonly SenderMark[],
  owners: readonly MarkOwner[],
): RecognizedSender | undefined {
  const kept = owners.filter(({ state }) => state !== 'lost');
  return bestOf(marks, kept.length > 0 ? kept : owners);
}

function bestOf(
  marks: readonly SenderMark[],
  owners: readonly MarkOwner[],
): RecognizedSender | undefined {
  const claims = marks.flatMap((mark) => {
    const [owner, ...others] = owners.filter(
      ({ kind, mark: text }) => kind === mark.kind && text === mark.mark,
    );
    return owner && others.length === 0 ? [{ owner, mark }] : [];
  });
  const [best] = claims.toSorted(
    (one, other) => confidences[other.mark.kind] - confidences[one.mark.kind],
  );
  if (!best) return undefined;
  const { owner, mark } = best;
  const isClear = claims.every((claim) => claim.owner.id === owner.id);
  const confidence = isClear ? confidences[mark.kind] : doubtfulConfidence;
  return { id: owner.id, name: owner.name, confidence, mark };
}
