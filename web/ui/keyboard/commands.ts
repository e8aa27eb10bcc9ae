import type { LucideIcon } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

export type CommandSubject = 'document' | 'list' | 'selection';

type Command = {
  subject: CommandSubject;
  label: string;
  icon: LucideIcon;
  run: () => void;
};

let commands: readonly Command[] = [];
const listeners = new Set<() => void>();

export function useCommand(command: Command | false) {
  const runLatest = useEffectEvent(() => command && command.run());
  const { subject, label, icon } = command || {};
  useLayoutEffect(() => {
    if (!subject || !label || !icon) return;
    const offered: Command = { subject, label, icon, run: () => runLatest() };
    setCommands([...commands, offered]);
    return () => setCommands(commands.filter((other) => other !== offered));
  }, [subject, label, icon]);
}

export function useCommands(): readonly Command[] {
  return useSyncExternalStore(subscribe, () => commands);
}

function setCommands(next: readonly Command[]) {
  commands = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
