import type {Problem} from '../kit';
import type {Finding, RuleRoom, Section} from './report';
import type {Topic} from './topics';

/** A topic with what was found. */
export function section(
  topic: Topic,
  summary: string,
  {
    state = 'checked',
    published = [],
    findings = [],
  }: Partial<Pick<Section, 'state' | 'published'>> & {findings?: readonly Finding[]} = {},
): Section {
  return {
    topic,
    state,
    summary,
    published,
    findings: findings.map((finding) => ({...finding, topic})),
  };
}

/** Problems of another room, which has rules of its own. Columns mean nothing here. */
export function fromRoom(room: RuleRoom, problems: readonly Problem[]): Finding[] {
  return problems.map(({position: _, ...problem}) => ({...problem, room}));
}
