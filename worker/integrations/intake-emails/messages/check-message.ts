import { isAllowedOrigin } from '../../../../shared/integrations/intake-emails/allowed-origin.ts';
import type { IntakeEmail } from '../../../../shared/integrations/intake-emails/intake-email.ts';
import type {
  ForwardingConfirmation,
  IntakeRefusal,
  QuarantineReason,
} from '../../../../shared/integrations/intake-emails/intake-message.ts';
import { valuesOf, type Header } from '../../../../shared/mime/parts/header.ts';
import type { Config } from '../../../platform/config.ts';
import { dmarcVerdictOf, type DmarcVerdict } from './mail/dmarc-verdict.ts';
import { findConfirmingProvider } from './mail/forwarding-confirmation.ts';
import type { MailProvider } from './mail/mail-providers.ts';
import { parseSender } from './mail/parse-sender.ts';

export type Envelope = { from: string; to: string };

export type Decision =
  | { kind: 'accepted' }
  | { kind: 'refused'; refusal: IntakeRefusal }
  | { kind: 'quarantined'; reason: QuarantineReason }
  | { kind: 'confirmation'; confirmation: ForwardingConfirmation };

export function refused(refusal: IntakeRefusal): Decision {
  return { kind: 'refused', refusal };
}

export type CheckedMessage = { sender: string; decision: Decision; provider?: MailProvider };

export type CheckContext = {
  envelope: Envelope;
  intakeEmail: IntakeEmail;
  senderAddress: string;
  policy: Config['INTAKE_EMAILS_UNVERIFIED'];
};

/**
 * Checks envelope and header before the body is read. Accepts a message with exactly one sender in
 * one From header, if that sender is allowed, verified by the receiving server, and not automatic.
 * A message that the policy leaves to a person is put in quarantine.
 */
export function checkMessage(header: Header, context: CheckContext): CheckedMessage {
  const [from, ...more] = valuesOf(header, 'from');
  const sender = from === undefined || more.length > 0 ? null : parseSender(from);
  if (sender === null) {
    const refusal = context.intakeEmail.isEnabled ? 'ambiguous-sender' : 'disabled';
    return { sender: '', decision: refused(refusal) };
  }
  if (!context.intakeEmail.isEnabled) return { sender, decision: refused('disabled') };
  const verdict = dmarcVerdictOf(header, sender);
  if (verdict === 'fail') return { sender, decision: refused('failed-authentication') };
  const decision = decide(header, sender, { ...context, verdict });
  return { sender, decision, provider: findConfirmingProvider(sender) };
}

function decide(
  header: Header,
  sender: string,
  context: CheckContext & { verdict: DmarcVerdict },
): Decision {
  const { envelope, intakeEmail, policy, verdict } = context;
  // A null envelope sender is a bounce; our own emails would be a loop.
  const isFromUs = [intakeEmail.emailAddress, context.senderAddress].includes(sender);
  if (isBounce(envelope.from) || isFromUs) return refused('automatic');
  if (!isAllowedOrigin(intakeEmail.allowedOrigins, sender)) return refused('sender-not-allowed');
  if (isAutomatic(header)) {
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

function isBounce(envelopeFrom: string): boolean {
  return ['', '<>'].includes(envelopeFrom.trim());
}

/** RFC 3834, section 5: only `no` means that a person has sent the message. */
function isAutomatic(header: Header): boolean {
  return valuesOf(header, 'auto-submitted').some((value) => !/^\s*no\s*(;|\(|$)/i.test(value));
}
