export {MyStack, StackButton} from './MyStack';
export {fillMarkdown, readStack} from './stack';
