import type { ESTree, VisitorObject } from 'vite';
import { lastName, plain } from './references.ts';

const onlyPassedOn = 'Only stores query a database; other files pass it on';
const renamed = 'The name of a database ends with “database”, so that lint sees queries on it';

/**
 * Reports any use of a database other than passing it on. Lint rules have no type information, so a database is
 * recognized by its name, which must not change.
 */
export function visitQueries(report: (node: ESTree.Node, message: string) => void): VisitorObject {
  const checkBinding = (target: ESTree.Node, source: ESTree.Node | null) => {
    if (!source || !isDatabase(source)) return;
    if (target.type === 'ObjectPattern') report(target, onlyPassedOn);
    else if (!isDatabase(target)) report(target, renamed);
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
      if (isOfType && !isDatabase(node)) report(node, renamed);
    },
  };
}

/** `database`, `scope.database`, `platform.identityDatabase`, `platform.databaseFor(id)`, `databases[0]`. */
export function isDatabase(node: ESTree.Node): boolean {
  const expression = plain(node);
  if (expression.type === 'CallExpression') return lastName(expression.callee) === 'databaseFor';
  if (expression.type === 'MemberExpression' && expression.computed) {
    if (lastName(expression.object) === 'databases') return true;
  }
  return /database$/i.test(lastName(expression));
}
