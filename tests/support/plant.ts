import type {Page} from '@playwright/test';

let scripts = 0;

/** A script after which each component that prints a date throws this message. */
export function breakDates(message: string): string {
  return `Date.prototype.getUTCMonth = () => {
    throw new Error(${JSON.stringify(message)});
  };`;
}

/**
 * Runs a script of the site in the page. What a test evaluates is no script of the site: the
 * security policy does not hold it, and its errors are left out of reports as an extension's
 * are.
 */
export async function runScript(page: Page, body: string): Promise<void> {
  scripts += 1;
  const url = `/assets/js/planted-${String(scripts)}.js`;
  await page.route(`**${url}`, (route) =>
    route.fulfill({contentType: 'text/javascript', body}),
  );
  await page.addScriptTag({url});
}
