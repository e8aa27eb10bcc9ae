import { MailboxPage } from '../mails/mailbox-page.tsx';

export function MailboxScreen() {
  return <MailboxPage />;
}
