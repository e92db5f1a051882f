/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {fillPage, keepFilled} from './fillPage';
export {
  EXAMPLE,
  fillMarkdown,
  readStack,
  type Stack,
  STACK_EVENT,
  storeStack,
} from './stack';
