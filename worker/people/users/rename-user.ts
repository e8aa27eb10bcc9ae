import type { SessionScope } from '../../access/user-scope.ts';
import { updateUserName } from './user-store.ts';

export async function renameUser(scope: SessionScope, name: string): Promise<void> {
  await updateUserName(scope, { name, now: scope.platform.clock.now() });
}
