/** The door for tools that write tables of their own. */
export {writeCell} from './write';
