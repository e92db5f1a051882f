import {useEffect, useRef, useState, type RefObject} from 'react';

function cardsOf(list: Element | null): HTMLElement[] {
  return [...(list?.children ?? [])].filter((card) => card instanceof HTMLElement);
}

/** What a screen reader hears when a block was moved. */
export function placeInWords(name: string, place: number, count: number): string {
  return `${name} is now at place ${place} of ${count}.`;
}

/** Where a card of the list is, in words. */
export function placeOf(id: string, list: Element | null): string | undefined {
  const cards = cardsOf(list);
  const index = cards.findIndex(({dataset}) => dataset['block'] === id);
  const name = cards[index]?.querySelector('label')?.lastChild?.textContent;
  return name ? placeInWords(name, index + 1, cards.length) : undefined;
}

/** The place of a card under the pointer: as many as have their middle above it. */
function placeAt(y: number, id: string, list: Element | null): number {
  return cardsOf(list).filter((card) => {
    const {top, height} = card.getBoundingClientRect();
    return card.dataset['block'] !== id && top + height / 2 < y;
  }).length;
}

/**
 * Dragging cards of a list up and down, with any pointer. It listens to the window: an
 * element that is put elsewhere while it is dragged loses its own events.
 *
 * @returns the id of the card that is dragged, and what takes hold of one
 */
export function useDrag({
  list,
  onMove,
  onDrop,
}: {
  list: RefObject<Element | null>;
  onMove: (id: string, to: number) => void;
  onDrop: (id: string) => void;
}): [string | undefined, (id: string) => void] {
  const [dragged, setDragged] = useState<string>();
  const handlers = useRef({onMove, onDrop});
  useEffect(() => {
    handlers.current = {onMove, onDrop};
  });

  useEffect(() => {
    if (dragged === undefined) {
      return undefined;
    }
    const move = ({clientY}: PointerEvent) => {
      handlers.current.onMove(dragged, placeAt(clientY, dragged, list.current));
    };
    const drop = () => {
      setDragged(undefined);
      handlers.current.onDrop(dragged);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', drop);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', drop);
    };
  }, [dragged, list]);

  return [dragged, setDragged];
}
