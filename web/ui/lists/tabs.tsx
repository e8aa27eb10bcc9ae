import { clsx } from 'clsx';
import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useReducer,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

const TabsContext = createContext({ id: '', value: '' });
const KeepContext = createContext<(change: 1 | -1) => void>(() => undefined);

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode }[];
  children?: ReactNode;
  className?: string;
}

/**
 * Controlled, so that the open tab can be part of the URL. Arrow keys move the focus; Enter and the space bar open.
 * Does not use Base UI, whose tabs add 16 kB to the first load of a document's page.
 */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
  children,
  className,
}: TabsProps<Value>) {
  const id = useId();
  const open = useMemo(() => ({ id, value }), [id, value]);
  return (
    <TabsContext value={open}>
      <div className={clsx('flex min-h-0 flex-col', className)}>
        {/* Its tabs have the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
        <div
          role="tablist"
          aria-label={label}
          onKeyDown={moveFocus}
          className="flex gap-5 overflow-x-auto overflow-y-hidden border-b border-border"
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={tab.value === value ? panelId(id) : undefined}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onValueChange(tab.value)}
              className="relative h-10 shrink-0 rounded-sm font-medium whitespace-nowrap text-muted transition-colors duration-fast after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:scale-x-0 after:bg-accent-strong after:transition-[scale] after:duration-slow after:ease-out hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:scale-x-100"
            >
              {tab.label}
            </button>
          ))}
        </div>
        {children}
      </div>
    </TabsContext>
  );
}

interface TabPanelProps {
  value: string;
  children?: ReactNode;
  className?: string;
}

export function TabPanel({ value, children, className = 'pt-4' }: TabPanelProps) {
  const open = use(TabsContext);
  const [reasonsToKeep, keep] = useReducer((count: number, change: 1 | -1) => count + change, 0);
  const isOpen = value === open.value;
  if (!isOpen && reasonsToKeep === 0) return null;
  return (
    <div
      role="tabpanel"
      id={isOpen ? panelId(open.id) : undefined}
      aria-labelledby={`${open.id}-${value}`}
      tabIndex={0}
      hidden={!isOpen}
      className={clsx('min-h-0 rounded-md', className)}
    >
      <KeepContext value={keep}>{children}</KeepContext>
    </div>
  );
}

/** Keeps the surrounding panel mounted but hidden while another tab is open, as the user may have typed text in it. */
export function useKeepPanel(isNeeded: boolean) {
  const keep = use(KeepContext);
  useEffect(() => {
    if (!isNeeded) return;
    keep(1);
    return () => keep(-1);
  }, [isNeeded, keep]);
}

function panelId(id: string) {
  return `${id}-panel`;
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const next = {
    ArrowLeft: index - 1,
    ArrowRight: (index + 1) % tabs.length,
    Home: 0,
    End: -1,
  }[event.key];
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  tabs.at(next)?.focus();
}
