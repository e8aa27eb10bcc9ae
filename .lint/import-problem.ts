import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { targetOf, type Reference } from './references.ts';
import { crossingOf, floorOf, isTest, isWithin, mayQuery, roomOf, sideOf } from './tree.ts';
import { packages, reach, scopeCreators, sharedPackages, type Side } from './walls.ts';

type Import = { from: string; side: Side; target: string; names: Reference['names'] };

/** What is wrong with an import of a product file, if anything is. `from` is its path from the project's root. */
export function importProblem(from: string, reference: Reference): string | undefined {
  const side = sideOf(from);
  if (!side || isTest(from)) return undefined;
  const { specifier, names } = reference;
  if (specifier === null) return 'The imported file is not written out, so no wall can see it';
  const target = targetOf(posix.dirname(from), specifier);
  if (!specifier.startsWith('.')) return packageProblem(from, target);
  const imported = { from, side, target, names };
  return pathProblem(imported) ?? tableProblem(imported) ?? scopeProblem(imported);
}

function packageProblem(from: string, specifier: string): string | undefined {
  const isBare = isBuiltin(specifier) && !specifier.startsWith('node:');
  const name = isBare ? `node:${specifier}` : specifier;
  if (/^[/#]/.test(name)) return 'Files of the project are imported by relative paths';
  if (from.startsWith('shared/') && !sharedPackages.test(name)) return `shared imports no ${name}`;
  if (/^drizzle-orm(\/|$)/.test(name) && !mayQuery(from)) return 'Only stores import drizzle-orm';
  const found = packages.find(({ pattern }) => pattern.test(name));
  if (!found || isWithin(found.within, from)) return undefined;
  return `${found.name} is imported in ${found.within.join(', ')} only`;
}

function pathProblem({ from, side, target, names }: Import): string | undefined {
  if (isTest(target)) return 'The product imports no tests';
  if (isWithin(reach[side], target)) return undefined;
  const crossing = crossingOf(from, target);
  if (crossing) return typesProblem(crossing.types, { target, names });
  if (sideOf(target) !== side) return `${side} may not import ${target}`;
  const [own, other] = [roomOf(from), roomOf(target)];
  const [ownFloor, otherFloor] = [floorOf(side, own), floorOf(side, other)];
  if (own === other || (otherFloor >= 0 && otherFloor < ownFloor)) return undefined;
  const isNeighbour = otherFloor === ownFloor;
  return `${side}/${own} may not import ${target}, which is ${isNeighbour ? 'beside' : 'above'} it`;
}

function typesProblem(
  types: readonly string[] | undefined,
  { target, names }: Pick<Import, 'target' | 'names'>,
): string | undefined {
  const isAllowed = !types || names.every(({ name, isType }) => isType && types.includes(name));
  return isAllowed ? undefined : `Of ${target} only the type ${types.join(', ')} is imported`;
}

function tableProblem({ from, target, names }: Import): string | undefined {
  const isTable = target.endsWith('-table.ts') && names.some(({ isType }) => !isType);
  return isTable && !mayQuery(from) ? 'Only stores import tables' : undefined;
}

function scopeProblem({ from, target, names }: Import): string | undefined {
  if (target !== 'worker/access/organization-scope.ts') return undefined;
  const creator = names.find(({ name, isType }) => !isType && !mayImportOfScopes(from, name));
  return creator && `Only the files listed in .lint/walls.ts import ${creator.name} of ${target}`;
}

function mayImportOfScopes(from: string, name: string): boolean {
  if (name === '*') return false;
  const files = Object.hasOwn(scopeCreators, name) ? scopeCreators[name] : undefined;
  return !files || Object.hasOwn(files, from);
}
