import type { ComponentType, ReactNode } from 'react';
import { CreateButton } from '../../ui/lists/create-button.tsx';
import { ItemListPage, type ItemListPageProps } from './item-list-page.tsx';
import { useItemDialog, type ItemDialogOptions, type ShownItem } from './use-item-dialog.ts';

/** Props of the dialog of such a page. */
export type ItemDialogProps<Item> = ShownItem<Item> & { organizationId: string };

export interface ItemsProps<Item> {
  items: readonly Item[];
  all: readonly Item[];
  onEdit: (item: Item, button: HTMLElement) => void;
}

interface DialogListPageProps<Item>
  extends
    Omit<ItemListPageProps<Item>, 'createButton' | 'firstButton' | 'children'>,
    Pick<ItemDialogOptions<Item>, 'draftOf'> {
  organizationId: string;
  dialog: ComponentType<ItemDialogProps<Item>>;
  createLabel: string;
  /** Shows a button in the empty list, in addition to the one in the header. */
  hasFirstButton?: boolean;
  children: (props: ItemsProps<Item>) => ReactNode;
}

export function DialogListPage<Item>(props: DialogListPageProps<Item>) {
  const {
    organizationId,
    dialog: ItemDialog,
    draftOf,
    createLabel,
    hasFirstButton,
    children,
    ...page
  } = props;
  const { shown, createButton, create, edit } = useItemDialog({ items: page.query.data, draftOf });
  return (
    <>
      <ItemDialog organizationId={organizationId} {...shown} />
      <ItemListPage
        {...page}
        createButton={
          <CreateButton ref={createButton} onOpen={create}>
            {createLabel}
          </CreateButton>
        }
        firstButton={
          hasFirstButton && (
            <CreateButton successor={createButton} onOpen={create}>
              {createLabel}
            </CreateButton>
          )
        }
      >
        {(items, all) => children({ items, all, onEdit: edit })}
      </ItemListPage>
    </>
  );
}
