import type { ESTree, VisitorObject } from 'vite';
import { lastName } from './references.ts';

/** Who may use the platform of a request instead of that of a scope, whose writes check the actor again. */
export const platformUsers: Readonly<Record<string, string>> = {
  'worker/access/access.ts': 'Creates the scopes.',
  'worker/http/': 'Writes nothing.',
  'worker/operations/': 'Public, and writes nothing.',
  'worker/mails/mail-routes.ts': 'Reads the local mailbox, which is public.',
  'worker/integrations/calendar/calendar-routes.ts':
    'A secret address names the member; nothing is written.',
  'worker/people/reminder-mails/off-routes.ts': 'A signed token names the user.',
  'worker/people/sign-in/sign-in-routes.ts': 'The session library checks the session itself.',
  'worker/people/subscriptions/subscription-routes.ts': 'Messages of Stripe are signed.',
  'worker/integrations/mcp/mcp-routes.ts': 'Sends requests to the API, which checks each of them.',
};

const unguarded =
  'Act through a scope: what is written through “env” is not guarded (.lint/platforms.ts)';

/** Reports where a request's own platform is used: only the databases of a scope check the actor again when they write. */
export function visitPlatforms(
  report: (node: ESTree.Node, message: string) => void,
): VisitorObject {
  return {
    MemberExpression(node) {
      if (lastName(node) === 'env' && node.object.type !== 'MetaProperty') report(node, unguarded);
    },
    Property(node) {
      if (node.parent?.type === 'ObjectPattern' && lastName(node.key) === 'env') {
        report(node, unguarded);
      }
    },
  };
}
