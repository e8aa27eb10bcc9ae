import type { Header } from 'postal-mime';
import type {
  IntakeEmail,
  IntakeRefusal,
} from '../../../shared/integrations/intake-emails/intake-email.ts';
import { parseSender } from './parse-sender.ts';
import { withoutCommentsAndQuotes } from './plain-header.ts';

export type Envelope = { from: string; to: string };

/** Who sent a message, or why it is not taken. `sender` is empty where nobody can be named. */
export type Verdict = { sender: string; refusal: IntakeRefusal | null };

/**
 * The rules of acceptance: one sender in one From header, who is allowed, whom the receiving server does not call
 * forged, and who is no machine answering another. `senderAddress`, in lower case, is that of the product's own mails.
 */
export function checkMessage(
  headers: readonly Header[],
  context: { envelope: Envelope; intakeEmail: IntakeEmail; senderAddress: string },
): Verdict {
  const { envelope, intakeEmail } = context;
  const valuesOf = (key: string) =>
    headers.flatMap((header) => (header.key === key ? [header.value] : []));
  const [from, ...more] = valuesOf('from');
  const sender = from === undefined || more.length > 0 ? null : parseSender(from);
  const verdict = (refusal: IntakeRefusal | null) => ({ sender: sender ?? '', refusal });
  if (!intakeEmail.isEnabled) return verdict('disabled');
  if (sender === null) return verdict('ambiguous-sender');
  // A null envelope sender is a bounce; mail from ourselves is a loop.
  const isFromHere = [intakeEmail.emailAddress, context.senderAddress].includes(sender);
  const isAutomatic = valuesOf('auto-submitted').some((value) => !/^\s*no\s*(;|\(|$)/i.test(value));
  if (isBounce(envelope.from) || isFromHere || isAutomatic) return verdict('automatic');
  if (saysForged(valuesOf('authentication-results')[0] ?? '')) {
    return verdict('failed-authentication');
  }
  if (!intakeEmail.allowedOrigins.includes(sender)) return verdict('sender-not-allowed');
  return verdict(null);
}

/** The address a message is for, without what follows a plus: `abc+tag@x` is `abc@x`. Lower case. */
export function intakeAddressOf(recipient: string): string {
  const address = recipient.trim().toLowerCase();
  return address.replace(/\+[^@]*(?=@[^@]*$)/, '');
}

function isBounce(envelopeFrom: string): boolean {
  return ['', '<>'].includes(envelopeFrom.trim());
}

/** RFC 8601: the first such header is the last server's, which is ours. Comments and quoted values are no verdict. */
function saysForged(authenticationResults: string): boolean {
  const results = withoutCommentsAndQuotes(authenticationResults) ?? authenticationResults;
  return /;\s*dmarc\s*(\/\s*\d+\s*)?=\s*fail\b/i.test(results);
}
