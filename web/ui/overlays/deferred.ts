import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A module that is loaded on first use and available synchronously from then on. */
export interface Deferred<Module> {
  load(): Promise<Module>;
  /** The module, once it is loaded. */
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
 * suspend.
 */
export function useDeferred<Module>(deferred: Deferred<Module>, isNeeded: boolean) {
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  const [loaded, setLoaded] = useState<{ module?: Module }>({});
  const module = loaded.module ?? deferred.get();

  useEffect(() => {
    if (!wasNeeded || module) return;
    let isGone = false;
    const show = (state: () => { module: Module }) => {
      if (!isGone) setLoaded(state);
    };
    deferred.load().then(
      (module) => show(() => ({ module })),
      // Rethrown for the nearest error boundary.
      (error: unknown) =>
        show(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
    };
  }, [deferred, wasNeeded, module]);

  return wasNeeded ? module : undefined;
}

/** A component of the module for use inside of what the module renders, where it is always loaded. */
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
