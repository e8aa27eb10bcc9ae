import type { SessionScope } from '../../../access/user-scope.ts';
import { hasVerifiedEmail } from './has-verified-email.ts';
import { countReceived } from '../invitation-store.ts';

export async function countReceivedInvitations(scope: SessionScope): Promise<number> {
  if (!hasVerifiedEmail(scope)) return 0;
  return countReceived(scope);
}
