import { posix } from 'node:path';
import type { ESTree, VisitorObject } from 'vite';

export type Reference = {
  /** The specifier as written, with `*` for each expression in a template; null if it is only an expression. */
  specifier: string | null;
  names: { name: string; isType: boolean }[];
  isType: boolean;
  isDynamic: boolean;
  node: ESTree.Node;
};

export function visitReferences(report: (reference: Reference) => void): VisitorObject {
  const reportStatic = (
    node: ESTree.ImportDeclaration | ESTree.ExportNamedDeclaration | ESTree.ExportAllDeclaration,
    taken: Reference['names'],
  ) => {
    if (!node.source) return;
    const kind = node.type === 'ImportDeclaration' ? node.importKind : node.exportKind;
    const isType = kind === 'type';
    const names = taken.map((name) => ({ ...name, isType: isType || name.isType }));
    report({ specifier: node.source.value, names, isType, isDynamic: false, node });
  };
  const reportDynamic = (node: ESTree.Node, source: ESTree.Node) => {
    const names = [{ name: '*', isType: false }];
    report({ specifier: textOf(source), names, isType: false, isDynamic: true, node });
  };
  return {
    ImportDeclaration(node) {
      const names = node.specifiers.map((specifier) =>
        specifier.type === 'ImportSpecifier'
          ? { name: nameOf(specifier.imported), isType: specifier.importKind === 'type' }
          : { name: specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*', isType: false },
      );
      reportStatic(node, names);
    },
    ExportNamedDeclaration(node) {
      const names = node.specifiers.map(({ local, exportKind }) => ({
        name: nameOf(local),
        isType: exportKind === 'type',
      }));
      reportStatic(node, names);
    },
    ExportAllDeclaration(node) {
      reportStatic(node, [{ name: '*', isType: false }]);
    },
    TSImportType(node) {
      const names = [{ name: '*', isType: true }];
      report({ specifier: node.source.value, names, isType: true, isDynamic: false, node });
    },
    TSExternalModuleReference(node) {
      reportDynamic(node, node.expression);
    },
    ImportExpression(node) {
      reportDynamic(node, node.source);
    },
    CallExpression(node) {
      const [source] = node.arguments;
      const callee = dottedName(node.callee);
      if (!source || !namingCalls.test(callee)) return;
      const sources = source.type === 'ArrayExpression' ? source.elements : [source];
      for (const element of sources) if (element) reportDynamic(node, element);
    },
    NewExpression(node) {
      const [source, base] = node.arguments;
      const isOfFile = base && dottedName(base) === 'import.meta.url';
      if (source && isOfFile && dottedName(node.callee) === 'URL') reportDynamic(node, source);
    },
  };
}

const namingCalls =
  /^(require(\.resolve)?|import\.meta\.(glob|resolve)|vi\.(mock|doMock|importActual|importMock))$/;

/** Resolves a specifier in `folder` to a path from the project's root; packages stay unchanged. */
export function targetOf(folder: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, '');
  return path.startsWith('.') ? posix.join(folder, path) : path;
}

/** Returns `a.b.c` for that expression; empty if it is not a chain of names. */
export function dottedName(node: ESTree.Node): string {
  const expression = plain(node);
  if (expression.type === 'MetaProperty') {
    return `${expression.meta.name}.${expression.property.name}`;
  }
  if (expression.type !== 'MemberExpression') return lastName(expression);
  const object = dottedName(expression.object);
  return object && `${object}.${lastName(expression)}`;
}

/** Returns the last name of an expression: `c` for `a().b.c`; empty if there is none. */
export function lastName(node: ESTree.Node): string {
  const expression = plain(node);
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'AssignmentPattern') return lastName(expression.left);
  if (expression.type === 'TSQualifiedName') return expression.right.name;
  if (expression.type !== 'MemberExpression') return '';
  const { computed, property } = expression;
  return computed ? (textOf(plain(property)) ?? '') : property.name;
}

/** Unwraps parentheses, `!`, `as` and the like, which do not change the value. */
export function plain(node: ESTree.Node): ESTree.Node {
  if (
    node.type === 'ParenthesizedExpression' ||
    node.type === 'ChainExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSTypeAssertion'
  ) {
    return plain(node.expression);
  }
  return node;
}

function nameOf(node: { name: string } | { value: string }): string {
  return 'name' in node ? node.name : node.value;
}

function textOf(node: ESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('*');
}
