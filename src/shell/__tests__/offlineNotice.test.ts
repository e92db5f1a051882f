/** @jest-environment jsdom */
import {whenOnline} from '../client/offlineNotice';

const open = jest.fn();
let frames: FrameRequestCallback[];
let isOnline: boolean;

beforeEach(() => {
  isOnline = false;
  frames = [];
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((callback) => frames.push(callback));
});

afterEach(async () => {
  // No listener stays behind.
  await connect();
  jest.restoreAllMocks();
  open.mockReset();
  document.body.innerHTML = '';
});

const notice = () => document.querySelector<HTMLElement>('body > .offline');

async function connect(): Promise<void> {
  isOnline = true;
  dispatchEvent(new Event('online'));
  await Promise.resolve();
}

it('has a screen reader say that the page waits for the network', () => {
  whenOnline(open);
  expect(notice()?.role).toBe('status');
  // Only a change of the text is read.
  expect(notice()?.textContent).toBe('');
  frames.forEach((draw) => {
    draw(0);
  });
  expect(notice()?.textContent).not.toBe('');
  expect(open).not.toHaveBeenCalled();
});

it('opens the page, once, and goes away as soon as there is a network', async () => {
  whenOnline(open);
  await connect();
  expect(open).toHaveBeenCalledTimes(1);
  expect(notice()).toBeNull();
  await connect();
  expect(open).toHaveBeenCalledTimes(1);
});

it('goes away, and opens nothing, where another page was chosen meanwhile', async () => {
  const cancel = whenOnline(open);
  cancel();
  expect(notice()).toBeNull();
  await connect();
  expect(open).not.toHaveBeenCalled();
});
