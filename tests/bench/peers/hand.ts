/** A hand with a mouse: it moves along a bent path, slow at both ends, and scrolls in steps. */
import {setTimeout as wait} from 'node:timers/promises';
import type {Tab} from './cdp';

export interface Point {
  x: number;
  y: number;
}

const STEP_MS = 16;

/**
 * Where a hand is on its way between two points.
 *
 * @param share of the time that has passed: 0 to 1
 */
export function pointOnPath(from: Point, to: Point, share: number): Point {
  const eased = share * share * (3 - 2 * share);
  // A curve whose third point lies off the middle, by a share of the way.
  const bend = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * 0.15,
    y: (from.y + to.y) / 2 - (to.x - from.x) * 0.15,
  };
  const along = (axis: 'x' | 'y') =>
    (1 - eased) ** 2 * from[axis] +
    2 * eased * (1 - eased) * bend[axis] +
    eased ** 2 * to[axis];
  return {x: along('x'), y: along('y')};
}

export class Hand {
  constructor(
    private readonly tab: Tab,
    private at: Point,
  ) {}

  /** Moves to a point in some time. */
  async moveTo(to: Point, milliseconds: number): Promise<void> {
    const from = this.at;
    const start = performance.now();
    for (let share = 0; share < 1;) {
      share = Math.min(1, (performance.now() - start) / milliseconds);
      this.at = pointOnPath(from, to, share);
      await this.tab.mouse('mouseMoved', this.at.x, this.at.y);
      await wait(STEP_MS);
    }
  }

  /** @returns when the button was let go, in milliseconds since 1970 */
  async click(): Promise<number> {
    const {x, y} = this.at;
    await this.tab.mouse('mousePressed', x, y);
    await wait(60);
    const released = performance.timeOrigin + performance.now();
    await this.tab.mouse('mouseReleased', x, y);
    return released;
  }

  async scroll(pixels: number): Promise<void> {
    const step = 100;
    for (let scrolled = 0; scrolled < pixels; scrolled += step) {
      await this.tab.wheel(this.at.x, this.at.y, Math.min(step, pixels - scrolled));
      await wait(70);
    }
  }
}
