import type {Problem} from '../kit';
import type {FileProblem} from './report';
import type {FailureKind, SourceState, Summary} from './summarize';

/** What a source's state is called, and what to do about it. */
export const stateWords: Readonly<
  Record<SourceState, {label: string; says: string; advice: string}>
> = {
  fix: {
    label: 'Fix first',
    says: 'Fails DMARC and looks like a service of yours',
    advice:
      'Set up DKIM with your own domain at this service, or a return-path under your domain. Otherwise these messages are lost once you enforce a policy.',
  },
  unknown: {
    label: 'Do you know it?',
    says: 'Fails DMARC, and nothing in the reports ties it to you',
    advice:
      'If this is a service of yours, set up DKIM for it before you enforce a policy. If no one recognizes it, it may be a forger, which an enforced policy stops, or a forwarder or mailing list that broke the signature.',
  },
  'needs-dkim': {
    label: 'Add DKIM',
    says: 'Passes, but some messages only with SPF',
    advice:
      'SPF breaks when a message is forwarded, so sign with DKIM for your own domain before you move to p=reject.',
  },
  forwarder: {
    label: 'Forwarding',
    says: 'Forwards your messages: DKIM passes where SPF does not, or a mailing list changed the message',
    advice:
      'There is nothing to set up at this source. DKIM keeps forwarded messages valid, unless a mailing list changes them on the way.',
  },
  ready: {
    label: 'Ready',
    says: 'Every message passes with DKIM',
    advice: 'You do not need to do anything. These messages pass with every policy.',
  },
};

export const failureWords: Readonly<Record<FailureKind, string>> = {
  yours: 'Probably yours, to be fixed',
  forwarded: 'Forwarded or sent through a mailing list',
  unknown: 'Unknown, possibly forged',
};

/** The reasons of RFC 9990, 3.1.6, and the two that only RFC 7489 has. */
export const overrideWords: Readonly<Record<string, string>> = {
  local_policy:
    'The receiver followed a rule of its own, for example because it trusts the ARC headers of a forwarder.',
  mailing_list:
    'The receiver recognized a mailing list, which often breaks DKIM and leaves SPF unaligned.',
  other: 'The receiver had another reason, which it may give in a comment.',
  policy_test_mode:
    'Your record has t=y, so the receiver did not apply the policy in full.',
  trusted_forwarder:
    'The receiver knows the forwarder, and expected that authentication would fail.',
  forwarded:
    'The receiver recognized that the message was forwarded. Only reports in the older format use this reason.',
  sampled_out:
    'Your record had pct below 100, so the receiver left these messages out. RFC 9989 removed pct, so use p=none while some of your own email still fails.',
};

export function number(value: number): string {
  return value.toLocaleString('en');
}

/** '1 message', '2,000 messages'. */
export function messagesOf(count: number): string {
  return `${number(count)} ${count === 1 ? 'message' : 'messages'}`;
}

/** A share in percent, with one decimal where it matters; never a false 0 or 100. */
export function percent(part: number, whole: number): string {
  if (whole === 0) {
    return '0%';
  }
  const share = (part / whole) * 100;
  if (part > 0 && share < 0.1) {
    return 'under 0.1%';
  }
  if (part < whole && share > 99.9) {
    return 'over 99.9%';
  }
  return `${share.toLocaleString('en', {maximumFractionDigits: 1})}%`;
}

/** The result in one sentence. */
export function headline({domain, messages, failed, policy}: Summary): string {
  const name = domain || 'the domain';
  if (messages === 0) {
    return `The reports on ${name} count no messages.`;
  }
  if (failed === 0) {
    return messages === 1
      ? `The one message from ${name} passes DMARC, so no policy would stop it.`
      : `All ${number(messages)} messages from ${name} pass DMARC, so no policy would stop any of them.`;
  }
  const fate =
    policy.p === 'none'
      ? 'would go to spam with p=quarantine and be rejected with p=reject'
      : 'fail DMARC';
  const one = policy.p === 'none' ? fate : 'fails DMARC';
  return `${number(failed)} of ${messagesOf(messages)} from ${name} ${failed === 1 ? one : fate}.`;
}

/** A problem with its place before its sentence, whose direction no file name can turn. */
export function placed({file, line, message, ...rest}: FileProblem): Problem {
  return {
    ...rest,
    message: `\u2068${file}\u2069${line === undefined ? '' : `, line ${number(line)}`}: ${message}`,
  };
}
