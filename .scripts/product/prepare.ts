import { parseConfig } from '../../worker/platform/config.ts';
import { chosenLanguages } from '../languages/chosen-languages.ts';
import { provideLanguageData } from '../languages/provide-language-data.ts';
import { ensureSecret, localVariablesFile } from '../local-profile.ts';
import { migrate } from '../migrate.ts';
import { run } from '../run.ts';
import { inputsOf, isBuilt, isBuiltFrom } from './build-inputs.ts';
import { buildFolder, stateFolder } from './folders.ts';
import { problemsOf, serveOptions } from './serve-options.ts';

async function prepare() {
  ensureSecret();
  checkVariables();
  await provideLanguageData(chosenLanguages());
  if (!isBuiltAlready()) {
    await run('vite', ['build', '--logLevel', 'warn'], { SHEAF_OUT_DIR: buildFolder() });
  }
  await migrate(stateFolder());
}

/** Servers that share a build use the one that the first of them made. */
function isBuiltAlready(): boolean {
  const isShared = process.env.SHEAF_BUILD_DIR !== undefined;
  return isShared ? isBuilt(buildFolder()) : isBuiltFrom(buildFolder(), inputsOf('.'));
}

/** Throws an Error that names each problem, which the browser would only report as a failure. */
function checkVariables() {
  const options = serveOptions(process.env, localVariablesFile());
  const problems = problemsOf(options);
  if (problems.length > 0) {
    throw new Error(['The configuration is invalid:', ...problems].join('\n- '));
  }
  parseConfig(options.variables);
  const { RECOGNITION_LANGUAGES } = options.variables;
  if (RECOGNITION_LANGUAGES) Object.assign(process.env, { RECOGNITION_LANGUAGES });
}

await prepare().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
