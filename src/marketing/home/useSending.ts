import {startTransition, useEffect, useRef, useState} from 'react';
import type {SendAnswer} from '../../api';
import {
  EXAMPLE,
  fill,
  readStack,
  STACK_EVENT,
  storeStack,
  withProduct,
  type Stack,
} from '../../stack';
import {REQUEST} from './request';

export interface Sending {
  /** The request's body as it stands in the editor. */
  text: string;
  edit: (text: string) => void;
  /** What the visitor calls their product; empty: the example's name. */
  product: string;
  rename: (product: string) => void;
  /** Fetches what answers, so that the first edit need not wait for it. */
  prepare: () => void;
  /** What came of the request; none before it was edited. */
  answer: SendAnswer | undefined;
  /** Whether the page is hydrated and answers. */
  isLive: boolean;
}

const load = () => import('./send');

/** The hero's request, and the product's name that all scenes of the site share. */
export function useSending(): Sending {
  const [text, setText] = useState(REQUEST);
  const [product, setProduct] = useState('');
  const [domain, setDomain] = useState(EXAMPLE.domain);
  const [isLive, setLive] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const [answer, setAnswer] = useState<SendAnswer>();
  const stack = useRef(EXAMPLE);

  useEffect(() => {
    const follow = (next: Stack) => {
      const last = stack.current;
      stack.current = next;
      setDomain(next.domain);
      setText((shown) => fill(shown, next, last));
    };
    const hear = (event: Event) => {
      follow((event as CustomEvent<Stack>).detail);
    };
    startTransition(() => {
      const kept = readStack();
      follow(kept);
      setProduct(kept.product === EXAMPLE.product ? '' : kept.product);
      setLive(true);
    });
    addEventListener(STACK_EVENT, hear);
    return () => {
      removeEventListener(STACK_EVENT, hear);
    };
  }, []);

  useEffect(() => {
    let isCurrent = isEdited;
    if (isEdited) {
      void load().then(({send}) => {
        if (isCurrent) {
          setAnswer(send(text, domain));
        }
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [text, domain, isEdited]);

  return {
    text,
    edit(typed) {
      setText(typed);
      setEdited(true);
    },
    product,
    rename(typed) {
      setProduct(typed);
      storeStack(withProduct(stack.current, typed));
    },
    prepare() {
      void load();
    },
    answer,
    isLive,
  };
}
