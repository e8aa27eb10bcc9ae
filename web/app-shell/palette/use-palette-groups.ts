import { useTranslation } from '../../i18n/use-translation.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import { rankItems, wholeRank } from './rank-items.ts';
import {
  useCorrespondentItems,
  useRecentItems,
  useTagItems,
  useViewItems,
} from './use-archive-items.tsx';
import { useActionItems, usePageItems, useSubjectItems } from './use-own-items.tsx';

const perGroup = 5;

interface PaletteGroupsOptions {
  organizationId: string;
  text: string;
  /** The documents that the server has found; undefined if the text is not searched for. */
  found: { heading: string; items: PaletteItem[] } | undefined;
  onCreateTag: () => void;
}

/**
 * Returns the groups of the palette. Actions on the open document or the selection come first, then a page whose name
 * is exactly the text, then documents, then other matches, including actions on the list; the group with the best match
 * comes first. Without a text, there are only items that need no name.
 */
export function usePaletteGroups(options: PaletteGroupsOptions): PaletteGroup[] {
  const { organizationId, text, found } = options;
  const { t } = useTranslation();
  const subjects = useSubjectItems();
  const subject = subjects.selection.length > 0 ? 'selection' : 'document';
  const first: PaletteGroup[] = [
    { kind: 'subject', heading: t(`palette.subject.${subject}`), items: subjects[subject] },
    { kind: 'documents', heading: t('palette.recent'), items: useRecentItems(organizationId) },
  ];
  const pages = { heading: t('palette.pages'), items: usePageItems(organizationId) };
  const others = [
    // With a selection, the same actions are at the top.
    {
      heading: t('palette.subject.list'),
      items: subject === 'selection' ? [] : subjects.list,
    },
    { heading: t('palette.views'), items: useViewItems(organizationId) },
    { heading: t('navigation.correspondents'), items: useCorrespondentItems(organizationId) },
    { heading: t('navigation.tags'), items: useTagItems(organizationId) },
    pages,
    { heading: t('palette.actions'), items: useActionItems(options) },
  ].map((group): PaletteGroup => ({ ...group, kind: 'other' }));

  if (text === '') {
    return [...first, ...others]
      .map((group) => ({ ...group, items: group.items.filter((each) => !each.isNamedOnly) }))
      .filter(hasItems);
  }
  const named = (group: PaletteGroup) => {
    const ranked = rankItems(group.items, text).slice(0, perGroup);
    return { ...group, items: ranked.map(({ item }) => item), rank: ranked[0]?.rank ?? 0 };
  };
  const documents = found && { kind: 'documents' as const, ...found };
  const [ofSubject, ...recent] = first.map(
    (group) => (group.kind === 'documents' && documents) || named(group),
  );
  const ranked = others
    .map(named)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ rank, ...group }): PaletteGroup => {
      const isMeant = rank === wholeRank && group.heading === pages.heading;
      return isMeant ? { ...group, kind: 'meant' } : group;
    });
  return [
    ...(ofSubject ? [ofSubject] : []),
    ...ranked.filter(({ kind }) => kind === 'meant'),
    ...recent,
    ...ranked.filter(({ kind }) => kind !== 'meant'),
  ].filter(hasItems);
}

function hasItems({ items }: PaletteGroup): boolean {
  return items.length > 0;
}
