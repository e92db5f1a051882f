/** Reads a list, and asks nothing. A chunk of its own, loaded when a visitor has a list. */
export {readDomainList} from '..';
