import {defineConfig} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from './tests/support/browser';

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  globalSetup: './tests/support/globalSetup.ts',
  use: {
    launchOptions: {executablePath: findBrowser(), args: BROWSER_ARGS},
  },
});
