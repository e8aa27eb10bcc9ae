import type { ESTree, VisitorObject } from 'vite';
import { isDatabase } from './queries.ts';
import { lastName, plain } from './references.ts';

const joined = 'Join groups of statements with joinStatements, which refuses a second of one name';

/**
 * Reports objects of statements that copy others with a spread, where a statement replaces another of the same name
 * silently. Lint rules have no type information, so statements are recognized by names and by queries beside the spread.
 */
export function visitStatements(
  report: (node: ESTree.Node, message: string) => void,
): VisitorObject {
  return {
    ObjectExpression(node) {
      const isOfStatements = isGivenAsStatements(node) || node.properties.some(isQuery);
      for (const property of node.properties) {
        if (property.type !== 'SpreadElement') continue;
        if (isOfStatements || isNamedStatements(property.argument)) report(property, joined);
      }
    },
  };
}

function isGivenAsStatements({ parent }: ESTree.Node): boolean {
  if (parent?.type === 'Property') return isNamedStatements(parent.key);
  if (parent?.type === 'VariableDeclarator') return isNamedStatements(parent.id);
  return parent?.type === 'CallExpression' && lastName(parent.callee) === 'batch';
}

function isNamedStatements(node: ESTree.Node): boolean {
  const expression = plain(node);
  if (expression.type === 'AwaitExpression') return isNamedStatements(expression.argument);
  if (expression.type === 'CallExpression') return isNamedStatements(expression.callee);
  if (expression.type === 'LogicalExpression') return isNamedStatements(expression.right);
  if (expression.type === 'ConditionalExpression') {
    return isNamedStatements(expression.consequent) || isNamedStatements(expression.alternate);
  }
  return /statements$/i.test(lastName(expression));
}

/** `inserted: scope.database.insert(…)…` */
function isQuery(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property') return false;
  let value = plain(property.value);
  while (value.type === 'CallExpression' || value.type === 'MemberExpression') {
    if (isDatabase(value)) return value !== plain(property.value);
    value = plain(value.type === 'CallExpression' ? value.callee : value.object);
  }
  return value !== plain(property.value) && isDatabase(value);
}
