import type { ESTree, VisitorObject } from 'vite';
import { dottedName } from './references.ts';

const methods = new Set(['get', 'post', 'put', 'patch', 'delete', 'on', 'all']);
const access = /access/i;

/** Reports routes whose first middleware, apart from the description, is no access check. */
export function visitRoutes(
  path: string,
  report: (node: ESTree.Node, message: string) => void,
): VisitorObject {
  const hasRoutes = path.endsWith('-routes.ts');
  return {
    NewExpression(node) {
      if (dottedName(node.callee) === 'Hono' && !hasRoutes && path !== 'worker/app.ts') {
        report(node, 'Routes are defined in *-routes.ts');
      }
    },
    CallExpression(node) {
      const method = methodOf(node);
      if (!hasRoutes || !methods.has(method) || node.arguments.length < 2) return;
      const handlers = node.arguments.slice(method === 'on' ? 2 : 1).map(calledName);
      const position = handlers.findIndex((name) => access.test(name));
      const isFirst = handlers.slice(0, position).every((name) => name && name !== 'validate');
      if (position === -1 || !isFirst) {
        report(node.arguments[0] ?? node, 'A route starts with its access middleware');
      }
    },
  };
}

function methodOf({ callee }: ESTree.CallExpression): string {
  const isMethod = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
  return isMethod && !callee.computed ? callee.property.name : '';
}

function calledName(node: ESTree.Node): string {
  return node.type === 'CallExpression' ? dottedName(node.callee) : '';
}
