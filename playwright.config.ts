import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from './tests/support/browser';

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  // One for each core, because a browser by itself keeps more than one busy. Each takes some
  // 300 MB.
  workers: Math.min(availableParallelism(), 8),
  // Times are never asserted: these are for tests that hang.
  timeout: 300_000,
  expect: {timeout: 15_000},
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stall for seconds; a test that fails twice has failed.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  globalSetup: './tests/support/globalSetup.ts',
  use: {
    // What is to be pressed is there long before this: a test that waits in vain says for what.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: findBrowser(),
      // A process of its own for every test's page is a tenth of the time.
      args: [...BROWSER_ARGS, '--renderer-process-limit=1'],
    },
  },
});
