interface ImportMetaEnv {
  /** Whether this build is the demo, which runs the server in the browser. */
  readonly VITE_IS_DEMO_MODE: boolean;
}
