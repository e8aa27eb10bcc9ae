import { harness } from '#harness';
import { randomString } from '../../shared/ids.ts';

type Mail = { id: number; to: string; subject: string; text: string; html: string };

export async function mailsTo(email: string): Promise<Mail[]> {
  const response = await harness.fetch('/api/dev/mailbox');
  const { messages } = (await response.json()) as { messages: Mail[] };
  return messages.filter(({ to }) => to === email).reverse();
}

export function randomEmail(): string {
  return `${randomString(12, 'abcdefghijklmnopqrstuvwxyz')}@example.com`;
}
