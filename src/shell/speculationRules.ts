import {AIM, RESTED} from './contract';

/**
 * Stands in every page: the page behind a link that was approached is fetched, and it is rendered
 * while a pointer goes on resting there. The shell marks these links itself. A browser that chose
 * them would begin to render as a link is pressed, and that takes a new process: on a slow
 * computer such a click has to wait longer than for the page itself.
 *
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{where: {selector_matches: `[data-${AIM}]`}, eagerness: 'immediate'}],
  prerender: [
    {where: {selector_matches: `[data-${AIM}=${RESTED}]`}, eagerness: 'immediate'},
  ],
});
