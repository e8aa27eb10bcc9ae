interface ImportMetaEnv {
  /** Whether this build answers every call in the browser. */
  readonly VITE_IS_DEMO_MODE: boolean;
}
