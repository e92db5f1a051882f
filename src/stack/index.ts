export {MyStack, StackButton} from './MyStack';
export {
  EXAMPLE,
  fill,
  fillMarkdown,
  readStack,
  STACK_EVENT,
  storeStack,
  withProduct,
  type Stack,
} from './stack';
