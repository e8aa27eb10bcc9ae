import type { IntakeMessage } from '../../../../shared/integrations/intake-emails/intake-message.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { findUserNames } from '../../../people/users/user-store.ts';
import type { StoredMessage } from './intake-message-store.ts';

export async function presentMessages(
  scope: OrganizationScope,
  messages: readonly StoredMessage[],
): Promise<IntakeMessage[]> {
  const names = await namesFor(scope, messages);
  return messages.map((message) => present(message, names));
}

export async function presentMessage(
  scope: OrganizationScope,
  message: StoredMessage,
): Promise<IntakeMessage> {
  return present(message, await namesFor(scope, [message]));
}

function namesFor({ platform }: OrganizationScope, messages: readonly StoredMessage[]) {
  const userIds = new Set(messages.flatMap(({ acceptance }) => acceptance?.userId ?? []));
  return findUserNames(platform.identityDatabase, [...userIds]);
}

function present(
  { acceptance, ...message }: StoredMessage,
  names: ReadonlyMap<string, string>,
): IntakeMessage {
  return {
    ...message,
    acceptance: acceptance && {
      user: userOf(acceptance.userId, names),
      acceptedAt: new Date(acceptance.acceptedAt),
      isSenderRemembered: acceptance.isSenderRemembered,
    },
  };
}

function userOf(userId: string | null, names: ReadonlyMap<string, string>) {
  const name = userId === null ? undefined : names.get(userId);
  return userId === null || name === undefined ? null : { id: userId, name };
}
