import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** A module that is loaded on first use and available synchronously from then on. */
export interface Deferred<Module> {
  load(): Promise<Module>;
  get(): Module | undefined;
}

export function defer<Module>(importModule: () => Promise<Module>): Deferred<Module> {
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;
  return {
    load: () =>
      (loading ??= importModule().then(
        (module) => (loaded = module),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
    get: () => loaded,
  };
}

/**
 * Loads the module once `isNeeded` is true and returns it when available. Unlike `lazy`, a loaded module does not
 * suspend. A failed load leaves the page unchanged, and is retried on the next need or when the connection is back.
 */
export function useDeferred<Module>(
  deferred: Deferred<Module>,
  isNeeded: boolean,
  onError?: (error: unknown) => void,
) {
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  const [loaded, setLoaded] = useState<{ module?: Module }>({});
  const module = loaded.module ?? deferred.get();
  const isMissing = isNeeded && !module;
  const reportError = useEffectEvent((error: unknown) => onError?.(error));

  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    const load = async () => {
      try {
        const module = await deferred.load();
        if (!isGone) setLoaded({ module });
      } catch (error) {
        if (!isGone) reportError(error);
      }
    };
    const retry = () => void load();
    // Starting a request is slow, and the first page has several.
    const timer = setTimeout(retry);
    window.addEventListener('online', retry);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [deferred, isMissing]);

  return wasNeeded ? module : undefined;
}

/** Returns a component of the module for use inside of what the module renders, where it is always loaded. */
export function partOf<
  Module extends Record<Name, (props: never) => ReactNode>,
  Name extends keyof Module,
>(deferred: Deferred<Module>, name: Name): Module[Name] {
  function Part(props: object) {
    const Loaded = deferred.get()?.[name] as ComponentType<object> | undefined;
    return Loaded && createElement(Loaded, props);
  }
  return Part as unknown as Module[Name];
}
