export { createApp } from '../../../worker/app.ts';
export { createPlatform } from '../../../worker/entries/create-platform.ts';
export { runCron } from '../../../worker/entries/run-cron.ts';
