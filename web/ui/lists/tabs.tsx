import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface TabsProps<Value extends string> {
  /** For screen readers. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode }[];
  /** One `TabPanel` for each tab. */
  children: ReactNode;
  className?: string;
}

/** Controlled, so that the open tab can be part of the address. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
  children,
  className,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={onValueChange}
      className={clsx('flex min-h-0 flex-col', className)}
    >
      <BaseTabs.List
        aria-label={label}
        className="relative flex gap-5 overflow-x-auto overflow-y-hidden border-b border-border"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="h-10 shrink-0 rounded-sm font-medium whitespace-nowrap text-muted transition-colors duration-fast hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-accent-strong transition-[translate,width] duration-slow ease-out" />
      </BaseTabs.List>
      {children}
    </BaseTabs.Root>
  );
}

export interface TabPanelProps {
  value: string;
  children: ReactNode;
  className?: string;
}

export function TabPanel({ value, children, className = 'pt-4' }: TabPanelProps) {
  return (
    <BaseTabs.Panel value={value} className={clsx('min-h-0 rounded-md', className)}>
      {children}
    </BaseTabs.Panel>
  );
}
