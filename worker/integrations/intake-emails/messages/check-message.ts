import type { Email } from 'postal-mime';
import { isAllowedOrigin } from '../../../../shared/integrations/intake-emails/allowed-origin.ts';
import type { IntakeEmail } from '../../../../shared/integrations/intake-emails/intake-email.ts';
import type {
  ForwardingConfirmation,
  IntakeRefusal,
  QuarantineReason,
} from '../../../../shared/integrations/intake-emails/intake-message.ts';
import type { Config } from '../../../platform/config.ts';
import { dmarcVerdictOf } from './dmarc-verdict.ts';
import { findForwardingConfirmation } from './forwarding-confirmation.ts';
import { parseSender } from './parse-sender.ts';

export type Envelope = { from: string; to: string };

/** What happens with a message. */
export type Decision =
  | { kind: 'accepted' }
  | { kind: 'refused'; refusal: IntakeRefusal }
  | { kind: 'quarantined'; reason: QuarantineReason }
  | { kind: 'confirmation'; confirmation: ForwardingConfirmation };

export function refused(refusal: IntakeRefusal): Decision {
  return { kind: 'refused', refusal };
}

/** `sender` is empty if it cannot be determined. */
export type CheckedMessage = { sender: string; decision: Decision };

/** `policy` is about allowed senders whom the receiving server has not verified. */
export type CheckContext = {
  envelope: Envelope;
  intakeEmail: IntakeEmail;
  /** The sender of the product's own emails, in lower case. */
  senderAddress: string;
  policy: Config['INTAKE_EMAILS_UNVERIFIED'];
};

/**
 * Accepts a message with exactly one sender in one From header, who is allowed, whom the receiving server has verified, and
 * who does not write automatically. What the policy leaves to a person is put in quarantine.
 */
export function checkMessage(email: Email, context: CheckContext): CheckedMessage {
  const [from, ...more] = valuesOf(email, 'from');
  const sender = from === undefined || more.length > 0 ? null : parseSender(from);
  if (sender === null) {
    const refusal = context.intakeEmail.isEnabled ? 'ambiguous-sender' : 'disabled';
    return { sender: '', decision: refused(refusal) };
  }
  return { sender, decision: decide(email, sender, context) };
}

function decide(email: Email, sender: string, context: CheckContext): Decision {
  const { envelope, intakeEmail, policy } = context;
  if (!intakeEmail.isEnabled) return refused('disabled');
  const verdict = dmarcVerdictOf(email.headers, sender);
  if (verdict === 'fail') return refused('failed-authentication');
  const confirmation = findForwardingConfirmation(email, sender);
  if (confirmation) return { kind: 'confirmation', confirmation };
  // A null envelope sender is a bounce; our own emails would be a loop.
  const isFromUs = [intakeEmail.emailAddress, context.senderAddress].includes(sender);
  if (isBounce(envelope.from) || isFromUs) return refused('automatic');
  if (!isAllowedOrigin(intakeEmail.allowedOrigins, sender)) return refused('sender-not-allowed');
  if (isAutomatic(email)) {
    if (policy === 'reject') return refused('automatic');
    return { kind: 'quarantined', reason: 'automatic' };
  }
  if (verdict === 'pass' || intakeEmail.unverifiedSenders.includes(sender)) {
    return { kind: 'accepted' };
  }
  switch (policy) {
    case 'accept':
      return { kind: 'accepted' };
    case 'quarantine':
      return { kind: 'quarantined', reason: 'unverified' };
    case 'reject':
      return refused('unverified');
  }
}

function valuesOf(email: Email, key: string): string[] {
  return email.headers.flatMap((header) => (header.key === key ? [header.value] : []));
}

function isBounce(envelopeFrom: string): boolean {
  return ['', '<>'].includes(envelopeFrom.trim());
}

/** RFC 3834, section 5: only `no` means that a person sent it. */
function isAutomatic(email: Email): boolean {
  return valuesOf(email, 'auto-submitted').some((value) => !/^\s*no\s*(;|\(|$)/i.test(value));
}
