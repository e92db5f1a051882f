import type {Page} from '@playwright/test';

/** Holds what is asked for at some addresses back until the returned function is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds the scripts of the app back until the returned function is called. */
export const holdScripts = (page: Page) => hold(page, '**/assets/js/**');
