import type { SessionScope } from '../../access/user-scope.ts';
import { assertNotRefused, cancellationRefusals as refusals } from './invitation-rules.ts';
import { markCancelled } from './sending/invitation-sending-store.ts';
import { inviterOf } from './sending/inviter.ts';

export async function cancelInvitation(scope: SessionScope, invitationId: string): Promise<void> {
  const { platform, user } = scope;
  const inviter = inviterOf(platform, user.id);
  const facts = await markCancelled(platform.identityDatabase, invitationId, { inviter, refusals });
  assertNotRefused(refusals, facts);
}
