import { clsx } from 'clsx';
import { cloneElement, createElement, type ReactElement, type Ref } from 'react';

type ElementProps = { className?: string; ref?: unknown; [name: string]: unknown };

/**
 * Returns `render` with `props` added, or else a new element. Props of `render` take precedence; classes, handlers and
 * refs of both apply.
 */
export function useRender(
  tag: 'a' | 'button' | 'span',
  render: ReactElement | undefined,
  props: ElementProps,
): ReactElement {
  if (!render) return createElement(tag, props);
  const own = render.props as ElementProps;
  const merged: ElementProps = { ...props, ...own };
  for (const [name, added] of Object.entries(props)) {
    merged[name] = mergeProp(name, own[name], added);
  }
  merged.className = clsx(props.className, own.className) || undefined;
  return cloneElement(render, merged);
}

function mergeProp(name: string, own: unknown, added: unknown): unknown {
  if (own === undefined || own === null) return added;
  if (added === undefined || added === null) return own;
  if (name === 'ref') return joinRefs(own as ExistingRef, added as ExistingRef);
  if (/^on[A-Z]/.test(name)) {
    return (...args: unknown[]) => {
      (own as (...args: unknown[]) => void)(...args);
      (added as (...args: unknown[]) => void)(...args);
    };
  }
  return own;
}

type ExistingRef = NonNullable<Ref<unknown>>;

const joinedRefs = new WeakMap<ExistingRef, WeakMap<ExistingRef, Ref<unknown>>>();

/** Returns the same ref for the same two refs: a new ref would be set again on every render. */
function joinRefs(own: ExistingRef, added: ExistingRef): Ref<unknown> {
  const ofOwn = joinedRefs.get(own) ?? new WeakMap<ExistingRef, Ref<unknown>>();
  joinedRefs.set(own, ofOwn);
  const joined =
    ofOwn.get(added) ??
    ((element: unknown) => {
      const cleanUps = [setRef(own, element), setRef(added, element)];
      return () => {
        for (const cleanUp of cleanUps) cleanUp();
      };
    });
  ofOwn.set(added, joined);
  return joined;
}

function setRef(ref: ExistingRef, element: unknown): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
