import { useQuery } from '@tanstack/react-query';
import {
  ArrowDown,
  ArrowUp,
  Bookmark,
  BookmarkPlus,
  CopyPlus,
  Ellipsis,
  Pencil,
  Share2,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { View } from '../../../shared/archive/views/view.ts';
import { canChangeView } from '../../../shared/people/members/member-rules.ts';
import { useCanChange, useCurrentRole } from '../../api/session/current-role.ts';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { useNavigateFromHere } from '../../navigation/use-navigate-from-here.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Menu, MenuCheckboxItem, MenuItem, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import { useDefaultView } from './default-view.ts';
import { useChangePreferences } from './use-change-preferences.ts';
import { useCreateView, useDeleteView, useMoveView, useUpdateView } from './view-api.ts';
import { viewsQuery } from './views-query.ts';
import { pageHeading } from '../../ui/layout/page-heading.ts';
import { ViewDialog } from './view-dialog.tsx';
import { changesOf, type ViewContent } from './view-state.ts';

interface Props {
  organizationId: string;
  content: ViewContent;
}

const icon = { size: 16, 'aria-hidden': true } as const;

function useOpen(organizationId: string) {
  const navigate = useNavigateFromHere();
  return (viewId?: string) =>
    void navigate({
      to: '/organizations/$organizationId/documents',
      params: { organizationId },
      search: viewId ? { view: viewId } : {},
    });
}

function useSaveNew({ organizationId, content }: Props) {
  const { mutateAsync, isPending, error } = useCreateView(organizationId);
  const open = useOpen(organizationId);
  return {
    isPending,
    error,
    mutateAsync: async (naming: { name: string; isShared: boolean }) => {
      const view = await mutateAsync({ ...content, ...naming });
      open(view.id);
      return view;
    },
  };
}

/** Moves the focus to the heading if a focused button, menu or dialog disappears with its view. */
function useHeadingFocusAfterwards() {
  const focused = useRef<Element>(null);
  // This cleanup runs before the elements are removed, or hidden while the next page loads.
  useLayoutEffect(() => {
    focused.current = null;
    return () => {
      focused.current = document.activeElement;
    };
  }, []);
  // This cleanup runs after they have been removed.
  useEffect(
    () => () => {
      const isRemoved = focused.current?.isConnected === false;
      if (isRemoved && document.activeElement === document.body) pageHeading()?.focus();
    },
    [],
  );
}

export function SaveViewButton({ organizationId, content }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  useHeadingFocusAfterwards();
  return (
    <ViewDialog
      title={t('views.save-as')}
      naming={{ name: '', isShared: false }}
      canChooseSharing
      save={useSaveNew({ organizationId, content })}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button icon={<BookmarkPlus {...icon} />}>{t('views.save-as')}</Button>}
    />
  );
}

const shareDialog = defer(() => import('../share-links/share-dialog.tsx'));

type ViewDialogName = 'edit' | 'copy' | 'share';

interface ViewActionsProps extends Props {
  view: View;
  /** Receives the view while one of its dialogs is open. */
  onDialogFor: (view: View | undefined) => void;
}

export function ViewActions(props: ViewActionsProps) {
  const { organizationId, view, content, onDialogFor } = props;
  const { t } = useTranslation();
  const [dialog, setShownDialog] = useState<ViewDialogName>();
  const setDialog = (shown: ViewDialogName | undefined) => {
    setShownDialog(shown);
    onDialogFor(shown && view);
  };
  const sharing = useDeferred(shareDialog, dialog === 'share', (error) => {
    setDialog(undefined);
    errorToast()(error);
  });
  const open = useOpen(organizationId);
  const menuButton = useRef<HTMLButtonElement>(null);
  useHeadingFocusAfterwards();
  const role = useCurrentRole();
  const canSave = useCanChange();
  const isCreator = view.createdBy === useCurrentUser().id;
  const canChange = canChangeView(role, { isCreator });
  const update = useUpdateView(organizationId);
  const naming = useUpdateView(organizationId);
  const saveNew = useSaveNew({ organizationId, content });
  const changes = changesOf(view, content);
  const isChanged = Object.keys(changes).length > 0;

  const saveChanges = () =>
    update.mutate(
      { viewId: view.id, update: changes },
      {
        onSuccess: () => {
          toast.success(t('views.saved'), { description: view.name });
          open(view.id);
        },
        onError: errorToast(),
      },
    );

  return (
    <>
      {isChanged && canChange && (
        <Button variant="primary" isLoading={update.isPending} onClick={saveChanges}>
          {t('views.save-changes')}
        </Button>
      )}
      {isChanged && !canChange && canSave && (
        <Button icon={<BookmarkPlus {...icon} />} onClick={() => setDialog('copy')}>
          {t('views.save-as')}
        </Button>
      )}
      <Menu
        align="end"
        trigger={
          <IconButton
            ref={menuButton}
            aria-label={t('documents.actions.label', { name: view.name })}
          >
            <Ellipsis {...icon} />
          </IconButton>
        }
      >
        {isChanged && (
          <MenuItem icon={<Undo2 {...icon} />} onClick={() => open(view.id)}>
            {t('views.discard-changes')}
          </MenuItem>
        )}
        {canChange && (
          <MenuItem icon={<Pencil {...icon} />} onClick={() => setDialog('edit')}>
            {t('views.edit')}
          </MenuItem>
        )}
        {canSave && (
          <MenuItem icon={<CopyPlus {...icon} />} onClick={() => setDialog('copy')}>
            {t('views.save-as-new')}
          </MenuItem>
        )}
        <DefaultItem organizationId={organizationId} view={view} />
        {canSave && (
          <MenuItem icon={<Share2 {...icon} />} onClick={() => setDialog('share')}>
            {t('sharing.action')}
          </MenuItem>
        )}
        {canChange && <PlaceItems organizationId={organizationId} view={view} />}
        {canChange && (
          <>
            <MenuSeparator />
            <DeleteItem
              organizationId={organizationId}
              view={view}
              onDeleted={() => open()}
              finalFocus={() => menuButton.current ?? pageHeading()}
            />
          </>
        )}
      </Menu>
      <ViewDialog
        title={t('views.edit')}
        naming={view}
        canChooseSharing={isCreator}
        save={{
          ...naming,
          mutateAsync: ({ name, isShared }) =>
            naming.mutateAsync({
              viewId: view.id,
              update: { name, ...(isCreator && { isShared }) },
            }),
        }}
        open={dialog === 'edit'}
        onOpenChange={() => setDialog(undefined)}
      />
      <ViewDialog
        title={t('views.save-as-new')}
        naming={{ name: view.name, isShared: false }}
        canChooseSharing
        save={saveNew}
        open={dialog === 'copy'}
        onOpenChange={() => setDialog(undefined)}
      />
      {dialog === 'share' && sharing && (
        <sharing.ShareDialog
          organizationId={organizationId}
          shared={{ viewId: view.id }}
          name={view.name}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

interface ItemProps {
  organizationId: string;
  view: View;
}

function DefaultItem({ organizationId, view }: ItemProps) {
  const { t } = useTranslation();
  const defaultId = useDefaultView(organizationId);
  const change = useChangePreferences(organizationId);
  return (
    <MenuCheckboxItem
      icon={<Bookmark {...icon} />}
      checked={defaultId === view.id}
      onCheckedChange={(isDefault) => change({ defaultViewId: isDefault ? view.id : null })}
    >
      {t('views.default')}
    </MenuCheckboxItem>
  );
}

/** Menu items that move a view, as an alternative to dragging. */
function PlaceItems({ organizationId, view }: ItemProps) {
  const { t } = useTranslation();
  const { data: views = [] } = useQuery(viewsQuery(organizationId));
  const move = useMoveView(organizationId);
  const list = views.filter(({ isShared }) => isShared === view.isShared);
  const index = list.findIndex(({ id }) => id === view.id);
  if (list.length < 2) return null;
  return (
    <>
      <MenuItem
        icon={<ArrowUp {...icon} />}
        disabled={index <= 0}
        onClick={() => move.mutate({ view, position: index - 1 })}
      >
        {t('views.move-up')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown {...icon} />}
        disabled={index >= list.length - 1}
        onClick={() => move.mutate({ view, position: index + 1 })}
      >
        {t('views.move-down')}
      </MenuItem>
    </>
  );
}

interface DeleteItemProps extends ItemProps {
  onDeleted: () => void;
  finalFocus: () => HTMLElement | null;
}

function DeleteItem({ organizationId, view, onDeleted, finalFocus }: DeleteItemProps) {
  const { t } = useTranslation();
  const deletion = useConfirmedMutation(useDeleteView(organizationId), {
    title: t('tags.delete.title', { name: view.name }),
    description: t(view.isShared ? 'views.delete.shared' : 'views.delete.personal'),
    confirmLabel: t('views.delete.confirm'),
    finalFocus,
    onSuccess: () => {
      toast.success(t('views.deleted', { name: view.name }));
      onDeleted();
    },
  });
  return (
    <MenuItem
      icon={<Trash2 {...icon} />}
      isDestructive
      disabled={deletion.isPending}
      onClick={() => deletion.ask(view.id)}
    >
      {t('views.delete.confirm')}
    </MenuItem>
  );
}
