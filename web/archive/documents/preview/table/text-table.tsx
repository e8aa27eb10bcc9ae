import { clsx } from 'clsx';
import { ScrollBox, type ScrollBoxProps } from '../../../../ui/layout/scroll-box.tsx';
import { isNumericColumn } from './numeric-column.ts';
import type { TextTable as Table } from './parse-delimited.ts';

const cellStyles = 'border-b border-border px-3 py-1.5 align-top first:pl-5 last:pr-5';

export function TextTable(props: Omit<ScrollBoxProps, 'children'> & { table: Table }) {
  const { table, ...box } = props;
  const { header, rows } = table;
  const alignments = header.map((_name, column) =>
    isNumericColumn(rows, column) ? 'text-end tabular-nums' : 'text-start',
  );
  return (
    <ScrollBox {...box} className={clsx('max-h-[800px]', box.className)}>
      <table
        aria-label={box.label}
        className="w-max min-w-full border-separate border-spacing-0 text-sm"
      >
        <thead>
          <tr>
            {header.map((name, column) => (
              <th
                key={column}
                scope="col"
                dir="auto"
                className={clsx(
                  cellStyles,
                  alignments[column],
                  'sticky top-0 bg-surface-sunken font-medium',
                )}
              >
                <CellText>{name}</CellText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="hover:bg-hover">
              {row.map((cell, column) => (
                <td key={column} dir="auto" className={clsx(cellStyles, alignments[column])}>
                  <CellText>{cell}</CellText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Wide texts wrap; others get their natural width. */
function CellText({ children }: { children: string }) {
  return <div className="max-w-80 whitespace-pre-line wrap-anywhere">{children}</div>;
}
