import base from './playwright.config.ts';
export default { ...base, testDir: '/work/main/tests/e2e', testMatch: /people.*\.spec\.ts/, webServer: undefined, outputDir: '/tmp/e2e-people', workers: 1, projects: [{ name: 'people' }], use: { ...base.use, baseURL: 'http://localhost:5183', trace: 'off' } };
