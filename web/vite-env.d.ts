interface ImportMetaEnv {
  /** Whether this build is the demo, which runs the server in the browser. */
  readonly VITE_IS_DEMO_MODE: boolean;
  /** The origin of the API, if it is not that of the page. */
  readonly VITE_API_BASE_URL?: string;
}
