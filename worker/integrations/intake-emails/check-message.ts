import type { Header } from 'postal-mime';
import type {
  IntakeEmail,
  IntakeRefusal,
} from '../../../shared/integrations/intake-emails/intake-email.ts';
import { parseSender } from './parse-sender.ts';
import { withoutCommentsAndQuotes } from './plain-header.ts';

export type Envelope = { from: string; to: string };

/** The sender of a message, empty if it cannot be determined, and why the message is refused, if it is. */
export type Verdict = { sender: string; refusal: IntakeRefusal | null };

/**
 * Accepts a message with exactly one sender in one From header, who is allowed, has not failed the authentication of the
 * receiving server, and does not write automatically. `senderAddress` (lower case) is the sender of the product's emails.
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
  // A null envelope sender is a bounce; our own emails would be a loop.
  const isFromUs = [intakeEmail.emailAddress, context.senderAddress].includes(sender);
  const isAutomatic = valuesOf('auto-submitted').some((value) => !/^\s*no\s*(;|\(|$)/i.test(value));
  if (isBounce(envelope.from) || isFromUs || isAutomatic) return verdict('automatic');
  if (hasFailedAuthentication(valuesOf('authentication-results')[0] ?? '')) {
    return verdict('failed-authentication');
  }
  if (!intakeEmail.allowedOrigins.includes(sender)) return verdict('sender-not-allowed');
  return verdict(null);
}

/** The address of a recipient in lower case, without a tag after a plus: `abc@x` for `abc+tag@x`. */
export function intakeAddressOf(recipient: string): string {
  const address = recipient.trim().toLowerCase();
  return address.replace(/\+[^@]*(?=@[^@]*$)/, '');
}

function isBounce(envelopeFrom: string): boolean {
  return ['', '<>'].includes(envelopeFrom.trim());
}

/** RFC 8601: the first such header is of the last server, which is ours. Comments and quoted values are not results. */
function hasFailedAuthentication(authenticationResults: string): boolean {
  const results = withoutCommentsAndQuotes(authenticationResults) ?? authenticationResults;
  return /;\s*dmarc\s*(\/\s*\d+\s*)?=\s*fail\b/i.test(results);
}
