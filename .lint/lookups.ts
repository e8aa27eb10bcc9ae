import type { ESTree, VisitorObject } from 'vite';
import { dottedName, lastName, plain } from './references.ts';

const inMap =
  'Look a text up in a Map, or after Object.hasOwn: every object also has “constructor” and “__proto__”';
const asMap = 'Export what is looked up by any text as a Map: an object also has “constructor”';
const hasOwn = 'Use Object.hasOwn: “in” also finds “constructor” and “toString”';

/**
 * Reports objects that are indexed by a text that may come from outside. Lint rules have no type information, so an
 * object with arbitrary text keys is recognized by its declaration in the same file. TypeScript rejects texts as keys
 * of other objects, unless the key is cast.
 */
export function visitLookups(report: (node: ESTree.Node, message: string) => void): VisitorObject {
  const names = new Set<string>();
  const accesses: ESTree.MemberExpression[] = [];
  return {
    VariableDeclarator(node) {
      const { id, init } = node;
      if (id.type !== 'Identifier') return;
      const isDeclared = hasTextKeys(typeOf(id));
      // Other files cannot see this declaration.
      const isExported = node.parent?.parent?.type === 'ExportNamedDeclaration';
      if (isDeclared && isExported) report(id, asMap);
      if (isDeclared || (init && makesTextKeys(init))) names.add(id.name);
    },
    Identifier(node) {
      if (hasTextKeys(typeOf(node))) names.add(node.name);
    },
    TSPropertySignature(node) {
      if (hasTextKeys(node.typeAnnotation?.typeAnnotation)) names.add(lastName(node.key));
    },
    MemberExpression(node) {
      if (node.computed) accesses.push(node);
    },
    BinaryExpression(node) {
      const { operator, left } = node;
      if (operator === 'in' && !isFixed(left)) report(node, hasOwn);
    },
    'Program:exit'() {
      for (const node of accesses) {
        const hasText =
          names.has(lastName(node.object)) || makesTextKeys(node.object) || isCast(node.property);
        if (hasText && !isFixed(node.property) && !isChecked(node)) report(node, inMap);
      }
    },
  };
}

function typeOf(node: ESTree.Node): ESTree.Node | undefined {
  return 'typeAnnotation' in node && node.typeAnnotation && 'typeAnnotation' in node.typeAnnotation
    ? (node.typeAnnotation.typeAnnotation ?? undefined)
    : undefined;
}

/** `Record<string, …>` or `{ [key: string]: … }`, also within `Readonly`, `Partial` or a union. */
function hasTextKeys(type: ESTree.Node | undefined | null): boolean {
  if (!type) return false;
  if (type.type === 'TSUnionType') return type.types.some(hasTextKeys);
  if (type.type === 'TSTypeLiteral') {
    return type.members.some(
      (member) =>
        member.type === 'TSIndexSignature' &&
        member.parameters.some((parameter) => isText(typeOf(parameter))),
    );
  }
  if (type.type !== 'TSTypeReference') return false;
  const [first] = type.typeArguments?.params ?? [];
  const name = lastName(type.typeName);
  return name === 'Record'
    ? isText(first)
    : /^(Readonly|Partial)$/.test(name) && hasTextKeys(first);
}

function isText(type: ESTree.Node | undefined): boolean {
  return type?.type === 'TSStringKeyword' || type?.type === 'TSTemplateLiteralType';
}

/** `Object.fromEntries(…)`, or anything cast to an object whose keys are any text. */
function makesTextKeys(node: ESTree.Node): boolean {
  if (node.type === 'ParenthesizedExpression') return makesTextKeys(node.expression);
  if (node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion') {
    return hasTextKeys(node.typeAnnotation);
  }
  return node.type === 'CallExpression' && dottedName(node.callee) === 'Object.fromEntries';
}

function isFixed(key: ESTree.Node): boolean {
  const { type } = plain(key);
  return type === 'Literal' || type === 'PrivateIdentifier' || type === 'UnaryExpression';
}

function isCast(key: ESTree.Node): boolean {
  if (key.type === 'ParenthesizedExpression') return isCast(key.expression);
  return key.type === 'TSAsExpression' || key.type === 'TSTypeAssertion';
}

/** Returns whether `Object.hasOwn` of the same object and key guards the access: `Object.hasOwn(a, b) ? a[b] : …`. */
function isChecked(access: ESTree.MemberExpression): boolean {
  let node: ESTree.Node = access;
  for (let parent = node.parent; parent; [node, parent] = [parent, parent.parent]) {
    const test = testBefore(node, parent);
    if (test && checks(test, access)) return true;
  }
  return false;
}

function testBefore(node: ESTree.Node, parent: ESTree.Node): ESTree.Node | undefined {
  if (parent.type === 'ConditionalExpression' && parent.consequent === node) return parent.test;
  const isAnd = parent.type === 'LogicalExpression' && parent.operator === '&&';
  return isAnd && parent.right === node ? parent.left : undefined;
}

function checks(test: ESTree.Node, access: ESTree.MemberExpression): boolean {
  const call = plain(test);
  if (call.type !== 'CallExpression' || dottedName(call.callee) !== 'Object.hasOwn') return false;
  const [object, key] = call.arguments;
  return (
    object !== undefined &&
    key !== undefined &&
    dottedName(object) !== '' &&
    dottedName(object) === dottedName(access.object) &&
    dottedName(key) !== '' &&
    dottedName(key) === dottedName(access.property)
  );
}
