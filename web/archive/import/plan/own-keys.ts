import type { ImportItem } from './import-plan.ts';

export function withOwnKeys(items: ImportItem[]): ImportItem[] {
  const taken = new Set<string>();
  return items.map((item, index) => {
    const key = taken.has(item.key) ? `${item.key}#${index}` : item.key;
    taken.add(key);
    return { ...item, key };
  });
}
