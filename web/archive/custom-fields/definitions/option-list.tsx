import { clsx } from 'clsx';
import { ChevronDown, ChevronUp, GripVertical, Plus, X } from 'lucide-react';
import {
  memo,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { defaultOptionColor } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { focusAfterRemoval } from '../../../ui/forms/focus-after-removal.ts';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import { handleLook, useReorder } from '../../../ui/lists/use-reorder.ts';
import { presetColors } from '../../tags/color-formats.ts';

type EditedOption = { id?: string | undefined; name: string; color?: string | undefined };

interface OptionListProps {
  value: readonly EditedOption[];
  onValueChange: (options: EditedOption[]) => void;
  error: string | undefined;
  hint: string | undefined;
}

/** The options of a select in their order, which is changed by dragging or with buttons. Enter adds another option. */
export function OptionList({ value, onValueChange, error, hint }: OptionListProps) {
  const { t } = useTranslation();
  const [moved, setMoved] = useState<number>();

  const change = (index: number, part: Partial<EditedOption>) => {
    const option = value[index];
    if (option) onValueChange(value.with(index, { ...option, ...part }));
  };
  const add = () => {
    const color = presetColors[value.length % presetColors.length] ?? presetColors[0];
    onValueChange([...value, { name: '', color: color.toLowerCase() }]);
    setMoved(undefined);
    // Wait until the new field is rendered.
    setTimeout(() =>
      [...(list.current?.querySelectorAll<HTMLInputElement>('input[type=text]') ?? [])]
        .at(-1)
        ?.focus(),
    );
  };
  const move = (from: number, to: number) => {
    const option = value[from];
    if (!option || to < 0 || to >= value.length) return;
    onValueChange(value.toSpliced(from, 1).toSpliced(to, 0, option));
    setMoved(to);
  };
  const { list, dragged, handleProps } = useReorder<HTMLUListElement>({
    count: value.length,
    onMove: move,
  });
  const moveByButton = ({ from, step, button }: ButtonMove) => {
    const { direction } = button.dataset;
    move(from, from + step);
    // Move the focus to the new place of the option.
    setTimeout(() => {
      const row = list.current?.children[Math.min(Math.max(from + step, 0), value.length - 1)];
      row?.querySelector<HTMLButtonElement>(`[data-direction=${direction}]`)?.focus();
    });
  };
  const actions: OptionActions = {
    add,
    change,
    moveByButton,
    remove: (index) => onValueChange(value.toSpliced(index, 1)),
    handleProps,
  };
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t('fields.form.options.label')}</legend>
      <ul ref={list} className="flex flex-col gap-1.5">
        {value.map((option, index) => (
          <OptionRow
            // New options have no id until they are saved.
            key={option.id ?? `new-${index}`}
            // A form copies its values with each change, which would render all rows again if they got the option
            // itself.
            name={option.name}
            color={option.color}
            index={index}
            isLast={index === value.length - 1}
            isDragged={dragged === index}
            latest={latest}
          />
        ))}
      </ul>
      <Button size="sm" className="self-start" icon={<Plus size={16} aria-hidden />} onClick={add}>
        {t('fields.form.options.add')}
      </Button>
      {error && <p className="text-sm text-danger">{error}</p>}
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <VisuallyHidden>
        <output>
          {moved !== undefined &&
            t('fields.form.options.position', {
              name: value[moved]?.name ?? '',
              position: moved + 1,
              count: value.length,
            })}
        </output>
      </VisuallyHidden>
    </fieldset>
  );
}

type ButtonMove = { from: number; step: 1 | -1; button: HTMLElement };

type OptionActions = {
  add: () => void;
  change: (index: number, part: Partial<EditedOption>) => void;
  moveByButton: (move: ButtonMove) => void;
  remove: (index: number) => void;
  handleProps: ReturnType<typeof useReorder>['handleProps'];
};

interface OptionRowProps extends Omit<EditedOption, 'id'> {
  index: number;
  isLast: boolean;
  isDragged: boolean;
  latest: RefObject<OptionActions>;
}

const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { name, color, index, isLast, isDragged, latest } = props;
  const { t } = useTranslation();
  const position = { position: index + 1 };
  const label = name || t('fields.form.options.name', position);
  const moveBy = (step: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) =>
    latest.current.moveByButton({ from: index, step, button: event.currentTarget });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    latest.current.add();
  };
  return (
    <li className={clsx('flex items-center gap-1', isDragged && 'opacity-60')}>
      <span
        {...handleLook}
        onPointerDown={(event) => latest.current.handleProps(index).onPointerDown(event)}
        title={t('fields.form.options.drag')}
      >
        <GripVertical size={16} />
      </span>
      <input
        type="color"
        aria-label={t('fields.form.options.color', position)}
        value={color ?? defaultOptionColor}
        onChange={(event) => latest.current.change(index, { color: event.target.value })}
        className="size-8 shrink-0 cursor-pointer rounded-md border border-border-control bg-surface p-1 pointer-coarse:size-10"
      />
      <TextField
        className="min-w-0 flex-1"
        label={t('fields.form.options.name', position)}
        isLabelHidden
        autoComplete="off"
        value={name}
        onChange={(event) => latest.current.change(index, { name: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <IconButton
        size="sm"
        className="aria-disabled:opacity-45 max-sm:hidden"
        data-direction="up"
        aria-label={t('documents.columns.earlier', { name: label })}
        aria-disabled={index === 0}
        onClick={moveBy(-1)}
      >
        <ChevronUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        className="aria-disabled:opacity-45"
        data-direction="down"
        aria-label={t('documents.columns.later', { name: label })}
        aria-disabled={isLast}
        onClick={moveBy(1)}
      >
        <ChevronDown size={16} aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        aria-label={t('fields.form.options.remove', position)}
        onClick={({ currentTarget }) => {
          focusAfterRemoval(currentTarget);
          latest.current.remove(index);
        }}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </li>
  );
});
