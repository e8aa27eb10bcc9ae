import { Combobox } from '@base-ui/react/combobox'
import { cx } from 'class-variance-authority'
import { Search } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { OptionList, type Option } from './option-list.tsx'
import { popupSurfaceStyles } from './popup-styles.ts'

export interface PickerProps {
  trigger: ReactElement
  /** Names the button, the search field and the list; the same words as on the button. */
  label: string
  placeholder: string
  emptyLabel: ReactNode
  options: readonly Option[]
  value: readonly string[]
  onValueChange: (value: string[]) => void
  /** Stands below the list, such as a button that makes a new option. */
  footer?: ReactNode
  align?: 'start' | 'end'
}

/** A button that opens a searchable list of options to switch on and off: tags of a document, filters of a list. */
export function Picker({ trigger, label, placeholder, emptyLabel, options, value, onValueChange, footer, align = 'start' }: PickerProps) {
  return (
    <Combobox.Root
      multiple
      autoHighlight
      items={options}
      value={options.filter((option) => value.includes(option.value))}
      onValueChange={(next) => onValueChange(next.map((option) => option.value))}
    >
      <Combobox.Trigger render={trigger} aria-label={label} />
      <Combobox.Portal>
        <Combobox.Positioner align={align} sideOffset={6} collisionPadding={8} className="z-popover outline-none">
          <Combobox.Popup aria-label={label} className={cx(popupSurfaceStyles, 'w-64 max-w-(--available-width)')}>
            <div className="flex h-10 items-center gap-2.5 border-b border-border px-3 text-muted">
              <Search size={16} aria-hidden className="shrink-0" />
              <Combobox.Input
                aria-label={label}
                placeholder={placeholder}
                className="h-full w-full min-w-0 bg-transparent text-base text-ink outline-none placeholder:text-faint pointer-coarse:text-lg"
              />
            </div>
            <OptionList emptyLabel={emptyLabel} />
            {footer && <div className="border-t border-border p-1">{footer}</div>}
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
