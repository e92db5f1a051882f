import type {Page} from '@playwright/test';

/** What the policy refused on the pages a tab has shown, frames and workers included. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective, blockedURI, sample, sourceFile, lineNumber} = event;
      const where = `${sourceFile}:${String(lineNumber)}`;
      (window as unknown as {reportViolation: (text: string) => void}).reportViolation(
        `${location.pathname}: ${effectiveDirective} refuses ${blockedURI} ${sample} at ${where}`,
      );
    });
  });
  // Workers and frames that run no script tell the console only.
  page.on('console', (message) => {
    if (/Content Security Policy|violates the following/.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}

/** Everything the reader can open is opened, and what comes in sight is seen. */
export async function lookAround(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.querySelectorAll('details').forEach((element) => {
      element.open = true;
    });
    for (let top = 0; top < document.body.scrollHeight; top += 2000) {
      scrollTo(0, top);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // A browser without a window may owe a frame for minutes.
        setTimeout(resolve, 1000);
      });
    }
  });
}

/** Links that give a window they open a way back, and frames that may run scripts. */
export function looseEnds(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLAnchorElement>('a[target]')]
      .filter(({rel}) => !/noopener|noreferrer/.test(rel))
      .map(({outerHTML}) => outerHTML),
    ...[...document.querySelectorAll('iframe')]
      .filter(({sandbox}) => sandbox.length === 0 || sandbox.contains('allow-scripts'))
      .map(({outerHTML}) => outerHTML.slice(0, 200)),
  ]);
}
