import type {ToolCard, ToolHall} from '../../metadata';

/** The records that show whose email it is, and the question each answers for a receiver. */
const RECORDS = [
  {name: 'SPF', question: 'Which servers may send for the domain?'},
  {name: 'DKIM', question: 'Was the message signed, and is it unchanged?'},
  {
    name: 'DMARC',
    question:
      'Does SPF or DKIM match the From address, and what should happen if neither does?',
  },
] as const;

/** A part of the overview that lists tools. A new one goes into `ToolHall`, too. */
const HALLS: readonly {
  id: Exclude<ToolHall, 'authentication'>;
  title: string;
  lead: string;
}[] = [
  {
    id: 'received',
    title: 'See what receivers see',
    lead: 'Check a whole domain, a message that has arrived, or the reports that receivers send you.',
  },
  {
    id: 'lists',
    title: 'Send only to addresses that exist',
    lead: 'Bounces damage your reputation with receivers, so check addresses before you send.',
  },
  {
    id: 'webhooks',
    title: 'Build with the API',
    lead: 'Find out why a webhook is rejected, and send signed test events to your own server.',
  },
  {
    id: 'sums',
    title: 'Calculate churn and equity for a young company',
    lead: 'Each method is shown, so you can check it and disagree with it.',
  },
];

/** A tool with its number in the overview, from 1. */
export interface Counter extends ToolCard {
  number: number;
}

/** A record with the tools that read it, and those that write it. */
export interface RecordRow {
  name: string;
  question: string;
  check: readonly Counter[];
  make: readonly Counter[];
}

/** A hall and its tools. */
export interface Hall {
  id: string;
  title: string;
  lead: string;
  counters: readonly Counter[];
}

/**
 * The tools by the job they do, numbered from the first row on. A hall without tools is
 * left out.
 *
 * @param cards in the order of the registry
 */
export function inHalls(cards: readonly ToolCard[]): {rows: RecordRow[]; halls: Hall[]} {
  const tasks = ['check', 'make'] as const;
  const ofRecord = (name: string, task: string) =>
    cards.filter(({record}) => record?.name === name && record.task === task);
  const inOrder = [
    ...RECORDS.flatMap(({name}) => tasks.flatMap((task) => ofRecord(name, task))),
    ...HALLS.flatMap(({id}) => cards.filter(({hall}) => hall === id)),
  ];
  const numbered = (some: readonly ToolCard[]): Counter[] =>
    some.map((card) => ({...card, number: inOrder.indexOf(card) + 1}));
  return {
    rows: RECORDS.map(({name, question}) => ({
      name,
      question,
      check: numbered(ofRecord(name, 'check')),
      make: numbered(ofRecord(name, 'make')),
    })),
    halls: HALLS.map((hall) => ({
      ...hall,
      counters: numbered(cards.filter((card) => card.hall === hall.id)),
    })).filter(({counters}) => counters.length > 0),
  };
}
