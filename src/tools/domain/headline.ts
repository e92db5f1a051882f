import type {DomainReport} from './report';
import {topicWords} from './topics';

/** The result in one sentence. */
export function headline({domain, exists, grade, unanswered}: DomainReport): string {
  if (!exists) {
    return `${domain} does not exist in DNS.`;
  }
  if (!grade) {
    const names = unanswered.map((topic) => topicWords[topic].name).join(', ');
    return `${domain} has no grade, because some checks got no response: ${names}.`;
  }
  return {
    A: `${domain} is set up well for email.`,
    B: `${domain} works, with some warnings to look at.`,
    C: `${domain} works, but forged or lost email is possible.`,
    D: `${domain} has errors that affect its email.`,
    F: `Anyone can send email as ${domain}.`,
  }[grade.grade];
}
