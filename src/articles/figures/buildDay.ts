import day from '@generated/articles/default/build-day.json';

/**
 * The day of the build, as an ISO date. It decides which figures are past their date: the
 * server's HTML and the browser have the same one, so a page that is read later is hydrated
 * as it was built.
 */
export const buildDay: string = day;
