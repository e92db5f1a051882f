/** @jest-environment jsdom */
import {act, useEffect, useRef} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server.node';
import {flagEntry, linesEntry, textEntry, type Shape} from '../fragment';
import {RESOLVER_FIELDS, ResolverChoice} from '../ResolverChoice';
import {OWN_RESOLVER} from '../resolverSetting';
import {CALM, useCalmAnnouncement, useToolForm, type ToolForm} from '../useToolForm';

jest.mock('../../../ui', () => jest.requireActual<object>('../../../ui/Unfold'));

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

interface State {
  domain: string;
  strict: boolean;
  notes: string;
}

const shape: Shape<State> = {
  domain: textEntry(40),
  strict: flagEntry(),
  notes: linesEntry(40),
};

const PAGE = '/tools/spf-checker/';

let root: Root;
let container: HTMLElement;
let tool: ToolForm<State>;
const onShared = jest.fn<undefined, [State]>();

/** A tool with two forms, one of which asks for a resolver. */
function Tool({onRender}: {onRender: (form: ToolForm<State>) => void}) {
  const ask = useRef<HTMLFormElement>(null);
  const rest = useRef<HTMLFormElement>(null);
  const form = useToolForm(shape, [ask, rest], onShared);
  useEffect(() => {
    onRender(form);
  });
  return (
    <div onChange={form.update}>
      <form ref={ask}>
        <input name="domain" />
        <ResolverChoice problem={form.resolverProblem} />
      </form>
      <form ref={rest}>
        <input type="checkbox" name="strict" value="1" />
        <textarea name="notes" />
      </form>
    </div>
  );
}

const page = (
  <Tool
    onRender={(form) => {
      tool = form;
    }}
  />
);

/**
 * Opens the page as visitors get it: its HTML first, then React.
 *
 * @param address path, query and fragment
 * @param early what the visitor does before React is there
 */
function open(address = PAGE, early?: () => void) {
  history.replaceState(null, '', address);
  container.innerHTML = renderToString(page);
  early?.();
  act(() => {
    root = hydrateRoot(container, page);
  });
}

function field(selector: string): HTMLInputElement {
  const element = container.querySelector<HTMLInputElement>(selector);
  if (!element) {
    throw new Error(`${selector} is not in the page.`);
  }
  return element;
}

const domain = () => field('[name=domain]');
const strict = () => field('[name=strict]');
const notes = () => container.querySelector('textarea');
const ownChoice = () => field(`[value=${OWN_RESOLVER}]`);
const ownAddress = () => field(`#${RESOLVER_FIELDS.own}`);

/** Types as a visitor does: React hears of it. */
function type(into: HTMLInputElement, text: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      into,
      text,
    );
    into.dispatchEvent(new Event('input', {bubbles: true}));
  });
}

function press(choice: HTMLInputElement) {
  act(() => {
    choice.click();
  });
}

function pass(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

/** The address of the page as an engine's own `hashchange` leaves it. */
function follow(hash: string) {
  act(() => {
    history.pushState(null, '', hash);
    dispatchEvent(new Event('hashchange'));
  });
}

const address = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  jest.useFakeTimers();
  onShared.mockClear();
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  container.remove();
  jest.useRealTimers();
});

describe('the state', () => {
  it('is what the fields hold, in all forms', () => {
    open();
    expect(tool.state).toEqual({domain: '', strict: false, notes: ''});
    type(domain(), 'acme.example');
    press(strict());
    expect(tool.state).toEqual({domain: 'acme.example', strict: true, notes: ''});
  });

  it('has what was typed before React was there', () => {
    open(PAGE, () => {
      domain().value = 'early.example';
    });
    expect(tool.state.domain).toBe('early.example');
    pass(CALM);
    expect(location.hash).toBe('#domain=early.example');
  });

  it('is read from the fields at the moment when it is asked for', () => {
    open();
    domain().value = 'silent.example';
    expect(tool.state.domain).toBe('');
    expect(tool.read().domain).toBe('silent.example');
  });

  it('keeps what another field holds when one is written', () => {
    open();
    type(domain(), 'acme.example');
    const early = tool;
    type(domain(), 'other.example');
    // A task that began with the first state writes when it has ended.
    act(() => {
      early.write({strict: true});
    });
    expect(tool.state).toEqual({domain: 'other.example', strict: true, notes: ''});
    expect(domain().value).toBe('other.example');
    expect(strict().checked).toBe(true);
  });
});

describe('the address', () => {
  it('follows once the form is calm, with what it holds then', () => {
    open(`${PAGE}?from=menu`);
    type(domain(), 'a.example');
    pass(CALM - 1);
    type(domain(), 'b.example');
    pass(CALM - 1);
    expect(address()).toBe(`${PAGE}?from=menu`);
    pass(1);
    expect(address()).toBe(`${PAGE}?from=menu#domain=b.example`);
    expect(tool.link()).toBe(`${location.origin}${PAGE}#domain=b.example`);
  });

  it('fills the fields, whichever form they are in', () => {
    open(`${PAGE}#domain=shared.example&strict=1&notes=a%0Ab&unknown=x`);
    const shared = {domain: 'shared.example', strict: true, notes: 'a\nb'};
    expect(tool.state).toEqual(shared);
    expect(tool.read()).toEqual(shared);
    expect([domain().value, strict().checked, notes()?.value]).toEqual([
      'shared.example',
      true,
      'a\nb',
    ]);
    expect(onShared.mock.calls).toEqual([[shared]]);
  });

  it('fills them again when another one is followed, and empties what it does not name', () => {
    open(`${PAGE}#domain=first.example&strict=1`);
    follow('#domain=second.example');
    expect(tool.state).toEqual({domain: 'second.example', strict: false, notes: ''});
    expect(strict().checked).toBe(false);
    expect(onShared).toHaveBeenCalledTimes(2);
    pass(CALM);
    expect(location.hash).toBe('#domain=second.example');
  });

  it('is not taken for a state where it is an anchor', () => {
    open();
    type(domain(), 'acme.example');
    follow('#faq');
    expect(tool.state.domain).toBe('acme.example');
    expect(onShared).not.toHaveBeenCalled();
  });

  it('keeps an anchor while there is nothing to share', () => {
    open(`${PAGE}#faq`);
    pass(CALM);
    expect(address()).toBe(`${PAGE}#faq`);
  });

  it('of another page stays as it is', () => {
    open();
    type(domain(), 'acme.example');
    history.pushState(null, '', '/tools/');
    pass(CALM);
    expect(address()).toBe('/tools/');
  });

  it('is left alone once the tool is gone', () => {
    open();
    type(domain(), 'acme.example');
    act(() => {
      root.unmount();
    });
    follow('#domain=late.example');
    pass(CALM);
    expect(address()).toBe(`${PAGE}#domain=late.example`);
    expect(onShared).not.toHaveBeenCalled();
  });
});

describe('reset', () => {
  it('empties every form, the state and the address', () => {
    open(`${PAGE}#domain=shared.example&strict=1&notes=a`);
    act(() => {
      tool.reset();
    });
    expect(tool.state).toEqual({domain: '', strict: false, notes: ''});
    expect([domain().value, strict().checked, notes()?.value]).toEqual(['', false, '']);
    pass(CALM);
    expect(address()).toBe(PAGE);
    expect(tool.link()).toBe(`${location.origin}${PAGE}`);
  });

  it('does not hide the same input from React when it is made again', () => {
    open();
    const fillIn = () => {
      type(domain(), 'acme.example');
      press(strict());
      return tool.state;
    };
    const first = fillIn();
    act(() => {
      tool.reset();
    });
    expect(fillIn()).toEqual(first);
  });
});

describe('the resolver', () => {
  const names = () => tool.servers.map(({name}) => name);

  it('is the chosen one, with another in its place', () => {
    open();
    const [first = '', second = ''] = names();
    expect(second).not.toBe('');
    press(field(`[value="${second}"]`));
    expect(names()[0]).toBe(second);
    expect(names()).not.toEqual([first, second]);
  });

  it('is never in the address, and never taken from one', () => {
    const foreign = 'https%3A%2F%2Fevil.example%2Fdns-query';
    open(
      `${PAGE}#${RESOLVER_FIELDS.choice}=${OWN_RESOLVER}&${RESOLVER_FIELDS.own}=${foreign}`,
    );
    expect(names()).not.toContain('evil.example');
    press(ownChoice());
    type(ownAddress(), 'https://dns.acme.example/dns-query');
    expect(names()).toEqual(['dns.acme.example']);
    pass(CALM);
    expect(location.hash).not.toContain('acme');
  });

  /** Chooses an own resolver without an address, and presses the button. */
  function complain() {
    press(ownChoice());
    let servers: ReturnType<typeof tool.serversOrComplain>;
    act(() => {
      servers = tool.serversOrComplain();
    });
    return servers;
  }

  it('that is not valid is not complained about until it is needed', () => {
    open();
    press(ownChoice());
    expect(tool.servers).toEqual([]);
    expect(tool.resolverProblem).toBeUndefined();
    expect(complain()).toBeUndefined();
    expect(tool.resolverProblem?.code).toBe('no-address');
    expect(container.querySelector('details')?.open).toBe(true);
    pass(0);
    expect(document.activeElement).toBe(ownAddress());
  });

  it('is no longer complained about once it is valid', () => {
    open();
    complain();
    type(ownAddress(), 'dns.acme.example/dns-query');
    expect(tool.resolverProblem).toBeUndefined();
    act(() => {
      expect(tool.serversOrComplain()?.map(({url}) => url)).toEqual([
        'https://dns.acme.example/dns-query',
      ]);
    });
  });

  it('is as untouched after a reset: its next fault is not shown until it is needed', () => {
    open();
    complain();
    act(() => {
      tool.reset();
    });
    expect(tool.resolverProblem).toBeUndefined();
    expect(tool.servers).toHaveLength(3);
    press(ownChoice());
    expect(tool.resolverProblem).toBeUndefined();
  });
});

describe('what is read aloud of a result', () => {
  const announced = jest.fn<undefined, [string]>();

  function Result({said}: {said: string}) {
    const announcement = useCalmAnnouncement(said);
    useEffect(() => {
      announced(announcement);
    });
    return null;
  }

  function say(said: string) {
    act(() => {
      root.render(<Result said={said} />);
    });
  }

  it('is nothing at first, and then the last sentence once the form is calm', () => {
    open();
    announced.mockClear();
    say('Nothing yet.');
    pass(CALM);
    expect(announced).toHaveBeenLastCalledWith('');
    say('1 problem.');
    pass(CALM - 1);
    say('2 problems.');
    pass(CALM - 1);
    expect(announced).toHaveBeenLastCalledWith('');
    pass(1);
    expect(announced).toHaveBeenLastCalledWith('2 problems.');
    expect(announced.mock.calls.flat()).not.toContain('1 problem.');
  });
});
