import {HYDRATE_EVENT, PAGE_EVENT} from '../../shell/plain';
import {areaOf} from '../../site';
import {
  EXAMPLE,
  fillPage,
  keepFilled,
  readStack,
  type Stack,
  STACK_EVENT,
} from '../../stack/plain';

let stack = readStack();
let stop: () => void = () => undefined;

/** Shows the reader's own values in all code of the page, now and when more comes. */
export function fillSamples(): void {
  // What a tool says is about the domain that it was asked about, and stays as it is.
  if (areaOf(location.pathname) !== 'tools') {
    stop();
    fillPage(stack);
    stop = keepFilled(stack);
  }
}

/** Follows the reader's choice, and the pages that are shown after this one. */
export function watchSamples(): void {
  fillSamples();
  addEventListener(STACK_EVENT, (event) => {
    stack = (event as CustomEvent<Stack>).detail;
    fillSamples();
  });
  addEventListener(PAGE_EVENT, fillSamples);
  // React has to find the page as it was built; it is filled again once it has.
  addEventListener(HYDRATE_EVENT, () => {
    stop();
    fillPage(EXAMPLE);
  });
}
