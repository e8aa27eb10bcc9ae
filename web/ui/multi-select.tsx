import { Combobox } from '@base-ui/react/combobox'
import { cx } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { controlStyles, Field, type FieldProps } from './field.tsx'
import { OptionList, type Option } from './option-list.tsx'
import { popupSurfaceStyles } from './popup-styles.ts'

export interface MultiSelectProps extends FieldProps {
  options: readonly Option[]
  value: readonly string[]
  onValueChange: (value: string[]) => void
  placeholder?: string
  emptyLabel: string
  removeLabel: (label: string) => string
  disabled?: boolean
}

/** A form field that takes several of the options: chosen ones are chips, typing filters the rest. */
export function MultiSelect({ options, value, onValueChange, placeholder, emptyLabel, removeLabel, disabled, ...field }: MultiSelectProps) {
  const chosen = options.filter((option) => value.includes(option.value))
  return (
    <Combobox.Root
      multiple
      autoHighlight
      items={options}
      value={chosen}
      onValueChange={(next) => onValueChange(next.map((option) => option.value))}
      disabled={disabled}
    >
      <Field {...field}>
        {(control) => (
          <Combobox.InputGroup
            className={cx(
              controlStyles,
              'flex min-h-9 cursor-text flex-wrap items-center px-1.5 py-1 has-[input:focus-visible]:border-focus-ring has-[input:focus-visible]:outline-1 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus-ring has-[input[aria-invalid]]:border-danger pointer-coarse:min-h-10',
            )}
          >
            <Combobox.Chips className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
              {chosen.map((option) => (
                <ChosenChip key={option.value} leading={option.leading} label={option.label} removeLabel={removeLabel(option.label)} />
              ))}
              <Combobox.Input
                {...control}
                placeholder={chosen.length === 0 ? placeholder : undefined}
                className="h-6 min-w-20 flex-1 bg-transparent px-1.5 outline-none placeholder:text-faint"
              />
            </Combobox.Chips>
          </Combobox.InputGroup>
        )}
      </Field>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} collisionPadding={8} className="z-popover outline-none">
          <Combobox.Popup className={cx(popupSurfaceStyles, 'w-(--anchor-width)')}>
            <OptionList emptyLabel={emptyLabel} />
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

function ChosenChip({ leading, label, removeLabel }: { leading: ReactNode; label: string; removeLabel: string }) {
  return (
    <Combobox.Chip className="flex h-6 max-w-full items-center gap-1.5 rounded-sm bg-pressed pl-2 text-sm outline-offset-0">
      {leading}
      <span className="truncate">{label}</span>
      <Combobox.ChipRemove aria-label={removeLabel} className="flex size-6 items-center justify-center rounded-sm text-muted hover:text-ink">
        <X size={12} aria-hidden />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  )
}
