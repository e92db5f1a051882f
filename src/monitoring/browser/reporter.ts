import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import type {ReportSettings} from '../../site';
import type {Step} from './steps';
import {harmlessReport} from './report';

/** Reports one error, with the steps that led to it. */
export type Reporter = (error: unknown, steps: readonly Step[]) => void;

/**
 * Sentry's client with the two integrations that are needed, and none that listens: the
 * shell hears every error, and no request, console line or text is written down.
 */
export function createReporter({dsn, release, environment}: ReportSettings): Reporter {
  const client = new BrowserClient({
    dsn,
    release,
    environment,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration(), dedupeIntegration()],
    // Also where the reports go to this very host: they go without its cookies.
    transport: (options) =>
      makeFetchTransport({...options, fetchOptions: {credentials: 'omit'}}),
    sendClientReports: false,
    beforeSend: (event) =>
      harmlessReport(event, {
        href: location.href,
        cookies: document.cookie,
        userAgent: navigator.userAgent,
      }),
  });
  client.init();
  return (error, steps) => {
    const scope = new Scope();
    scope.setClient(client);
    scope.setTag('boot', document.documentElement.dataset['boot'] ?? 'none');
    steps.forEach((step) => {
      scope.addBreadcrumb({...step});
    });
    scope.captureException(error, {
      mechanism: {type: 'site.shell', handled: false},
    });
  };
}
