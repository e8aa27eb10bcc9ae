import { tagNameKey } from '../../../../shared/archive/tags/tag.ts';
import type { AddNotice, PlannedTag } from '../plan/import-plan.ts';
import { tagPath } from '../plan/tag-path.ts';
import { keyOf, textOf, type Fields } from './paperless-records.ts';

/** The numbered colours of Paperless before 1.0, which exports of old archives may still contain. */
const numberedColors = [
  '#a6cee3',
  '#1f78b4',
  '#b2df8a',
  '#33a02c',
  '#fb9a99',
  '#e31a1c',
  '#fdbf6f',
  '#ff7f00',
  '#cab2d6',
  '#6a3d9a',
  '#b15928',
  '#000000',
  '#cccccc',
];

/** Tag names by key: nested tags contain their parents, as `parent/child`, up to the depth that Paperless allows. */
const deepest = 10;

export function planTags(
  tags: ReadonlyMap<string, Fields>,
  add: AddNotice,
): { tags: PlannedTag[]; names: Map<string, string> } {
  const planned = new Map<string, PlannedTag>();
  const names = new Map<string, string>();
  for (const [key, fields] of tags) {
    const name = tagPath(pathOf(key, tags, add), add);
    if (name === '') continue;
    const nameKey = tagNameKey(name);
    const known = planned.get(nameKey);
    names.set(key, known?.name ?? name);
    if (!known) planned.set(nameKey, { name, color: colorOf(fields) });
  }
  return { tags: [...planned.values()], names };
}

function pathOf(key: string, tags: ReadonlyMap<string, Fields>, add: AddNotice): string[] {
  const path: string[] = [];
  const seen = new Set<string>();
  for (let at = key; at !== '' && path.length < deepest;) {
    const fields = tags.get(at);
    if (!fields) break;
    if (seen.has(at)) {
      add('tag-cycles', textOf(fields.get('name')));
      return [textOf(tags.get(key)?.get('name'))];
    }
    seen.add(at);
    path.unshift(textOf(fields.get('name')));
    at = keyOf(fields.get('tn_parent'));
  }
  return path;
}

function colorOf(fields: Fields): string | undefined {
  const color = fields.get('color') ?? fields.get('colour');
  if (typeof color === 'number') return numberedColors[color - 1];
  const text = textOf(color).trim().toLowerCase();
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(text) ? text : undefined;
}
