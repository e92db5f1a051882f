import rules from '@generated/api-reference/default/send-rules.json';
import templates from '@generated/emails/default/required-props.json';
import {answerEmail, type SendAnswer} from '../../api/plain';

/**
 * Responds to the hero's request as the API would: the rules come from the OpenAPI
 * document, the templates from the gallery. Nothing is sent.
 *
 * @param domain the one that the sender has verified
 */
export function send(text: string, domain: string): SendAnswer {
  const isVerified = (sender: string) => sender === domain;
  return answerEmail(text, rules, {isVerified, templates, now: Date.now()});
}
