import type { KeyboardEvent } from 'react';

/** Runs the action of a pressed key, unless it is typed into a field or combined with a modifier. */
export function runPreviewKey(event: KeyboardEvent, actions: ReadonlyMap<string, () => void>) {
  const { key, ctrlKey, metaKey, altKey, target, nativeEvent } = event;
  if (event.defaultPrevented || nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
  if (target instanceof Element && target.matches('input, textarea, select')) return;
  const action = actions.get(key.toLowerCase());
  if (!action) return;
  event.preventDefault();
  action();
}
