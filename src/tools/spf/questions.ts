import {
  DnsError,
  rcodeInWords,
  type DnsAnswer,
  type RecordType,
  type Resolver,
} from '../dns';

/** What became of a question: an answer that can be used, or why there is none. */
export type Reply = {answer: DnsAnswer} | {failure: string};

type Outcome = {answer: DnsAnswer} | {error: unknown};

/**
 * The questions of one check. None is put twice, so what a check finds cannot change
 * while it runs.
 */
export class Questions {
  private readonly outcomes = new Map<string, Promise<Outcome>>();

  constructor(private readonly resolver: Resolver) {}

  /** How many were put. */
  get size(): number {
    return this.outcomes.size;
  }

  /** Puts a question whose answer will be wanted soon. Its failure is not lost: `ask` has it. */
  ahead(name: string, type: RecordType): void {
    void this.outcome(name, type);
  }

  /**
   * Only "here it is" and "there is no such name" are answers. All else means that DNS
   * did not work (RFC 7208, 2.6.6 and 5).
   *
   * @throws only what the resolver throws that is not a DnsError, such as the reason of
   *   an AbortSignal
   */
  async ask(name: string, type: RecordType): Promise<Reply> {
    const outcome = await this.outcome(name, type);
    if ('answer' in outcome) {
      const {rcode} = outcome.answer;
      return rcode === 'NOERROR' || rcode === 'NXDOMAIN'
        ? outcome
        : {failure: `The DNS of ${name} does not work. ${rcodeInWords(rcode).says}`};
    }
    if (outcome.error instanceof DnsError) {
      return {failure: outcome.error.message};
    }
    throw outcome.error;
  }

  private outcome(name: string, type: RecordType): Promise<Outcome> {
    const key = `${type} ${name}`;
    let outcome = this.outcomes.get(key);
    if (!outcome) {
      outcome = this.resolver.query(name, type).then(
        (answer) => ({answer}),
        (error: unknown) => ({error}),
      );
      this.outcomes.set(key, outcome);
    }
    return outcome;
  }
}
