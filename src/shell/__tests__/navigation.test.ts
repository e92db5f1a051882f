/** @jest-environment jsdom */
import type {ClientModule} from '@docusaurus/types';
import navigation from '../client/navigation';
import {PAGE_EVENT} from '../contract';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

const {dataset} = document.documentElement;
const hearPage = jest.fn();

function locationOf(address: string): Location {
  const {pathname, search, hash} = new URL(address, 'https://site.example');
  return {pathname, search, hash, state: undefined};
}

/** Docusaurus tells of another page as soon as it is asked for. */
function ask(from: string | null, to: string) {
  return navigation.onRouteUpdate?.({
    previousLocation: from === null ? null : locationOf(from),
    location: locationOf(to),
  });
}

/** And tells again once it is shown. */
function show(from: string | null, to: string): void {
  navigation.onRouteDidUpdate?.({
    previousLocation: from === null ? null : locationOf(from),
    location: locationOf(to),
  });
}

beforeEach(() => {
  addEventListener(PAGE_EVENT, hearPage);
  // The browser of the tests knows no popovers.
  jest.spyOn(document, 'querySelectorAll').mockReturnValue([] as never);
});

afterEach(() => {
  jest.restoreAllMocks();
  removeEventListener(PAGE_EVENT, hearPage);
  hearPage.mockReset();
  history.replaceState(null, '', '/');
  delete dataset['navigating'];
  delete dataset['near'];
});

describe('while another page comes', () => {
  it('the document says so, until it has come', () => {
    const end = ask('/a/', '/b/');
    expect(dataset['navigating']).toBe('');
    expect(dataset['near']).toBe('');
    end?.();
    expect(dataset).not.toHaveProperty('navigating');
    expect(dataset['near']).toBe('');
  });

  it.each([
    ['the first page', null, '/a/'],
    ['a place in the page', '/a/', '/a/#place'],
    ['another query', '/a/', '/a/?q=1'],
  ])('the document says nothing of %s', (_, from, to) => {
    ask(from, to)?.();
    expect(dataset).not.toHaveProperty('near');
    ask(from, to);
    expect(dataset).not.toHaveProperty('navigating');
  });
});

describe('once another page is shown', () => {
  it('the scripts without React are told', () => {
    show('/a/', '/b/');
    expect(hearPage).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the first page', null, '/a/'],
    ['a place in the page', '/a/', '/a/#place'],
  ])('they are not told of %s', (_, from, to) => {
    show(from, to);
    expect(hearPage).not.toHaveBeenCalled();
  });

  it('the address is written as the page has it, with query and hash', () => {
    history.replaceState({key: 'kept'}, '', '/B?q=1#place');
    show('/a/', '/b/?q=1#place');
    expect(location.href).toBe(`${location.origin}/b/?q=1#place`);
    expect(history.state).toEqual({key: 'kept'});
  });

  it.each([
    ['the first page, which the host has named', '/B', null],
    ['a page that is written right, even if the place differs', '/b/#other', '/a/'],
  ])('the address stays for %s', (_, address, from) => {
    history.replaceState(null, '', address);
    show(from, '/b/#place');
    expect(location.pathname + location.hash).toBe(address);
  });

  describe('open popovers', () => {
    const hidePopover = jest.fn();

    beforeEach(() => {
      jest
        .spyOn(document, 'querySelectorAll')
        .mockImplementation(
          (selector) => (selector === ':popover-open' ? [{hidePopover}] : []) as never,
        );
    });

    afterEach(() => {
      hidePopover.mockReset();
    });

    it.each(['/b/', '/a/#place'])('are closed by a link to %s', (to) => {
      show('/a/', to);
      expect(hidePopover).toHaveBeenCalledTimes(1);
    });

    it('stay open as the first page starts', () => {
      show(null, '/a/');
      expect(hidePopover).not.toHaveBeenCalled();
    });
  });
});
