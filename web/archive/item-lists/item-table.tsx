import type { ReactNode } from 'react';
import { useCanChange } from '../../api/session/current-role.ts';
import { RowActions, RowActionsHeader } from '../../ui/lists/row-actions.tsx';
import { Table, TableBody, TableHead, TableRow } from '../../ui/lists/table.tsx';

interface ItemTableProps<Item> {
  label: string;
  items: readonly Item[];
  columns: ReactNode;
  renderCells: (item: Item) => ReactNode;
  actionsLabel: string;
  renderActions: (item: Item) => ReactNode;
}

export function ItemTable<Item extends { id: string }>(props: ItemTableProps<Item>) {
  const { label, items, columns, renderCells, actionsLabel, renderActions } = props;
  const canChange = useCanChange();
  return (
    <Table label={label}>
      <TableHead>
        {columns}
        {canChange && <RowActionsHeader>{actionsLabel}</RowActionsHeader>}
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <TableRow key={item.id}>
            {renderCells(item)}
            {canChange && <RowActions>{renderActions(item)}</RowActions>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
