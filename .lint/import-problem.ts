import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { targetOf, type Reference } from './references.ts';
import { scopeCreators, scopeModules } from './scope-creators.ts';
import {
  archiveRoomOf,
  archiveRoomsOf,
  crossingOf,
  isTest,
  isWithin,
  layerOf,
  mayQuery,
  roomOf,
  sideOf,
} from './tree.ts';
import {
  common,
  conditionalModules,
  confined,
  packages,
  sharedPackages,
  type Side,
} from './walls.ts';

type Import = { from: string; side: Side; target: string; names: Reference['names'] };

/** Returns the problem of an import in a product file, if any. `from` is a path from the project's root. */
export function importProblem(from: string, reference: Reference): string | undefined {
  const side = sideOf(from);
  if (!side || isTest(from)) return undefined;
  const { specifier, names } = reference;
  if (specifier === null) return 'Write out the path of an import, so that lint can check it';
  const target = targetOf(posix.dirname(from), specifier);
  if (!specifier.startsWith('.')) return packageProblem(from, target);
  const imported = { from, side, target, names };
  return pathProblem(imported) ?? tableProblem(imported) ?? scopeProblem(imported);
}

function packageProblem(from: string, specifier: string): string | undefined {
  const isBare = isBuiltin(specifier) && !specifier.startsWith('node:');
  const name = isBare ? `node:${specifier}` : specifier;
  if (/^[/#]/.test(name) && !conditionalModules.includes(name))
    return 'Files of the project are imported by relative paths';
  if (from.startsWith('shared/') && !sharedPackages.test(name))
    return `shared may not import ${name}`;
  if (/^drizzle-orm(\/|$)/.test(name) && !mayQuery(from))
    return 'Only stores may import drizzle-orm';
  const found = packages.find(({ pattern }) => pattern.test(name));
  if (!found || isWithin(found.within, from)) return undefined;
  return `Only ${found.within.join(', ')} may import ${found.name}`;
}

function pathProblem({ from, side, target, names }: Import): string | undefined {
  if (isTest(target)) return 'The product may not import tests';
  if (isWithin(common[side], target)) return undefined;
  const crossing = crossingOf(from, target);
  if (crossing) return typesProblem(crossing.types, { target, names });
  if (sideOf(target) !== side) return `${side} may not import ${target}`;
  const [own, other] = [roomOf(from), roomOf(target)];
  if (leavesItsRoom(from, target)) return `${side}/${own} may not import ${target}`;
  if (own === other && own === 'archive') return archiveProblem(from, { side, target });
  const [ownLayer, otherLayer] = [layerOf(side, own), layerOf(side, other)];
  if (own === other || (otherLayer >= 0 && otherLayer < ownLayer)) return undefined;
  if (otherLayer === -1) return `${target} is in no room of .lint/walls.ts`;
  const place = otherLayer === ownLayer ? 'beside' : 'above';
  return `${side}/${own} may not import ${target}, which is ${place} it`;
}

function archiveProblem(
  from: string,
  { side, target }: Pick<Import, 'side' | 'target'>,
): string | undefined {
  const [own, other] = [archiveRoomOf(from), archiveRoomOf(target)];
  if (own === undefined || other === undefined) {
    return `${own === undefined ? from : target} is in no room of .lint/walls.ts`;
  }
  const rooms = archiveRoomsOf(side);
  if (rooms.indexOf(other) <= rooms.indexOf(own)) return undefined;
  return `${side}/archive/${own} may not import ${target}, which is above it`;
}

function leavesItsRoom(from: string, target: string): boolean {
  return Object.entries(confined).some(
    ([room, allowed]) => isWithin([room], from) && !isWithin(allowed, target),
  );
}

function typesProblem(
  types: readonly string[] | undefined,
  { target, names }: Pick<Import, 'target' | 'names'>,
): string | undefined {
  const isAllowed = !types || names.every(({ name, isType }) => isType && types.includes(name));
  return isAllowed ? undefined : `Only the type ${types.join(', ')} of ${target} may be imported`;
}

function tableProblem({ from, target, names }: Import): string | undefined {
  const isTable = target.endsWith('-table.ts') && names.some(({ isType }) => !isType);
  return isTable && !mayQuery(from) ? 'Only stores may import tables' : undefined;
}

function scopeProblem({ from, target, names }: Import): string | undefined {
  if (!scopeModules.includes(target)) return undefined;
  const creator = names.find(({ name, isType }) => !isType && !mayImportOfScopes(from, name));
  return (
    creator &&
    `Only files listed in .lint/scope-creators.ts may import ${creator.name} of ${target}`
  );
}

function mayImportOfScopes(from: string, name: string): boolean {
  const files = Object.hasOwn(scopeCreators, name) ? scopeCreators[name] : undefined;
  if (files) return Object.hasOwn(files, from);
  return name !== '*' && !/^create\w*Scope$/.test(name);
}
