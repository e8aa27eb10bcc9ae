import type { ESTree, VisitorObject } from 'vite';
import { lastName } from './references.ts';

/** Reports type assertions (`as`) to a scope, and copies of one, which could get the id of another organization. */
export function visitScopeCasts(
  report: (node: ESTree.Node, message: string) => void,
): VisitorObject {
  const check = (node: ESTree.Node, name: ESTree.Node | null) => {
    const isScope =
      name && /^(Organization|Read|Share|Upload|User|Session)Scope$/.test(lastName(name));
    if (isScope && isAsserted(node)) report(node, 'Only the modules of scopes may create one');
  };
  return {
    TSTypeReference(node) {
      check(node, node.typeName);
    },
    TSImportType(node) {
      check(node, node.qualifier);
    },
    SpreadElement(node) {
      const isCopied = node.parent?.type === 'ObjectExpression';
      if (isCopied && /scope$/i.test(lastName(node.argument))) {
        report(node, 'A scope is passed on as it is, never copied');
      }
    },
  };
}

function isAsserted(node: ESTree.Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  const isAssertion = parent.type === 'TSAsExpression' || parent.type === 'TSTypeAssertion';
  return (isAssertion && parent.typeAnnotation === node) || isAsserted(parent);
}
