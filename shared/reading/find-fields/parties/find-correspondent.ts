import { nameKey } from './legal-forms.ts';
import type { DocumentType } from '../../fields/document-types.ts';
import type { FoundCorrespondent } from '../finding.ts';
import type { Found, SourceText } from '../source-text.ts';
import { confidenceOfShare, weigh } from '../weighing/weigh.ts';
import type { Candidate } from './candidates.ts';
import { readSenders, type Sender } from './features/sender-features.ts';
import { senderWeights } from './features/sender-weights.ts';
import { createPartyFinder, findKnownCorrespondent } from './known-correspondents.ts';

/** Returns the correspondent: the sender of the paper, or the recipient if the organization sent it. `printed` is the printed name. */
export function findCorrespondent(
  source: SourceText,
  printed: Found<FoundCorrespondent> | undefined,
): Found<FoundCorrespondent> | undefined {
  const known = findKnownCorrespondent(source, createPartyFinder(source));
  if (!known || !printed) return known ?? printed;
  return known.confidence >= 80 || known.confidence > printed.confidence ? known : printed;
}

/** The share of probability from which a name is set without confirmation. */
export const sureShare = 0.35;

/** Returns the printed name of the correspondent, and whether the organization itself is the sender. */
export function findPrintedName(
  source: SourceText,
  documentType?: DocumentType,
): {
  name: Found<FoundCorrespondent> | undefined;
  isSentByUs: boolean;
} {
  const { senders, none } = readSenders(source, documentType);
  const own = new Set(source.options.organization?.names.map(nameKey));
  const isOwn = ({ key }: Candidate) => own.has(key);
  const likeliest = (among: readonly Sender[]) => {
    const shares = weigh([...among.map(({ features }) => features), none], senderWeights);
    const most = Math.max(0, ...shares.slice(0, -1));
    return { sender: among[shares.indexOf(most)], share: most };
  };
  const first = likeliest(senders);
  const isSentByUs = first.sender !== undefined && isOwn(first.sender);
  if (isSentByUs) return { name: recipientOf(senders.filter((one) => !isOwn(one))), isSentByUs };
  const { sender, share } = likeliest(senders.filter((one) => !isOwn(one)));
  return { name: sender && nameOf(sender, confidenceOfShare(share, sureShare)), isSentByUs };
}

const confidenceOfRecipient = 88;

/** Returns the first party at the place of a recipient, organizations first. */
function recipientOf(candidates: readonly Candidate[]): Found<FoundCorrespondent> | undefined {
  const [recipient] = candidates
    .filter(({ names }) => names.some(({ isOfRecipient }) => isOfRecipient))
    .toSorted((a, b) => Number(b.isOrganization) - Number(a.isOrganization));
  return recipient && nameOf(recipient, confidenceOfRecipient);
}

function nameOf(
  { best: { name, start, end } }: Candidate,
  confidence: number,
): Found<FoundCorrespondent> {
  return { value: { id: null, name }, start, end, confidence };
}
