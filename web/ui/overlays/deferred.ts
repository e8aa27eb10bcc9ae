import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A module that comes when it is first wanted, and is there at once from then on. */
export interface Deferred<Module> {
  load(): Promise<Module>;
  /** The module, once it has come. */
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

/** The module, from when it was first wanted and has come. Unlike `lazy`, nothing waits where it is already there. */
export function useDeferred<Module>(deferred: Deferred<Module>, isWanted: boolean) {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  const [loaded, setLoaded] = useState<{ module?: Module }>({});
  const module = loaded.module ?? deferred.get();

  useEffect(() => {
    if (!wasWanted || module) return;
    let isGone = false;
    const show = (state: () => { module: Module }) => {
      if (!isGone) setLoaded(state);
    };
    deferred.load().then(
      (module) => show(() => ({ module })),
      // For the error boundary around.
      (error: unknown) =>
        show(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
    };
  }, [deferred, wasWanted, module]);

  return wasWanted ? module : undefined;
}

/** A component of the module, for inside of what the module itself draws: so it is there whenever it is drawn. */
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
