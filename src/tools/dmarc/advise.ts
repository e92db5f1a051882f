import {MAX_STRING, type Problem, rfc} from '../kit';
import type {ParsedDmarc, Term} from './parse';
import {isMilder, oneRungLower} from './tags';
import {describeTestMode} from './testMode';

/**
 * What a valid record means, where that is seldom what its owner wants. It looks at the
 * record alone and asks no DNS; faults of syntax are `parseDmarc`'s.
 */
export function adviseRecord(record: ParsedDmarc): Problem[] {
  if (!record.valid) {
    return [];
  }
  return [
    ...advisePolicy(record),
    ...adviseSubdomains(record),
    ...adviseReports(record),
    ...adviseSuffix(record),
    ...adviseLength(record),
  ];
}

function termOf({terms}: ParsedDmarc, name: string): Term | undefined {
  return terms.find((term) => term.name === name && term.state === 'counts');
}

function advisePolicy(record: ParsedDmarc): Problem[] {
  const {settings, tags} = record;
  const {p, testing} = settings;
  const position = termOf(record, 't')?.column ?? termOf(record, 'p')?.column;
  const at = position === undefined ? {} : {position};
  const others = describeTestMode(record);
  const problems: Problem[] = [];
  if (p === 'none') {
    problems.push({
      ...at,
      code: 'only-watching',
      severity: 'warning',
      message:
        'p=none asks receivers for no action. Forged email in your name is delivered as before, and you only get reports about it.',
      cure: 'This is a good start. Read the reports for a month or more, and change to p=quarantine once all your own email passes.',
      reference: rfc(9989, '5.1.5'),
    });
  }
  if (testing) {
    problems.push(
      p === 'none' && settings.sp === 'none' && settings.np === 'none'
        ? {
            ...at,
            code: 'idle-test',
            severity: 'note',
            message:
              't=y has no effect here, because there is nothing milder than p=none.',
            cure: 'Remove it, or set the policy you want to test.',
            reference: rfc(9989, '4.7'),
          }
        : {
            ...at,
            code: 'test-mode',
            severity: 'warning',
            message:
              p === 'none'
                ? `t=y says that you are testing. ${others ?? ''} Receivers that do not know the tag yet apply the policies of subdomains in full.`
                : `t=y says that you are testing: receivers should treat email that fails as with p=${oneRungLower(p)}.${others ? ` ${others}` : ''} Receivers that do not know the tag yet apply ${others ? 'all of these policies' : `p=${p}`} in full.`,
            cure: 'Remove t=y once the reports show that your own email passes.',
            reference: rfc(9989, '4.7'),
          },
    );
  }
  if (p === 'reject' && !testing) {
    problems.push({
      ...at,
      code: 'reject-and-lists',
      severity: 'note',
      message:
        'The standard asks domains whose people write to mailing lists not to publish p=reject, because lists change messages, which then fail. A domain that only sends from programs does not have this problem.',
      cure: 'If people write from this domain, consider p=quarantine, and sign everything with DKIM.',
      reference: rfc(9989, '7.4'),
    });
  }
  if (tags.adkim === 's' || tags.aspf === 's') {
    const both = tags.adkim === 's' && tags.aspf === 's';
    const term = termOf(record, tags.adkim === 's' ? 'adkim' : 'aspf');
    problems.push({
      code: 'strict-alignment',
      severity: 'note',
      message: `${both ? 'adkim=s and aspf=s ask' : tags.adkim === 's' ? 'adkim=s asks' : 'aspf=s asks'} for exactly the From domain. ${both ? 'A DKIM signature or a return-path' : tags.adkim === 's' ? 'A DKIM signature' : 'A return-path'} at one of your subdomains does not count.`,
      cure: `Relaxed alignment is enough for nearly everyone, so remove ${both ? 'both tags' : 'the tag'}.`,
      ...(term && {position: term.column}),
      reference: rfc(9989, '4.4'),
    });
  }
  return problems;
}

function adviseSubdomains(record: ParsedDmarc): Problem[] {
  const {p, sp, np} = record.settings;
  const problems: Problem[] = [];
  const weakSp = record.tags.sp && isMilder(sp, p);
  if (weakSp) {
    problems.push({
      code: 'weak-subdomains',
      severity: 'warning',
      message: `sp=${sp} asks for less than p=${p}, so anyone who cannot forge your domain can forge one of its subdomains.`,
      cure: `Remove sp once the email of your subdomains passes. p=${p} then applies to them, too.`,
      position: termOf(record, 'sp')?.column ?? 1,
      reference: rfc(9989, '4.7'),
    });
  }
  if (record.tags.np && isMilder(np, p)) {
    problems.push({
      code: 'weak-missing-names',
      severity: 'warning',
      message: `np=${np} asks for less than p=${p} for names that do not exist. Email from those is nearly always forged.`,
      cure: 'Use np=reject once you know that no server of yours sends from an internal host name.',
      position: termOf(record, 'np')?.column ?? 1,
      reference: rfc(9989, '4.7'),
    });
  } else if (!record.tags.np && np !== 'reject') {
    problems.push({
      code: 'no-np',
      severity: 'note',
      message: `Without np, email from subdomains that do not exist gets the policy ${np}. Email from such names is nearly always forged, so you can be strict there first.`,
      cure: 'Add np=reject once you know that no server of yours sends from an internal host name.',
      reference: rfc(9989, '4.7'),
    });
  }
  return problems;
}

function adviseReports(record: ParsedDmarc): Problem[] {
  const {tags, settings} = record;
  const problems: Problem[] = [];
  if (settings.rua.length === 0) {
    problems.push({
      code: 'no-reports',
      severity: 'warning',
      message:
        'There is no report address, so receivers send you no aggregate reports, and you do not see who sends in your name or which of your email fails.',
      cure: 'Add rua=mailto: with an address that a program reads.',
      reference: rfc(9989, '4.7'),
    });
  }
  const fo = termOf(record, 'fo');
  if (fo && settings.ruf.length === 0) {
    problems.push({
      code: 'fo-without-ruf',
      severity: 'note',
      message:
        'fo says when to send failure reports, but there is no ruf to send them to. Receivers ignore it.',
      cure: 'Remove fo.',
      position: fo.column,
      reference: rfc(9989, '4.7'),
    });
  }
  const ruf = termOf(record, 'ruf');
  if (ruf) {
    problems.push({
      code: 'failure-reports',
      severity: 'note',
      message:
        'ruf asks for a report about each message that fails. Few receivers send any, because they contain what people wrote.',
      cure: tags.rua
        ? 'The aggregate reports of rua contain what you need. Keep ruf only if someone uses it.'
        : 'Add rua, because aggregate reports contain what you need.',
      position: ruf.column,
      reference: rfc(9989, '5.3.9'),
    });
  }
  return problems;
}

function adviseSuffix(record: ParsedDmarc): Problem[] {
  const term = termOf(record, 'psd');
  if (!term) {
    return [];
  }
  const base = {position: term.column, reference: rfc(9989, '4.7')};
  switch (record.settings.psd) {
    case 'y':
      return [
        {
          ...base,
          code: 'public-suffix',
          severity: 'warning',
          message:
            'psd=y says that this is a public suffix, below which others can register names. Every name below it then counts as an organization of its own.',
          cure: 'Unless you run such a registry, remove psd.',
        },
      ];
    case 'n':
      return [
        {
          ...base,
          code: 'own-organization',
          severity: 'note',
          message:
            'psd=n makes this domain the top of its organization, so receivers look no higher, and email aligned with a domain above does not count.',
          cure: 'This is correct for a part of a company that manages its own email. Otherwise, remove it.',
        },
      ];
    default:
      return [];
  }
}

function adviseLength({text}: ParsedDmarc): Problem[] {
  return text.length > MAX_STRING
    ? [
        {
          code: 'two-strings',
          severity: 'note',
          message: `The record has ${text.length} characters, but one string of a TXT record can have only ${MAX_STRING}. It is published as several strings, which receivers join.`,
          cure: 'Most DNS panels split it automatically.',
          reference: rfc(9989, '4.5'),
        },
      ]
    : [];
}
