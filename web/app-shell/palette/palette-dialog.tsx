import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useErrorMessage } from '../../i18n/messages/error-message.ts';
import { useConfirmLeave } from '../../i18n/questions/use-leave-question.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isSearchable } from '../../archive/search/search-api.ts';
import { pageHeading } from '../../ui/layout/page-heading.ts';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import {
  Command,
  CommandDialog,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandPinned,
} from '../../ui/lists/command.tsx';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import { isDialogTyped } from '../../ui/overlays/dialogs/typed-dialog.ts';
import type { EarlyKeys } from './early-keys.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import { useFoundItems } from './use-found-items.tsx';
import { usePaletteGroups } from './use-palette-groups.ts';

const tagDialog = defer(() => import('../../archive/tags/tag-dialog.tsx'));

export interface PaletteDialogProps {
  organizationId: string;
  open: boolean;
  /** Different for each opening, so that the palette starts empty even while it is still closing. */
  opening: number;
  onOpenChange: (open: boolean) => void;
  takeEarlyKeys: () => EarlyKeys | undefined;
}

export function PaletteDialog(props: PaletteDialogProps) {
  const { organizationId, open, opening, onOpenChange, takeEarlyKeys } = props;
  const { t } = useTranslation();
  const chosen = useRef<() => void>(undefined);
  const [isCreatingTag, setIsCreatingTag] = useState(false);
  const tags = useDeferred(tagDialog, isCreatingTag, (error) => {
    setIsCreatingTag(false);
    errorToast()(error);
  });
  // What a command opens gets the focus, after the page has got it back.
  const runChosen = () => {
    chosen.current?.();
    chosen.current = undefined;
  };
  return (
    <>
      <CommandDialog
        open={open}
        onOpenChange={onOpenChange}
        onClosed={runChosen}
        label={t('palette.input')}
      >
        <PaletteSearch
          key={opening}
          organizationId={organizationId}
          takeEarlyKeys={takeEarlyKeys}
          onClose={() => onOpenChange(false)}
          onRun={(run) => (chosen.current = run)}
          onCreateTag={() => setIsCreatingTag(true)}
        />
      </CommandDialog>
      {tags && (
        <tags.TagDialog
          organizationId={organizationId}
          item={undefined}
          open={isCreatingTag}
          onOpenChange={setIsCreatingTag}
          finalFocus={pageHeading}
        />
      )}
    </>
  );
}

function PaletteSearch(props: {
  organizationId: string;
  takeEarlyKeys: () => EarlyKeys | undefined;
  onClose: () => void;
  onRun: (run: () => void) => void;
  onCreateTag: () => void;
}) {
  const { organizationId, takeEarlyKeys, onClose, onRun, onCreateTag } = props;
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const confirmLeave = useConfirmLeave();
  const isChosen = useRef(false);
  const [text, setText] = useState('');
  const [enteredText, setEnteredText] = useState<string>();
  const [marked, setMarked] = useState<{ id: string; text: string }>();
  const { found, isLoading, error } = useFoundItems(organizationId, text);
  const groups = usePaletteGroups({ organizationId, text: text.trim(), found, onCreateTag });
  const first = groups[0]?.items[0];
  const markedId = marked?.text === text ? marked.id : first?.id;

  const choose = async (item: PaletteItem) => {
    // A closing palette still receives keys.
    if (isChosen.current) return;
    isChosen.current = true;
    onClose();
    if ('run' in item) return onRun(item.run);
    // The palette may be above a dialog, which a navigation closes. If the user has already confirmed leaving it, its
    // form must not ask again.
    const ignoreBlocker = isDialogTyped();
    if (ignoreBlocker && !(await confirmLeave({ description: t('common.leave.description') }))) {
      return;
    }
    await navigate({ ...item.link, ignoreBlocker });
  };

  // Enter waits for the found documents, unless the marked item does not depend on them.
  const isMeantFirst = markedId === first?.id;
  const isStale = (group?: PaletteGroup) => isLoading && group?.kind === 'documents';
  const markedGroup = groups.find(({ items }) => items.some(({ id }) => id === markedId));
  const isAboveDocuments = markedGroup?.kind === 'subject' || markedGroup?.kind === 'meant';
  const isAwaited = isLoading && (isStale(markedGroup) || (isMeantFirst && !isAboveDocuments));
  const chooseFirst = useEffectEvent(() => {
    if (first) void choose(first);
  });
  const isEntered = enteredText === text;
  useEffect(() => {
    if (isEntered && !isLoading) chooseFirst();
  }, [isEntered, isLoading]);

  const takeOver = () => {
    const early = takeEarlyKeys();
    if (!early) return;
    const whole = text + early.text;
    setText(whole);
    if (early.isEntered) setEnteredText(whole);
  };

  return (
    <Command
      label={t('palette.input')}
      value={markedId ?? ''}
      // The first item is marked automatically, even if other items come before the former first one.
      onValueChange={(id) => setMarked(id === first?.id ? undefined : { id, text })}
    >
      <CommandInput
        value={text}
        onValueChange={setText}
        onFocus={takeOver}
        onEnter={isAwaited ? () => setEnteredText(text) : undefined}
        placeholder={t('palette.input')}
        isLoading={isLoading}
      />
      <CommandList label={t('palette.results')}>
        {groups.map((group) => (
          <CommandGroup key={group.heading} heading={group.heading} isStale={isStale(group)}>
            {group.items.map((item) => (
              <Item key={item.id} item={item} onChoose={() => void choose(item)} />
            ))}
          </CommandGroup>
        ))}
      </CommandList>
      {(groups.length === 0 || error) && <CommandEmpty>{notice()}</CommandEmpty>}
    </Command>
  );

  function notice() {
    if (error) return errorMessage(error);
    if (!isSearchable(text)) return t('search.hint');
    if (isLoading) return t('search.loading');
    return t('palette.none');
  }
}

function Item({ item, onChoose }: { item: PaletteItem; onChoose: () => void }) {
  const { id, label, icon, content, description, keys, isPinned } = item;
  const line = (
    <CommandItem
      value={id}
      onSelect={onChoose}
      icon={icon}
      description={description}
      trailing={
        keys && (
          <span aria-hidden className="pointer-coarse:hidden">
            <Kbd>{keys.toUpperCase()}</Kbd>
          </span>
        )
      }
    >
      {content ?? label}
    </CommandItem>
  );
  return isPinned ? <CommandPinned>{line}</CommandPinned> : line;
}
