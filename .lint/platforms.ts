import type { ESTree, VisitorObject } from 'vite';
import { lastName } from './references.ts';

const unguarded =
  'Act through a scope: what is written through “env” is not guarded (.lint/walls.ts)';

/** Reports uses of a request's own platform: only the databases of a scope check the actor again on writes. */
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
