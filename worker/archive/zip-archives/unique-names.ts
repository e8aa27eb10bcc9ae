import { displayName, fileExtension } from '../../../shared/reading/file-types/file-extension.ts';
import { foldCase } from '../../../shared/text/fold-case.ts';
import { missingFilesName } from './archive-entries.ts';
import { portableName } from './portable-name.ts';

/**
 * Returns portable file names for an archive. A name that occurred before, or is `reserved`,
 * ignoring case, gets a number: `a.pdf`, `A (2).pdf`.
 */
export function uniqueNames(names: string[], reserved = [missingFilesName]): string[] {
  const taken = new Set(reserved);
  const nextNumber = new Map<string, number>();
  return names.map(portableName).map((name) => {
    const key = foldCase(name);
    let candidate = name;
    for (let number = nextNumber.get(key) ?? 2; taken.has(foldCase(candidate)); number += 1) {
      candidate = numbered(name, number);
      nextNumber.set(key, number + 1);
    }
    taken.add(foldCase(candidate));
    return candidate;
  });
}

function numbered(name: string, number: number): string {
  const extension = fileExtension(name);
  return `${displayName(name)} (${number})${extension === '' ? '' : `.${extension}`}`;
}
