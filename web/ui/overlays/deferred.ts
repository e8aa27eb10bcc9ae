import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A module that is loaded when first needed, and available synchronously from then on. */
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

/** The module, once it was needed and is loaded. Unlike `lazy`, it does not suspend when it is loaded already. */
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
      // Thrown while rendering, for the error boundary.
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

/** A component of the module, for use inside the module's other components: it is loaded whenever those render. */
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
