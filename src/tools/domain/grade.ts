import type {DomainReport, GradeFacts, GradeRule, Section} from './report';
import type {Topic} from './topics';

/** The checks without which there is no grade. */
const deciding: readonly Topic[] = ['mx', 'spf', 'dmarc'];

function sectionOf({sections}: GradeFacts, topic: Topic): Section | undefined {
  return sections.find((section) => section.topic === topic);
}

function hasError(facts: GradeFacts, topic: Topic): boolean {
  return (
    sectionOf(facts, topic)?.findings.some(({severity}) => severity === 'error') ?? false
  );
}

/**
 * The rules of the grade, the worst first: the first that applies decides. They are shown
 * on the page as they stand here.
 */
export const gradeRules: readonly GradeRule[] = [
  {
    grade: 'F',
    says: 'Neither SPF nor DMARC works, so anyone can send email as this domain and receivers cannot tell it from yours.',
    applies: (facts) => hasError(facts, 'spf') && hasError(facts, 'dmarc'),
  },
  {
    grade: 'D',
    says: 'SPF, DMARC or MX has an error, so real email can be lost or forged email can pass.',
    applies: (facts) => deciding.some((topic) => hasError(facts, topic)),
  },
  {
    grade: 'C',
    says: 'Another check has an error.',
    applies: ({sections}) =>
      sections.some(({findings}) => findings.some(({severity}) => severity === 'error')),
  },
  {
    grade: 'C',
    says: 'The DMARC policy that applies is none, so receivers deliver forged email as before.',
    applies: ({facts}) => facts.dmarcPolicy === 'none',
  },
  {
    grade: 'B',
    says: 'There is at least one warning, and no error.',
    applies: ({sections}) =>
      sections.some(({state, findings}) =>
        findings.some(({severity}) => severity === 'warning' && state !== 'unanswered'),
      ),
  },
  {
    grade: 'A',
    says: 'There are no errors and no warnings. Notes do not lower the grade.',
    applies: () => true,
  },
];

/**
 * Grades a domain.
 *
 * @returns nothing where the domain does not exist, or where MX, SPF or DMARC had no
 *   usable response. Other checks without a response are left out of the grade.
 */
export function gradeDomain(facts: GradeFacts): DomainReport['grade'] {
  const isKnown = deciding.every((topic) => sectionOf(facts, topic)?.state === 'checked');
  const rule = facts.exists && isKnown && gradeRules.find(({applies}) => applies(facts));
  return rule ? {grade: rule.grade, rule} : undefined;
}
