import { Combobox } from '@base-ui/react/combobox'
import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { listItemStyles } from './popup-styles.ts'

export interface Option {
  value: string
  label: string
  /** A dot or an icon before the label. */
  leading?: ReactNode
}

/** The filtered list inside `MultiSelect` and `Picker`. */
export function OptionList({ emptyLabel }: { emptyLabel: ReactNode }) {
  return (
    <>
      <Combobox.Empty>
        <div className="px-3 py-5 text-center text-base text-muted">{emptyLabel}</div>
      </Combobox.Empty>
      <Combobox.List className="max-h-[min(18rem,var(--available-height))] scroll-py-1 overflow-y-auto overscroll-contain p-1 empty:p-0">
        {(option: Option) => (
          <Combobox.Item key={option.value} value={option} className={cx(listItemStyles)}>
            {option.leading}
            <span className="min-w-0 flex-1 truncate">{option.label}</span>
            <Combobox.ItemIndicator className="text-accent-text">
              <Check size={16} aria-hidden />
            </Combobox.ItemIndicator>
          </Combobox.Item>
        )}
      </Combobox.List>
    </>
  )
}
