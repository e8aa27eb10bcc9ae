import type {
  PaperlessCorrespondent,
  PaperlessTag,
} from '../../../../shared/integrations/paperless/labels.ts';
import type { Correspondent } from '../../../../shared/archive/correspondents/correspondent.ts';
import { tagNameKey, type Tag } from '../../../../shared/archive/tags/tag.ts';
import type { accessFor } from './label-access.ts';

type Numbers = ReadonlyMap<string, number>;
type Access = ReturnType<typeof accessFor>;

/** Labels are added by the rules of Sheaf, never by those of clients. */
const withoutRules = { match: '', matching_algorithm: 0, is_insensitive: true };

export function presentLabel(
  label: { id: string; name: string; documentsCount: number },
  { numbers, access }: { numbers: Numbers; access: Access },
) {
  return {
    id: numbers.get(label.id) ?? 0,
    slug: slugOf(label.name),
    name: label.name,
    ...withoutRules,
    document_count: label.documentsCount,
    ...access,
  };
}

export function presentCorrespondent(
  correspondent: Correspondent,
  options: { numbers: Numbers; access: Access },
): PaperlessCorrespondent {
  const last = correspondent.latestDocument?.documentDate ?? null;
  return { ...presentLabel(correspondent, options), last_correspondence: last };
}

type TagPlace = { tag: Tag; parent: Tag | undefined; ownName: string };

/**
 * Returns the position of each tag in the tree of names with slashes: below the tag with the
 * longest beginning of its name.
 */
export function placesOf(tags: readonly Tag[]): TagPlace[] {
  const byKey = new Map(tags.map((tag) => [tagNameKey(tag.name), tag]));
  return tags.map((tag) => {
    const parts = tag.name.split('/');
    for (let length = parts.length - 1; length > 0; length -= 1) {
      const parent = byKey.get(tagNameKey(parts.slice(0, length).join('/')));
      const ownName = parts.slice(length).join('/').trim();
      if (parent && parent.id !== tag.id && ownName !== '') return { tag, parent, ownName };
    }
    return { tag, parent: undefined, ownName: tag.name };
  });
}

export function presentTags(
  places: readonly TagPlace[],
  options: { numbers: Numbers; access: Access },
): PaperlessTag[] {
  const childrenOf = Map.groupBy(places, ({ parent }) => parent?.id);
  const present = ({ tag, parent, ownName }: TagPlace): PaperlessTag => ({
    ...presentLabel({ ...tag, name: ownName }, options),
    color: tag.color,
    text_color: textColorOn(tag.color),
    is_inbox_tag: false,
    parent: parent ? (options.numbers.get(parent.id) ?? null) : null,
    children: (childrenOf.get(tag.id) ?? []).map(present),
  });
  return places.map(present);
}

function slugOf(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  return letters
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function textColorOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 > 135 ? '#000000' : '#ffffff';
}
