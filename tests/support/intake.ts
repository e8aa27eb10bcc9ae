import { harness } from '#harness';
import type { IntakeEmail } from '../../shared/integrations/intake-emails/intake-email.ts';
import { receiveMail } from '../../worker/integrations/intake-emails/messages/receive-mail.ts';
import type { Config } from '../../worker/platform/config.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { createOwner, type Owner } from './client.ts';

export const sender = 'ada@example.com';

/** The header that the receiving server adds to a message with a verified sender. */
export const verified = `Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=example.com`;

export type Message = {
  id: string;
  sender: string;
  subject: string;
  refusal: string | null;
  quarantine: string | null;
  confirmation: { provider: string; text: string; link: string | null; code: string | null } | null;
  attachments: { name: string; outcome: string; documentId: string | null }[];
  acceptance: {
    user: { id: string; name: string } | null;
    acceptedAt: string;
    isSenderRemembered: boolean;
  } | null;
  receivedAt: string;
};

export type Inbox = Owner & { address: string; intakeEmailId: string };

export async function createInbox(origins = [sender]): Promise<Inbox> {
  const owner = await createOwner();
  const path = `${owner.org}/intake-emails`;
  const { intakeEmail } = await owner.post<{ intakeEmail: IntakeEmail }>(path);
  const { id, emailAddress } = intakeEmail;
  await owner.call('PUT', `${path}/${id}`, { body: { isEnabled: true, allowedOrigins: origins } });
  return Object.assign(owner, { address: emailAddress, intakeEmailId: id });
}

export function platformWith({ config, now, ...parts }: Changes = {}): Platform {
  const platform = harness.platform();
  return {
    ...platform,
    ...parts,
    config: { ...platform.config, INTAKE_EMAILS_UNVERIFIED: 'quarantine', ...config },
    clock: now ? { now: () => now } : platform.clock,
  };
}

type Changes = Partial<Omit<Platform, 'config' | 'clock'>> & {
  config?: Partial<Config>;
  now?: Date;
};

/** Hands a message to the product as the mail server does. Unverified senders go to quarantine unless configured. */
export function receive(raw: Uint8Array, to: string, changes: Changes & { from?: string } = {}) {
  const { from = sender, ...parts } = changes;
  const body = new Response(raw as BufferSource).body as ReadableStream<Uint8Array>;
  return receiveMail(platformWith(parts), { from, to, raw: body, size: raw.length });
}

export async function messagesOf(owner: Owner) {
  return (await owner.get<{ messages: Message[] }>(`${owner.org}/intake-emails/messages`)).messages;
}

export async function namesOf(owner: Owner) {
  const { documents } = await owner.get<{ documents: { name: string }[] }>(
    `${owner.org}/documents?sortField=name&sortOrder=asc`,
  );
  return documents.map(({ name }) => name);
}

export async function accept(owner: Owner, messageId: string, body: object = {}) {
  const path = `${owner.org}/intake-emails/messages/${messageId}/accept`;
  return (await owner.call<{ message: Message }>('POST', path, { body })).message;
}
