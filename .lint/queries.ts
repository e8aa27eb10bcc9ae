import type { ESTree, VisitorObject } from 'vite';
import { lastName, plain } from './references.ts';

const onlyPassedOn = 'Only stores query a database; other files pass it on';
const keepsItsName = 'A database is named so, or no wall could see the queries on it';

/**
 * Reports whatever is done with a database but passing it on. The linter knows no types, so a database is what is
 * named so, and giving it another name is reported too.
 */
export function visitQueries(report: (node: ESTree.Node, message: string) => void): VisitorObject {
  const checkBinding = (target: ESTree.Node, source: ESTree.Node | null) => {
    if (!source || !isDatabase(source)) return;
    if (target.type === 'ObjectPattern') report(target, onlyPassedOn);
    else if (!isDatabase(target)) report(target, keepsItsName);
  };
  return {
    MemberExpression(node) {
      if (isDatabase(node.object)) report(node, onlyPassedOn);
    },
    VariableDeclarator(node) {
      checkBinding(node.id, node.init);
    },
    AssignmentExpression(node) {
      checkBinding(node.left, node.right);
    },
    Property(node) {
      if (node.parent?.type === 'ObjectPattern') checkBinding(node.value, node.key);
      else checkBinding(node.key, node.value);
    },
    Identifier(node) {
      const type = 'typeAnnotation' in node ? node.typeAnnotation?.typeAnnotation : undefined;
      const isOfType = type?.type === 'TSTypeReference' && lastName(type.typeName) === 'Database';
      if (isOfType && !isDatabase(node)) report(node, keepsItsName);
    },
  };
}

/** `database`, `scope.database`, `platform.identityDatabase`, `platform.databaseFor(id)`, `databases[0]`. */
function isDatabase(node: ESTree.Node): boolean {
  const expression = plain(node);
  if (expression.type === 'CallExpression') return lastName(expression.callee) === 'databaseFor';
  if (expression.type === 'MemberExpression' && expression.computed) {
    if (lastName(expression.object) === 'databases') return true;
  }
  return /database$/i.test(lastName(expression));
}
